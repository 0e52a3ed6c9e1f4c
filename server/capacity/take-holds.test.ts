// Nothing is sold twice, on both engines. One test proves that the locks and the constraint are needed.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Claim } from '../../domain/capacity/claim.ts';
import { emptyBatches, runInBatch } from '../platform/database/batches.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { runUnregistered } from '../platform/database/unregistered-statement.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBackClaims } from './settle-holds.ts';
import { allotPlaces, type Decision, type HoldRequest, writeHolds } from './take-holds.ts';

const HOUR = 3_600_000;
const OPENING = Date.parse('2026-11-18T09:00:00Z');

describe.each(testDatabases())('holds on $name', ({ open }) => {
  let database: Database;
  let now = new Date(OPENING - HOUR);
  const waiting = emptyBatches<HoldRequest, Decision<HoldRequest>>({ size: 16, atOnce: 1 });

  const holdTogether = (requests: readonly HoldRequest[]) =>
    database.transaction(async (sql) => {
      const decided = await allotPlaces(sql, requests, now);
      for (const { request, allotment } of decided)
        if (allotment.granted)
          await runUnregistered(
            sql,
            {
              name: 'test-insert-cart',
              text: `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
                values ($1, 'held', 'de', '{}', 0, 166, '', '', $2, $3)`,
            },
            [request.cartId, allotment.bySlot.size, request.expires],
          );
      await writeHolds(sql, decided);
      return decided;
    });

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date(OPENING - HOUR);
    await database.executeSql(`
      truncate hold, cart, slot, pool cascade;
      insert into pool (id, rules, longest_minutes) values ('hall', '[]', 60), ('type', '[]', 60);
      insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity)
      select pool, '2026-11-18', '2026-11-18 ' || hour || ':00', '2026-11-18 ' || hour + 1 || ':00',
        timestamptz '2026-11-18 00:00Z' + (hour - 1) * interval '1 hour', timestamptz '2026-11-18 00:00Z' + hour * interval '1 hour',
        case pool when 'hall' then 20 else 7 end
      from unnest(array['hall', 'type']) pool, generate_series(10, 16) hour`);
  });

  const claim = (quantity: number, hour = 0, more: Partial<Claim> = {}): Claim => ({
    line: 0,
    pool: 'hall',
    from: OPENING + hour * HOUR,
    until: OPENING + hour * HOUR + 1,
    startsAtSlot: true,
    quantity,
    ...more,
  });
  const take = async (...claims: Claim[]) => {
    const request = { cartId: randomId(), claims, expires: new Date(now.getTime() + 1_200_000) };
    const { allotment } = await runInBatch(waiting, request, holdTogether);
    return allotment.granted ? { held: true } : { held: false, shortages: allotment.shortages };
  };
  const taken = async (pool = 'hall'): Promise<number[]> =>
    (
      await database.executeSql('select taken from slot where pool_id = $1 order by starts_at', [pool])
    ).rows.map((row) => row.taken);
  const countsAgree = async () => {
    const { rows } = await database.executeSql(`
      select s.id from slot s left join hold h on h.slot_id = s.id group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
    expect(rows).toEqual([]);
  };

  test('of sixty buyers for twenty places exactly twenty get one', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => take(claim(1))));
    expect(answers.filter(({ held }) => held)).toHaveLength(20);
    expect((await taken())[0]).toBe(20);
    await countsAgree();
  });

  test('buyers with different slots, long stays and limits of their own never deadlock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        take(
          claim(1 + (index % 3), index % 5, {
            until: OPENING + (index % 5) * HOUR + (index % 2 ? 2 * HOUR : 1),
          }),
          claim(1, (index + 2) % 5, { pool: 'type' }),
        ),
      ),
    );
    expect(answers.some(({ held }) => held)).toBe(true);
    for (const count of await taken()) expect(count).toBeLessThanOrEqual(20);
    for (const count of await taken('type')) expect(count).toBeLessThanOrEqual(7);
    await countsAgree();
  });

  test('no more is given back than is held, however often a line says so', async () => {
    await take(claim(3));
    await take(claim(2));
    const [{ cart_id }] = (await database.executeSql('select cart_id from hold where quantity = 3')).rows;
    const given = await database.transaction((sql) => giveBackClaims(sql, cart_id, [claim(2), claim(2)]));
    expect(given).toEqual(['hall']);
    expect((await taken())[0]).toBe(2);
    await countsAgree();
  });

  test('times of a pool that overlap have their places each for itself; a long stay takes those that begin while it lasts', async () => {
    await database.executeSql(`
      update pool set longest_minutes = 90 where id = 'hall';
      update slot set ends_at = starts_at + interval '90 minutes' where pool_id = 'hall'`);
    for (const quantity of [12, 8]) expect(await take(claim(quantity, 1))).toEqual({ held: true });
    expect((await taken()).slice(0, 4)).toEqual([0, 20, 0, 0]);
    expect(await take(claim(5, 2))).toEqual({ held: true });
    expect(await take(claim(1, 2, { until: OPENING + 4 * HOUR }))).toEqual({ held: true });
    expect((await taken()).slice(0, 5)).toEqual([0, 20, 6, 1, 0]);
    expect(await take(claim(1, 0, { until: OPENING + 2 * HOUR }))).toMatchObject({ held: false });
    await countsAgree();
  });

  test('what is given back of a time is given back of that time alone, where another one overlaps it', async () => {
    await database.executeSql(`
      update pool set longest_minutes = 90 where id = 'hall';
      update slot set ends_at = starts_at + interval '90 minutes' where pool_id = 'hall'`);
    await take(claim(3, 1), claim(2, 2, { line: 1 }));
    const [{ cart_id }] = (await database.executeSql('select distinct cart_id from hold')).rows;
    await database.transaction((sql) => giveBackClaims(sql, cart_id, [claim(2, 2)]));
    expect((await taken()).slice(0, 4)).toEqual([0, 3, 0, 0]);
    await countsAgree();
  });

  test('a time that does not exist, and one that is over, have no places', async () => {
    expect(await take(claim(1, 0, { from: OPENING + 60_000, until: OPENING + 60_001 }))).toMatchObject({
      held: false,
    });
    now = new Date(OPENING + HOUR);
    expect(await take(claim(1))).toEqual({ held: false, shortages: [{ line: 0, available: 0 }] });
  });

  test('a visitor can still buy a ticket for a slot that has started but not ended', async () => {
    now = new Date(OPENING + HOUR - 1000);
    expect(await take(claim(1))).toEqual({ held: true });
  });

  test('the race is real: reading first and then writing oversells, and only the constraint prevents it', async () => {
    await database.executeSql('alter table slot drop constraint slot_not_oversold');
    const naive = async () => {
      const { rows } = await database.executeSql(
        `select id, capacity - taken as free from slot where pool_id = 'hall' order by starts_at limit 1`,
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (rows[0].free >= 1)
        await database.executeSql('update slot set taken = taken + 1 where id = $1', [rows[0].id]);
    };
    await Promise.all(Array.from({ length: 60 }, naive));
    expect((await taken())[0]).toBeGreaterThan(20);

    await database.executeSql(
      'update slot set taken = 0; alter table slot add constraint slot_not_oversold check (taken <= capacity)',
    );
    const tries = await Promise.allSettled(Array.from({ length: 60 }, naive));
    expect((await taken())[0]).toBe(20);
    expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
