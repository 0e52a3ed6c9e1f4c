// The sums of the ledger while others write to it, on PostgreSQL: an entry that was numbered earlier and is there later is not lost.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyArrived } from '../../../domain/ledger/money-entries.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { sumUpAll } from '../../testing/ledger/sum-up-all.ts';
import { readOwed } from '../unpaid/unpaid-store.ts';
import { sumUpLedger } from './sum-up-ledger.ts';

const AT = new Date('2026-11-18T12:00:00Z');
const PASSES = 4;

for (const { name, open } of testDatabases().filter((engine) => engine.name === 'postgres')) {
  let database: Database;
  let minutes = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const entry = (id: string, cents: number) => moneyArrived({ id, provider: 'demo' }, cents, AT);
  const sumUp = async () => {
    for (let pass = 0; pass < PASSES; pass += 1) {
      minutes += 1;
      await sumUpLedger({ database, now: () => new Date(AT.getTime() + minutes * 60_000) });
    }
  };
  /** After everything that was summed up before. */
  const later = () => {
    minutes += 1000;
    return new Date(AT.getTime() + minutes * 60_000);
  };
  const rows = async (text: string) => (await database.executeSql(text)).rows;
  const owed = () => rows('select payment_id, amount::int from ledger_owed order by payment_id');
  /** As reports read it: what is summed, and what is not yet. */
  const whole = async () => {
    const [row] = await rows(`
      select (select coalesce(sum(amount), 0) from ledger_owed)::int + coalesce((
        select sum(p.amount) from ledger_entry e join ledger_posting p on p.entry_id = e.id
        where p.account = 'payers' and e.id > coalesce((select until_entry from ledger_summed), 0)), 0)::int as cents`);
    return row.cents;
  };

  test(`an entry of a transaction that is still open keeps the sums waiting, on ${name}`, async () => {
    await postEntries(database, [entry('first', 100)]);
    await sumUpAll(database, later());
    expect(await owed()).toEqual([{ payment_id: 'first', amount: -100 }]);

    const numbered = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const late = database.transaction(async (sql) => {
      await postEntries(sql, [entry('late', 1000)]);
      numbered.resolve();
      await mayEnd.promise;
    });
    await numbered.promise;
    await postEntries(database, [entry('quick', 10)]);
    await sumUp();
    expect(await whole()).toBe(-110);
    mayEnd.resolve();
    await late;
    expect(await whole()).toBe(-1110);
    await sumUpAll(database, later());
    expect(await whole()).toBe(-1110);
    expect((await owed()).map(({ payment_id }) => payment_id)).toEqual(['first', 'late', 'quick']);
    expect(await readOwed(database, 10)).toEqual([]);
  });

  test('processes that sum up at once, and one that dies meanwhile, add every entry once', async () => {
    await postEntries(database, [entry('once', 100_000)]);
    const before = await whole();
    const dies = (at: Date) =>
      sumUpLedger({
        database: {
          ...database,
          transaction: (work) =>
            database.transaction(async (sql) => {
              await work(sql);
              throw new Error('killed');
            }),
        },
        now: () => at,
      });
    for (let pass = 0; pass < PASSES; pass += 1) {
      const at = later();
      await expect(dies(at)).rejects.toThrow('killed');
      await Promise.all([1, 2, 3].map(() => sumUpLedger({ database, now: () => at })));
    }
    expect(await owed()).toContainEqual({ payment_id: 'once', amount: -100_000 });
    expect(await whole()).toBe(before);
  });

  test('what was marked in a database from which this one was copied is marked again', async () => {
    await database.executeSql(
      "update ledger_summed set next_entry = 1000000, next_transaction = '99999999999'",
    );
    await postEntries(database, [entry('copied', 1)]);
    await sumUpAll(database, later());
    expect(await whole()).toBe(-101_111);
    const [{ until_entry, last }] = await rows(
      'select until_entry::int, (select max(id) from ledger_entry)::int as last from ledger_summed',
    );
    expect(until_entry).toBe(last);
  });
}
