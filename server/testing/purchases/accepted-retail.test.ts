// Confirm-on-checkout is off (spec 2): goods, passes and vouchers are paid for, but become an order only when the visitor
// places it on the accepted page. Also tests to which address the parcel goes.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCart } from '../../orders/decide-cart.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const VIENNA = { name: 'Mary Somerville', street: 'Kai 1', zip: '1010', city: 'Wien', country: 'AT' };
const HOME = { street: 'Elbe 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const book = { type: 'merchandise', id: 'buch', count: 1 };
const gift = { type: 'voucher', id: 'fest', count: 1, greeting: '' };
const code = { type: 'voucherCode', barcode: 'NEU-50' };

describe.each(oneDatabase())('the accepted page on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('museum.yaml', RETAIL_MUSEUM_YAML.replace('flags: {', 'flags: {confirmOnCheckout: false, '));
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = async (items: unknown[], token: string, more: object = {}) =>
    (await shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, more, 166))).body;
  const hold = async (items: unknown[], token: string, more: object = {}): Promise<string> =>
    (await init(items, token, more)).data.cartId;
  /** The bank's webhook, which arrives without the visitor. */
  const settle = async (cartId: string) => {
    const { rows } = await shop.database.executeSql('select * from payment where cart_id = $1', [cartId]);
    return settlePayment(shop.shop.payments, rows[0], { visitorConfirms: false });
  };
  const place = async (cartId: string) => {
    const { body } = await shop.post('/api/de/checkout/execPayment', { cartId });
    return (await shop.get(`/api/de/order/review?id=${body.data.booking_id}`)).body.data;
  };
  const used = async (): Promise<number> =>
    (await shop.get('/api/de/voucher?voucher=NEU-50')).body.data.used_amount;
  const count = async (from: string): Promise<number> =>
    (await shop.database.executeSql(`select from ${from}`)).rows.length;
  const issued = () => count('voucher_code where booking_id is not null');
  const pieces = async (): Promise<number> =>
    (await shop.get('/api/de/merchandise?article=buch')).body.data.stock.available;

  test('before the visitor places the order there is no order and no voucher, but stock and codes are held', async () => {
    const left = await pieces();
    const cartId = await hold([book, gift, code], await shop.guest({ shipping: VIENNA }));
    await shop.bank(cartId, 'pay');
    expect(await settle(cartId)).toEqual({ state: 'paid' });
    expect(await settle(cartId)).toEqual({ state: 'paid' });
    expect([await count('placed_order'), await issued(), await pieces()]).toEqual([0, 0, left - 1]);
    // The code pays for the book of 32 euros and its parcel. The voucher has to be paid for with money.
    expect(await used()).toBe(3200 + 1149);

    const order = await place(cartId);
    expect(order).toMatchObject({
      total: 2500,
      shipping: { cost: 1149, ...VIENNA },
      vouchers: [{ line: 1, amount: 2500 }],
      codes: [{ barcode: 'NEU-50', discount: 4349 }],
    });
    expect((await place(cartId)).booking_id).toBe(order.booking_id);
    expect([await count('placed_order'), await issued(), await pieces()]).toEqual([1, 1, left - 1]);
    expect(await used()).toBe(4349);
  });

  test('an order that is placed while its money is on its way needs no other click when the money comes', async () => {
    const cartId = await hold([book], await shop.guest({ shipping: VIENNA }));
    await shop.bank(cartId, 'later');
    const { body } = await shop.post('/api/de/checkout/execPayment', { cartId });
    expect(body.code).toBe('PAYMENT_PENDING');
    const other = await hold([book], await shop.guest({ shipping: VIENNA }));
    await shop.bank(other, 'later');
    expect(await settle(other)).toEqual({ state: 'put-off' });
    shop.pass(5 * 24 * 3600);
    expect(await settle(cartId)).toMatchObject({ state: 'confirmed' });
    // Nobody has placed this one.
    expect(await settle(other)).toEqual({ state: 'paid' });
  });

  test('a cart that a code pays in full also waits until the visitor places the order', async () => {
    const before = await count('placed_order');
    const cartId = await hold(
      [{ type: 'merchandise', id: 'mitschnitt', count: 1 }, code],
      await shop.guest(),
    );
    expect(await settle(cartId)).toEqual({ state: 'paid' });
    expect(await count('placed_order')).toBe(before);
    expect((await place(cartId)).total).toBe(0);
    expect(await used()).toBe(4849);
  });

  test('the parcel goes to the customer’s saved shipping address, at the price for that country', async () => {
    const token = await shop.guest({ ...HOME, shipping: VIENNA });
    const { data } = (await shop.post(`/api/de/SHIPPING_COSTS?jwt=${token}`, { country: 'DE', cart: [book] }))
      .body;
    expect(data).toBe(1149);
    expect(await init([book], token, { shippingCosts: 549 })).toMatchObject({
      code: 'CART_PRICE_CHANGED',
      shippingCosts: 1149,
    });
    const cartId = await hold([book], token, { shippingCosts: data });
    await shop.bank(cartId, 'pay');
    const order = await place(cartId);
    expect(order.shipping).toEqual({ cost: 1149, ...VIENNA });
    expect([order.total, order.address]).toEqual([3200 + 1149, HOME]);
  });

  test('the parcel goes to the address given for this order, or else to the buyer', async () => {
    const token = await shop.guest({ ...HOME, fname: 'Ada', shipping: VIENNA });
    const toFriend = { ...VIENNA, name: 'Ada Byron', city: 'Linz' };
    const friends = await findCart(shop.database, await hold([book], token, { shipping: toFriend }));
    expect(friends?.quote.shipping).toEqual({ cost: 1149, ...toFriend });
    const own = await findCart(
      shop.database,
      await hold([book], await shop.guest({ ...HOME, fname: 'Ada' })),
    );
    expect(own?.quote.shipping).toEqual({ cost: 549, name: 'Ada Lovelace', ...HOME });
  });
});
