// The ledger's rows on both engines: entries sum to zero or are refused, are written once, and are never changed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyArrived, refundAccepted } from '../../domain/ledger/money-entries.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { postEntries } from './post-entries.ts';

// Half past midnight in Berlin: another day than in London.
const AT = new Date('2026-11-18T23:30:00Z');
const payment = { id: 'p1', provider: 'demo' };

describe.each(testDatabases())('the ledger on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.executeSql(`
      insert into museum (settings, loaded_on) values ('{"timeZone": "Europe/Berlin"}', '2026-11-18')`);
    await postEntries(database, [
      moneyArrived(payment, 2400, AT),
      moneyArrived({ ...payment, id: 'p2' }, 100, AT),
    ]);
  });
  afterAll(() => database.close());

  const balances = async () =>
    (
      await database.executeSql(
        'select account, sum(amount)::int as cents from ledger_posting group by account order by account',
      )
    ).rows;
  const BALANCES = [
    { account: 'payers', cents: -2500 },
    { account: 'provider:demo', cents: 2500 },
  ];

  test('an entry is dated in museum time', async () => {
    const { rows } = await database.executeSql(
      `select key, cause, day::text as day, payment_id from ledger_entry where key = 'money-arrived:p1'`,
    );
    expect(rows).toEqual([
      { key: 'money-arrived:p1', cause: 'money-arrived', day: '2026-11-19', payment_id: 'p1' },
    ]);
    expect(await balances()).toEqual(BALANCES);
  });

  test('an entry that was posted before is left out, and those beside it are posted', async () => {
    await postEntries(database, [
      moneyArrived(payment, 2400, AT),
      moneyArrived({ ...payment, id: 'p3' }, 300, AT),
      moneyArrived({ ...payment, id: 'p3' }, 300, AT),
      refundAccepted({ id: 'r3', payment_id: 'p3', provider: 'demo' }, 300, AT),
    ]);
    expect(await balances()).toEqual(BALANCES);
    const { rows } = await database.executeSql(
      `select key from ledger_entry where payment_id = 'p3' order by key`,
    );
    expect(rows.map(({ key }) => key)).toEqual(['money-arrived:p3', 'refund-accepted:r3']);
  });

  test('postings that do not sum to zero are refused, whoever writes them', async () => {
    const wrong = { ...moneyArrived({ ...payment, id: 'p4' }, 400, AT) };
    const postings = wrong.postings.map((posting, index) => ({ ...posting, amount: posting.amount + index }));
    await expect(postEntries(database, [{ ...wrong, postings }])).rejects.toThrow('do not sum to zero');
    await expect(
      database.executeSql(`
        insert into ledger_posting (entry_id, place, account, amount)
        select id, 9, 'payers', 1 from ledger_entry where key = 'money-arrived:p1'`),
    ).rejects.toThrow('do not sum to zero');
    const { rows } = await database.executeSql(`select key from ledger_entry where payment_id = 'p4'`);
    expect(rows).toEqual([]);
    expect(await balances()).toEqual(BALANCES);
  });

  test('an entry takes no later postings, even if they sum to zero', async () => {
    await expect(
      database.executeSql(`
        insert into ledger_posting (entry_id, place, account, amount)
        select id, 8 + sign, 'payers', sign from ledger_entry, (values (1), (-1)) as s (sign)
        where key = 'money-arrived:p1'`),
    ).rejects.toThrow('were written before');
  });

  test.each([
    `update ledger_entry set note = 'other'`,
    'update ledger_posting set amount = -amount',
    'delete from ledger_posting',
    'delete from ledger_entry',
    'truncate ledger_posting',
    'truncate ledger_entry cascade',
  ])('nobody changes it: %s', async (statement) => {
    await expect(database.executeSql(statement)).rejects.toThrow('the ledger is never changed');
    expect(await balances()).toEqual(BALANCES);
  });
});
