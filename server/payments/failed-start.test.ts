// The shop holds a cart before it asks the provider to start the payment. What becomes of the cart when that fails is told
// for every provider (testing/providers/provider-suite-starting.ts); here is what it held besides places, and what
// becomes of it when the process ends in between.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { reconcilePayments } from './reconcile.ts';

const LAPSED = 1201;
const cart = [
  { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 5 },
  { type: 'merchandise', id: 'mitschnitt', count: 3 },
  { type: 'voucherCode', barcode: 'NEU-50' },
];

describe.each(oneDatabase())('a payment that was not started, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = () => shop.post('/api/de/checkout/initPayment', purchase(cart));
  const taken = async () =>
    (await shop.database.executeSql('select pool_id, taken from slot where taken > 0 order by pool_id')).rows;

  test('an express payment gives back places, the last pieces of an article, and the code', async () => {
    shop.shop.payments.bank.mood.down = true;
    const { status, body } = await init();
    shop.shop.payments.bank.mood.down = false;
    expect([status, body.code]).toEqual([503, 'PAYMENT_NOT_STARTED']);
    expect(await taken()).toEqual([]);
    expect((await shop.database.executeSql('select cart_id from hold')).rows).toEqual([]);
  });

  test('the process ends before it asks: the hold lapses, and the payment is closed', async () => {
    const { body } = await init();
    expect(await taken()).not.toEqual([]);
    // The provider was never asked.
    await shop.database.executeSql('delete from demo_bank_payment');
    shop.pass(LAPSED);
    await reconcilePayments(shop.shop.payments);
    expect(await taken()).toEqual([]);
    shop.pass(LAPSED);
    await reconcilePayments(shop.shop.payments);
    const { rows } = await shop.database.executeSql(
      'select c.state as cart, p.state as payment from cart c join payment p on p.cart_id = c.id where c.id = $1',
      [body.data.cartId],
    );
    expect(rows).toEqual([{ cart: 'expired', payment: 'canceled' }]);
  });
});
