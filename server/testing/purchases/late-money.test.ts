// Money and its notices come in any order, also in the moment between finding a cart and locking it. What is decided by then
// stays decided, on both engines.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expireCarts } from '../../orders/decide-cart.ts';
import { disputeAsStaff } from '../../payments/demo-bank/demo-bank-staff.ts';
import { reconcilePayments } from '../../payments/reconcile.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 }];
const HOUR = 3600;

describe.each(testDatabases())('late money, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const paidAtBank = async (): Promise<string> => {
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(TICKETS));
    await shop.bank(body.data.cartId, 'pay');
    return body.data.cartId;
  };
  const comeBack = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const paymentNow = async () => (await rows('select * from payment'))[0];
  const standing = async () => ({
    carts: (await rows('select state from cart')).map(({ state }) => state),
    payments: (await rows('select state from payment')).map(({ state }) => state),
    places: (await rows('select coalesce(sum(quantity), 0)::int as places from hold'))[0].places,
    refunds: (await rows('select id from refund')).length,
  });
  // Of the event, and of the kind of ticket.
  const SOLD = { carts: ['confirmed'], payments: ['paid'], places: 4, refunds: 0 };
  /** The shop's database, where something happens after a statement has answered. */
  const meanwhile = (name: string, happen: () => Promise<unknown>): Database => ({
    ...shop.database,
    all: async (statement, ...given) => {
      const found = await shop.database.all(statement, ...given);
      if (statement.name === name) await happen();
      return found;
    },
  });

  test('a cart that was found lapsed, and is paid before it is locked, keeps its places', async () => {
    const cartId = await paidAtBank();
    shop.pass(HOUR);
    const found = await expireCarts(
      meanwhile('lapsed-carts', () => comeBack(cartId)),
      shop.now(),
    );
    expect(found).toBe(1);
    expect(await standing()).toEqual(SOLD);
  });

  test('a cart that nobody has confirmed in time, and is confirmed before it is locked, keeps its money', async () => {
    const cartId = await paidAtBank();
    const payments = { ...shop.shop.payments, confirmOnCheckout: () => false };
    expect(await settlePayment(payments, await paymentNow(), { visitorConfirms: false })).toEqual({
      state: 'paid',
    });
    shop.pass(HOUR);
    const database = meanwhile('unconfirmed-carts', () => comeBack(cartId));
    await reconcilePayments({ ...payments, database });
    expect(await standing()).toEqual(SOLD);
  });

  test('money that a bank took back and then returned is told of again: it is the order’s, and no second payment', async () => {
    const cartId = await paidAtBank();
    await comeBack(cartId);
    const settleAgain = async () =>
      settlePayment(shop.shop.payments, await paymentNow(), { visitorConfirms: false, askAgain: true });
    await disputeAsStaff(shop.shop.payments.bank, cartId, 'lost');
    await settleAgain();
    expect(await standing()).toEqual({ ...SOLD, payments: ['charged-back'] });
    await disputeAsStaff(shop.shop.payments.bank, cartId, 'won');
    await settleAgain();
    await settleAgain();
    expect(await standing()).toEqual(SOLD);
    expect(await rows("select id from ledger_entry where cause = 'money-arrived'")).toHaveLength(1);
  });
});
