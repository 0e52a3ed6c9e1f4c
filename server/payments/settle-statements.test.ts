// What the ledger costs a sale: one statement for a batch of settled payments, whatever they pay for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { Statement } from '../platform/database/statement.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { settleArrived } from './settle-arrived.ts';

const ITEMS = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];

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

/** Payments of new carts, and of these alone. */
async function startedPayments(count: number) {
  const carts: string[] = [];
  for (let buyer = 0; buyer < count; buyer += 1)
    carts.push((await shop.post('/api/de/checkout/initPayment', purchase(ITEMS))).body.data.cartId);
  const { rows } = await shop.database.executeSql('select * from payment where cart_id = any ($1)', [carts]);
  return rows;
}

test('money that arrives and orders that are confirmed are posted together, once for a batch', async () => {
  const rows = await startedPayments(5);
  const names: string[] = [];
  const payments = { ...shop.shop.payments, database: overheard(shop.database, names) };
  const settled = await Promise.all(
    rows.map((payment) =>
      settleArrived(payments, { payment, outcome: { state: 'paid', fee: 35 }, visitorConfirms: false }),
    ),
  );
  expect(settled.map(({ state }) => state)).toEqual(rows.map(() => 'confirmed'));
  expect(names.filter((name) => name.includes('ledger'))).toEqual(['insert-ledger-entries']);
  expect(names.filter((name) => name === 'insert-orders')).toHaveLength(1);
  // That writes the carts, too, once.
  expect(names).not.toContain('set-cart-states');
  const carts = await shop.database.executeSql('select distinct state, network from cart');
  expect(carts.rows).toEqual([{ state: 'confirmed', network: null }]);
  const posted = await shop.database.executeSql(
    'select cause, count(*)::int as count from ledger_entry group by cause order by cause',
  );
  expect(posted.rows).toEqual([
    { cause: 'fee', count: 5 },
    { cause: 'money-arrived', count: 5 },
    { cause: 'order-sold', count: 5 },
  ]);
});

test('a payment that its provider and its visitor tell of at the same moment is settled once, for both', async () => {
  const [payment] = await startedPayments(1);
  const names: string[] = [];
  const payments = { ...shop.shop.payments, database: overheard(shop.database, names) };
  const outcome = { state: 'paid' } as const;
  const [told, confirmed] = await Promise.all(
    [false, true].map((visitorConfirms) => settleArrived(payments, { payment, outcome, visitorConfirms })),
  );
  expect(told).toMatchObject({ state: 'confirmed', bookingId: expect.any(String) });
  expect(confirmed).toEqual(told);
  expect(names.filter((name) => name === 'lock-carts')).toHaveLength(1);
});

test('where the visitor has to confirm, the provider’s word alone makes no order', async () => {
  const [payment] = await startedPayments(1);
  const payments = { ...shop.shop.payments, confirmOnCheckout: () => false };
  const outcome = { state: 'paid' } as const;
  const settled = await Promise.all(
    [false, true].map((visitorConfirms) => settleArrived(payments, { payment, outcome, visitorConfirms })),
  );
  expect(settled.map(({ state }) => state)).toEqual(['paid', 'confirmed']);
});

test('told twice, and nothing comes of the first transaction: each is settled by itself, and there is one order', async () => {
  const [payment] = await startedPayments(1);
  let isFirst = true;
  const transaction: Database['transaction'] = (run, options) => {
    if (!isFirst) return shop.database.transaction(run, options);
    isFirst = false;
    return Promise.reject(new Error('no'));
  };
  const payments = { ...shop.shop.payments, database: { ...shop.database, transaction } };
  const outcome = { state: 'paid' } as const;
  const [told, confirmed] = await Promise.all(
    [false, true].map((visitorConfirms) => settleArrived(payments, { payment, outcome, visitorConfirms })),
  );
  expect(told).toMatchObject({ state: 'confirmed', bookingId: expect.any(String) });
  expect(confirmed).toEqual(told);
});

test('the museum’s settings may change meanwhile: a cart becomes an order or is paid, and nothing between', async () => {
  const [payment] = await startedPayments(1);
  let asked = 0;
  const confirmOnCheckout = () => {
    asked += 1;
    return asked === 1;
  };
  const payments = { ...shop.shop.payments, confirmOnCheckout };
  const settled = await settleArrived(payments, {
    payment,
    outcome: { state: 'paid' },
    visitorConfirms: false,
  });
  expect(settled.state).toBe('confirmed');
  const { rows } = await shop.database.executeSql('select state from cart where id = $1', [payment.cart_id]);
  expect(rows).toEqual([{ state: 'confirmed' }]);
});
