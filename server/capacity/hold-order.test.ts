// A cart that is paid at the last moment and the sweep that takes its holds away lock them in one order. The
// embedded engine has one session: there, no transaction waits for another.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { runUnregistered } from '../platform/database/unregistered-statement.ts';
import { sweepSlots } from './freed-places-store.ts';
import { keepHolds } from './hold-store.ts';
import { lockSlotsById } from './slot-locks-store.ts';

const LAPSED = new Date('2026-11-18T09:00:00Z');
const NOW = new Date('2026-11-18T09:20:00Z');

const postgres = testDatabases().find(({ name }) => name === 'postgres');

describe.skipIf(!postgres)('a payment at the last moment and the sweep, on PostgreSQL', () => {
  let database: Database;
  let slots: number[];
  const rows = async (text: string) => (await database.executeSql(text)).rows;

  beforeAll(async () => {
    database = (await postgres?.open()) as Database;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.executeSql(`
      truncate hold, cart, slot, pool cascade;
      insert into pool (id, rules, longest_minutes) values ('hall', '[]', 60);
      insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity, taken)
      select 'hall', '2026-11-18', '2026-11-18 ' || hour || ':00', '2026-11-18 ' || hour + 1 || ':00',
        timestamptz '2026-11-18 00:00Z' + hour * interval '1 hour', timestamptz '2026-11-18 01:00Z' + hour * interval '1 hour', 9, 1
      from generate_series(10, 13) hour;
      insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
      values ('late', 'held', 'de', '{}', 0, 166, '', '', 4, '${LAPSED.toISOString()}')`);
    slots = (await rows('select id from slot order by id')).map(({ id }) => Number(id));
  });

  const waiting = async () =>
    Number(
      (
        await rows(`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      )[0].count,
    );

  test.each(['slot_id', 'slot_id desc'])('with holds that lie in the order of %s', async (order) => {
    await database.executeSql(`
      insert into hold (cart_id, slot_id, quantity, expires_at)
      select 'late', slot_id, 1, '${LAPSED.toISOString()}' from unnest('{${slots}}'::bigint[]) slot_id order by ${order}`);
    // A third transaction stops both in the middle: if they locked from opposite ends, each would now wait for the other.
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const third = database.transaction(async (sql) => {
      const middle = {
        name: 'lock-some-holds',
        text: 'select from hold where slot_id = any ($1) for update',
      };
      await runUnregistered(sql, middle, [slots.slice(1, 3)]);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const kept = database.transaction((sql) => keepHolds(sql, ['late']));
    await expect.poll(waiting).toBe(1);
    const swept = database.transaction(async (sql) => {
      await lockSlotsById(sql, slots);
      return (await sweepSlots(sql, slots, NOW)).length;
    });
    await expect.poll(waiting).toBe(2);
    release.resolve();
    await third;
    expect(await Promise.all([kept, swept])).toEqual([new Map([['late', 4]]), 0]);
  });
});
