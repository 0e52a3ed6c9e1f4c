// No payment leaves the table of states, on both engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { changePayment, findPayment, insertPayments, lockPayment } from './payment-store.ts';

const NOW = new Date('2026-11-18T09:00:00Z');

describe.each(testDatabases())('the state of a payment on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.executeSql(`
      insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
      values ('c', 'held', 'de', '{}', 1200, 166, '', '', 0, '2026-11-18T10:00:00Z')`);
    const payment = { id: 'p', cart_id: 'c', provider: 'demo', reference: 'p', amount: 1200 };
    await insertPayments(database, [payment], NOW, NOW);
  });
  afterAll(() => database.close());

  test('changes only as the table of states allows', async () => {
    await database.transaction(async (sql) => {
      const started = await lockPayment(sql, 'p');
      if (!started) throw new Error('no payment');
      expect(await changePayment(sql, started, 'give-back', NOW)).toBeUndefined();
      expect(await findPayment(sql, 'p')).toEqual(started);
      expect(await changePayment(sql, started, 'money-kept', NOW)).toMatchObject({ state: 'paid' });
      // What was read before then is out of date, and may not decide any more.
      await expect(changePayment(sql, started, 'declined', NOW)).rejects.toThrow('no longer started');
    });
    expect(await findPayment(database, 'p')).toMatchObject({ state: 'paid', received_at: NOW });
  });
});
