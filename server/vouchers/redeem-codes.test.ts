// What carts take of voucher codes, over HTTP on both engines: held, sold and released like places.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { extendHorizon } from '../site/extend-horizon.ts';
import { openShop } from '../site/open-shop.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, settle, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const LAPSED = 1201;
const AMOUNT = 5000;
const TICKET = 800;

function tickets(count: number) {
  return { type: 'ticket', id: 'dauer-karte', count };
}
function code(barcode: string, totalPrice?: number) {
  return {
    type: 'voucherCode',
    barcode,
    ...(totalPrice !== undefined && { totalPrice }),
  };
}

describe.each(testDatabases())('redeeming codes on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  /** Each test spends a code of its own. */
  let next = 0;
  const moneyCode = () => `GELD-${++next}`;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('events/dauer.yaml', OPEN_EVENT_YAML.replace('places: 50', 'places: 5000'));
    const money = Array.from(
      { length: 40 },
      (_, index) =>
        `- {id: geld-${index}, barcode: GELD-${index}, name: {de: Geld}, kind: value, amount: ${AMOUNT}}`,
    );
    const lower = '- {id: minus, barcode: MINUS-5, name: {de: Nachlass}, kind: discount, amount: 500}';
    museum.put('voucher-codes.yaml', [...money, lower, ''].join('\n'));
    shop = await openTestShop(engine, museum.folder, {}, START);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const used = async (barcode: string): Promise<number | string> => {
    const { body } = await shop.get(`/api/de/voucher?voucher=${barcode}`);
    return body.data?.used_amount ?? body.code;
  };
  const init = (items: unknown[], more = {}) =>
    shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, more, 166));
  const hold = async (items: unknown[], more = {}): Promise<string> => {
    const { status, body } = await init(items, more);
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data.cartId;
  };
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const confirm = async (cartId: string) => {
    const { status, body } = await exec(cartId);
    expect([status, body.code]).toEqual([200, undefined]);
    return (await shop.get(`/api/de/order/review?id=${body.data.booking_id}`)).body.data;
  };
  const pay = async (items: unknown[]) => {
    const cartId = await hold(items);
    await shop.bank(cartId, 'pay');
    return confirm(cartId);
  };

  test('a code that pays for everything: no bank, no payment, and the rest stays on it', async () => {
    const barcode = moneyCode();
    const { body } = await init([tickets(2), code(barcode, -2 * TICKET)]);
    expect(body.data.url).toContain('/de/checkout/success');
    expect(await used(barcode)).toBe(1600);
    const order = await confirm(body.data.cartId);
    expect(order).toMatchObject({
      total: 0,
      state: 'confirmed',
      codes: [{ barcode, name: 'Geld', kind: 'value', discount: 1600, remaining: 3400 }],
      vat: [{ vat_value: 7, gross: 1600, net: 1495, tax: 105 }],
    });
    expect(order.lines).toHaveLength(1);
    expect(order.admissions).toHaveLength(2);
    shop.pass(LAPSED);
    expect(await used(barcode)).toBe(1600);
  });

  test('used again, a code gives what is left, and then nothing', async () => {
    const barcode = moneyCode();
    expect((await confirm(await hold([tickets(6), code(barcode)]))).codes[0].remaining).toBe(200);
    const order = await pay([tickets(1), code(barcode, -200)]);
    expect([order.total, order.codes[0].discount, order.codes[0].remaining]).toEqual([600, 200, 0]);
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
    expect((await init([tickets(1), code(barcode)])).body).toMatchObject({
      code: 'VOUCHER_NO_AMOUNT_LEFT',
      index: 1,
    });
  });

  test('a visitor who saw a higher value than is left gets a message', async () => {
    const barcode = moneyCode();
    await hold([tickets(6), code(barcode)]);
    const { body } = await init([tickets(1), code(barcode, -TICKET)]);
    expect(body).toMatchObject({
      code: 'CART_PRICE_CHANGED',
      cart: [
        { type: 'ticket', totalPrice: 800 },
        { type: 'voucherCode', used_amount: 4800, discount: 200, remaining: 0, totalPrice: -200 },
      ],
    });
  });

  test('a value code is money and does not change VAT; a discount code lowers it', async () => {
    const money = await confirm(await hold([tickets(1), code(moneyCode())]));
    expect(money.vat).toEqual([{ vat_value: 7, gross: 800, net: 748, tax: 52 }]);
    const lower = await pay([tickets(1), code('MINUS-5')]);
    expect([lower.total, lower.vat]).toEqual([300, [{ vat_value: 7, gross: 300, net: 280, tax: 20 }]]);
  });

  test('a visitor can still use what their own cart holds of a code', async () => {
    const barcode = moneyCode();
    const cartId = await hold([tickets(7), code(barcode)]);
    const own = async () =>
      (await shop.get(`/api/de/voucher?voucher=${barcode}&cartId=${cartId}`)).body.data?.used_amount;
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
    expect(await own()).toBe(0);
    shop.pass(LAPSED);
    expect(await own()).toBe(0);
  });

  test('two codes are used in the cart’s order', async () => {
    const [first, second] = [moneyCode(), moneyCode()];
    const order = await confirm(await hold([code(first), tickets(7), code(second)]));
    expect(order.codes.map(({ discount }: { discount: number }) => discount)).toEqual([5000, 600]);
    expect([await used(first), await used(second)]).toEqual(['VOUCHER_NO_AMOUNT_LEFT', 600]);
  });

  test('a canceled cart releases what it held of a code', async () => {
    const barcode = moneyCode();
    const cartId = await hold([tickets(7), code(barcode)]);
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`);
    expect(await used(barcode)).toBe(0);
  });

  test('the value of a lapsed cart is free at once; paid late, it is taken again', async () => {
    const barcode = moneyCode();
    const cartId = await hold([tickets(7), code(barcode)]);
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
    shop.pass(LAPSED);
    expect(await used(barcode)).toBe(0);
    await shop.bank(cartId, 'pay');
    expect((await confirm(cartId)).codes[0].discount).toBe(AMOUNT);
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
  });

  test('paid late, when somebody else has spent the code: the money goes back, and nothing is spent twice', async () => {
    const barcode = moneyCode();
    const cartId = await hold([tickets(7), code(barcode)]);
    shop.pass(LAPSED);
    await confirm(await hold([tickets(2), code(barcode)]));
    await shop.bank(cartId, 'pay');
    expect((await exec(cartId)).body.code).toBe('PAYMENT_REFUNDED');
    expect(await used(barcode)).toBe(1600);
  });

  test('paid late, when somebody else has used the code and left enough of it: the order is confirmed', async () => {
    const barcode = moneyCode();
    const cartId = await hold([tickets(3), code(barcode), code('GELD-0')]);
    shop.pass(LAPSED);
    await confirm(await hold([tickets(3), code(barcode)]));
    expect((await confirm(cartId)).total).toBe(0);
    expect(await used(barcode)).toBe(4800);
  });

  test('a second try can use what the first one holds', async () => {
    const barcode = moneyCode();
    const first = await hold([tickets(7), code(barcode)]);
    expect((await init([tickets(7), code(barcode)])).body.code).toBe('VOUCHER_NO_AMOUNT_LEFT');
    const second = await hold([tickets(7), code(barcode, -AMOUNT)], { cartId: first });
    await shop.bank(second, 'pay');
    expect((await confirm(second)).total).toBe(600);
    const third = await init([tickets(7), code(barcode)], { cartId: second });
    expect(third.body.code).toBe('ALREADY_DECIDED');
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
  });

  test('where a code pays for everything, no express payment supplies the address: the visitor is asked first, and nothing is lost', async () => {
    const barcode = moneyCode();
    const express = (count: number, more = {}) =>
      shop.post('/api/fr/checkout/initPayment', purchase([tickets(count), code(barcode)], more));
    const earlier = (await express(7)).body.data.cartId;
    const { status, body } = await express(2, { cartId: earlier });
    expect([status, body]).toEqual([
      401,
      {
        code: 'TOKEN_MISSING',
        message: 'Veuillez saisir vos coordonnées ou vous connecter pour continuer.',
      },
    ]);
    // The earlier cart has what it had.
    expect(await used(barcode)).toBe('VOUCHER_NO_AMOUNT_LEFT');
    const { rows } = await shop.database.executeSql('select state from cart where id = $1', [earlier]);
    expect(rows).toEqual([{ state: 'held' }]);
    const order = await confirm(await hold([tickets(2), code(barcode)], { cartId: earlier }));
    expect([order.total, order.email]).toEqual([0, 'ada@example.org']);
    expect(await used(barcode)).toBe(1600);
  });

  test('a free cart is confirmed even if the visitor does not come back', async () => {
    const barcode = moneyCode();
    const cartId = await hold([tickets(1), code(barcode)]);
    const { rows } = await shop.database.executeSql('select * from payment where cart_id = $1', [cartId]);
    expect(await settle(shop.shop, rows[0])).toMatchObject({
      state: 'confirmed',
    });
    expect(await used(barcode)).toBe(800);
  });

  test('an import and the horizon leave what is spent alone', async () => {
    const barcode = moneyCode();
    await confirm(await hold([tickets(1), code(barcode)]));
    await importMuseum(shop.database, museum.folder, shop.now());
    await extendHorizon(shop.database, (await openShop(shop.shop)).clock);
    expect(await used(barcode)).toBe(800);
  });

  test('holds and what is taken agree in the end', async () => {
    const { rows } = await shop.database.executeSql(`
      select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
    expect(rows).toEqual([]);
  });
});
