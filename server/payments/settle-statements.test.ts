// What the ledger costs a sale: one statement for a batch of settled payments, whatever they pay for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { Statement } from '../platform/database/statement.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { settleArrived } from './settle-arrived.ts';

let museum: TestMuseum;
let shop: TestShop;
beforeAll(async () => {
  museum = makeTestMuseum();
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is always an embedded database');
  shop = await openTestShop(engine, museum.folder, { DEMO_BANK_WEBHOOK_TIMES: '0' });
});
afterAll(async () => {
  await shop.close();
  museum.remove();
});

/** The database, which says what is asked of it within transactions. */
function overheard(database: Database, names: string[]): Database {
  const heard = <Values, Row>(statement: Statement<Values, Row>): Statement<Values, Row> => {
    names.push(statement.name);
    return statement;
  };
  const listen = (sql: Sql): Sql => ({
    all: (statement, ...given) => sql.all(heard(statement), ...given),
    first: (statement, ...given) => sql.first(heard(statement), ...given),
    run: (statement, ...given) => sql.run(heard(statement), ...given),
  });
  return {
    ...database,
    transaction: (run, options) => database.transaction((sql) => run(listen(sql)), options),
  };
}

test('money that arrives and orders that are confirmed are posted together, once for a batch', async () => {
  const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
  const carts: string[] = [];
  for (let buyer = 0; buyer < 5; buyer += 1)
    carts.push((await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data.cartId);
  const { rows } = await shop.database.executeSql('select * from payment');
  const names: string[] = [];
  const payments = { ...shop.shop.payments, database: overheard(shop.database, names) };
  const settled = await Promise.all(
    rows.map((payment) =>
      settleArrived(payments, { payment, outcome: { state: 'paid', fee: 35 }, visitorConfirms: false }),
    ),
  );
  expect(settled.map(({ state }) => state)).toEqual(carts.map(() => 'confirmed'));
  expect(names.filter((name) => name.includes('ledger'))).toEqual(['insert-ledger-entries']);
  expect(names.filter((name) => name === 'insert-orders')).toHaveLength(1);
  const posted = await shop.database.executeSql(
    'select cause, count(*)::int as count from ledger_entry group by cause order by cause',
  );
  expect(posted.rows).toEqual([
    { cause: 'fee', count: 5 },
    { cause: 'money-arrived', count: 5 },
    { cause: 'order-sold', count: 5 },
  ]);
});
