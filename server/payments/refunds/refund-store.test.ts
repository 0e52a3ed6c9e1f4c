// Refunds never add up to more than was paid, also when two are asked for at once, and change only as their table of
// states allows. On both engines; two transactions at once only where the engine has more than one session.
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  nextRefundState,
  REFUND_STATES,
  type RefundEvent,
  type RefundState,
} from '../../../domain/payments/refund-state.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { findPayment, insertPayments, lockPayment } from '../payment-store.ts';
import { changeRefund, insertRefund, type NewRefund, refundsOf } from './refund-store.ts';

const NOW = new Date('2026-11-18T09:00:00Z');
const EVENTS: Record<RefundEvent, true> = { sent: true, done: true, failed: true };

function part(id: string, amount: number, state: RefundState = 'due'): NewRefund {
  return { id, amount, state, reason: 'part', reference: null, attempt: 1 };
}

describe.each(testDatabases())('the refunds of a payment of 24 euros on $name', ({ name, open }) => {
  let opened: Promise<Database> | undefined;
  let database: Database;
  beforeEach(async () => {
    opened ??= open();
    database = await opened;
    await database.executeSql('delete from refund');
    await database.executeSql('delete from payment');
    await database.executeSql(`
      insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
      values ('c', 'confirmed', 'de', '{}', 2400, 166, '', '', 0, '2026-11-18T10:00:00Z') on conflict do nothing`);
    const payment = { id: 'p', cart_id: 'c', provider: 'demo', reference: 'p', amount: 2400 };
    await insertPayments(database, [payment], NOW, NOW);
    await database.executeSql(`update payment set state = 'paid' where id = 'p'`);
  });
  afterAll(() => database.close());

  const insert = (sql: Sql, refund: NewRefund) => insertRefund(sql, 'p', refund, NOW, NOW);
  const givenBack = async () => (await findPayment(database, 'p'))?.given_back;

  test.runIf(name === 'postgres')(
    'of two at once that together are too much, exactly one is written',
    async () => {
      const written = Promise.withResolvers<void>();
      const mayCommit = Promise.withResolvers<void>();
      const first = database.transaction(async (sql) => {
        const isWritten = await insert(sql, part('first', 1500));
        written.resolve();
        await mayCommit.promise;
        return isWritten;
      });
      await written.promise;
      const second = database.transaction((sql) => insert(sql, part('second', 1500)));
      await vi.waitFor(async () => expect(await waitingSessions(database)).toBe(1), 60_000);
      mayCommit.resolve();
      expect(await Promise.all([first, second])).toEqual([true, false]);
      expect((await refundsOf(database, 'p')).map(({ id }) => id)).toEqual(['first']);
      expect(await givenBack()).toBe(1500);
    },
  );

  test('one after the other: what is left can follow, and not a cent more', async () => {
    expect(await insert(database, part('first', 1500))).toBe(true);
    expect(await insert(database, part('too-much', 901))).toBe(false);
    expect(await insert(database, part('rest', 900))).toBe(true);
    expect(await insert(database, part('cent', 1))).toBe(false);
    expect(await givenBack()).toBe(2400);
  });

  test('the database itself refuses a sum above what was paid, and one below nothing', async () => {
    for (const given of [2401, -1])
      await expect(
        database.executeSql('update payment set given_back = $1 where id = $2', [given, 'p']),
      ).rejects.toThrow('payment_not_given_back_twice');
  });

  test('a failed one may be given back again', async () => {
    await insert(database, part('first', 2400));
    await change('first', 'failed');
    expect(await givenBack()).toBe(0);
    expect(await insert(database, part('again', 2400))).toBe(true);
  });

  test.each(REFUND_STATES)(
    '%s: every event that the table does not know is refused, and nothing is written',
    async (state) => {
      for (const event of Object.keys(EVENTS) as RefundEvent[]) {
        await database.executeSql('delete from refund');
        await database.executeSql('update payment set given_back = 0');
        await insert(database, part('r', 1000, state));
        const before = await rows();
        const allowed = nextRefundState(state, event);
        expect([event, (await change('r', event))?.state]).toEqual([event, allowed]);
        if (allowed) expect((await rows())[0]).toMatchObject({ state: allowed });
        else expect(await rows()).toEqual(before);
        expect(await givenBack()).toBe(allowed === 'failed' ? 0 : 1000);
      }
    },
  );

  test('what was read before another change may not decide any more', async () => {
    await insert(database, part('r', 1000));
    const [due] = await refundsOf(database, 'p');
    await change('r', 'done');
    await expect(change('r', 'sent', due)).rejects.toThrow('no longer due');
    expect(await givenBack()).toBe(1000);
  });

  const rows = async () => (await database.executeSql('select * from refund')).rows;
  const change = (id: string, event: RefundEvent, as?: Awaited<ReturnType<typeof refundsOf>>[number]) =>
    database.transaction(async (sql) => {
      const payment = await lockPayment(sql, 'p');
      const refund = as ?? (await refundsOf(sql, 'p')).find((each) => each.id === id);
      if (!payment || !refund) throw new Error(`there is no refund ${id}`);
      return changeRefund(sql, payment, refund, event, NOW, { reference: `bank-${id}` });
    });
});

/** How many sessions of this database wait for a row that another one has changed. */
async function waitingSessions(database: Database): Promise<number> {
  const { rows } = await database.executeSql(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0].count;
}
