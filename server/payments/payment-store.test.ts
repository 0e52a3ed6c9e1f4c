// The store writes only what the table of states allows, on both engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextPaymentState, PAYMENT_STATES, type PaymentEvent } from '../../domain/payments/payment-state.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { changePayment } from './payment-state-store.ts';
import {
  findPayment,
  insertPayments,
  lockPayment,
  setPaymentAmount,
  setPaymentProvider,
} from './payment-store.ts';

const NOW = new Date('2026-11-18T09:00:00Z');
const LATER = new Date('2026-11-18T10:00:00Z');

const EVENTS: Record<PaymentEvent, true> = {
  'put-off': true,
  'money-kept': true,
  'money-unwanted': true,
  declined: true,
  canceled: true,
  'give-back': true,
  'all-returned': true,
  'refund-failed': true,
  'refund-called-off': true,
  disputed: true,
  'dispute-won': true,
  'charged-back': true,
};

describe.each(testDatabases())('the state of a payment on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.executeSql(`
      insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
      values ('c', 'held', 'de', '{}', 1200, 166, '', '', 0, '2026-11-18T10:00:00Z')`);
    const payment = { cart_id: 'c', provider: 'demo', amount: 1200 };
    const ids = ['table', 'stale', 'moved', 'asked'];
    await insertPayments(
      database,
      ids.map((id) => ({ ...payment, id, reference: id })),
      NOW,
      NOW,
    );
  });
  afterAll(() => database.close());

  const lock = async (sql: Sql, id: string) => {
    const payment = await lockPayment(sql, id);
    if (!payment) throw new Error(`there is no payment ${id}`);
    return payment;
  };

  test.each(PAYMENT_STATES)(
    '%s: every event that the table does not know is refused, and nothing is written',
    async (state) => {
      for (const event of Object.keys(EVENTS) as PaymentEvent[]) {
        await database.executeSql('update payment set state = $1 where id = $2', [state, 'table']);
        await database.transaction(async (sql) => {
          const before = await lock(sql, 'table');
          const changed = await changePayment(sql, before, event, LATER, { fee: 35 });
          const allowed = nextPaymentState(state, event);
          expect([event, changed?.state]).toEqual([event, allowed]);
          const after = await findPayment(sql, 'table');
          if (allowed) expect(after?.state).toBe(allowed);
          else expect(after).toEqual(before);
        });
        await database.executeSql('update payment set fee = null, received_at = null where id = $1', [
          'table',
        ]);
      }
    },
  );

  test('what was read before another change may not decide any more', async () => {
    await database.transaction(async (sql) => {
      const started = await lock(sql, 'stale');
      expect(await changePayment(sql, started, 'money-kept', NOW)).toMatchObject({ state: 'paid' });
      await expect(changePayment(sql, started, 'declined', NOW)).rejects.toThrow('no longer started');
    });
    expect(await findPayment(database, 'stale')).toMatchObject({ state: 'paid', received_at: NOW });
  });

  const paidOnce = async (sql: Sql, id: string) => {
    const begun = await lock(sql, id);
    await changePayment(sql, begun, 'money-kept', NOW);
    return begun;
  };

  test('once money has come, it is not asked for at another provider', async () => {
    await database.transaction(async (sql) => {
      expect(await setPaymentProvider(sql, await lock(sql, 'moved'), 'terminal')).toEqual(expect.any(Number));
      const before = await paidOnce(sql, 'moved');
      expect(await setPaymentProvider(sql, before, 'register')).toBeUndefined();
    });
    expect(await findPayment(database, 'moved')).toMatchObject({ provider: 'terminal', state: 'paid' });
  });

  test('once money has come, no other amount is asked for', async () => {
    await database.transaction(async (sql) => {
      expect(await setPaymentAmount(sql, await lock(sql, 'asked'), 900)).toBe(true);
      expect(await setPaymentAmount(sql, await paidOnce(sql, 'asked'), 800)).toBe(false);
    });
    expect(await findPayment(database, 'asked')).toMatchObject({ amount: 900, state: 'paid' });
  });
});
