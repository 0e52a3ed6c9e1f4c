// Vouchers as the shop shows and prices them, and codes as visitors try them, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { oneDatabase, testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, CODES_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
/** Each code has one bound. */
const BOUNDS = `- {id: ab, barcode: AB-MORGEN, name: {de: Ab}, kind: value, amount: 100, valid_from: today+1}
- {id: bis, barcode: BIS-HEUTE, name: {de: Bis}, kind: value, amount: 100, valid_to: today}
`;

describe.each(oneDatabase())('vouchers on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('voucher-codes.yaml', `${CODES_YAML}${BOUNDS}`);
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const lookUp = (code: string, language = 'de') =>
    shop.get(`/api/${language}/voucher?voucher=${encodeURIComponent(code)}`);
  const init = (items: unknown[], more = {}) =>
    shop.post('/api/de/checkout/initPayment', purchase(items, more));

  test('are listed in their order and language, those that are no longer sold too', async () => {
    const { data } = (await shop.get('/api/en/voucher/select/event/')).body;
    expect(data.map(({ id, name, state }: Record<string, string>) => [id, name, state])).toEqual([
      ['fest', 'Voucher', 'on-sale'],
      ['frei', 'Your amount', 'on-sale'],
      ['vorbei', 'Vorfreude', 'expired'],
    ]);
    expect(data[0]).toMatchObject({
      price: 2500,
      min_amount: 2500,
      max_amount: 2500,
      variable_amount: 0,
      groupId: 'geld',
      groupName: 'Gift vouchers',
    });
    expect(data[1]).toMatchObject({ price: 4000, min_amount: 1000, max_amount: 25_000, variable_amount: 1 });
  });

  test('have a page each, and groups in the museum’s order', async () => {
    expect((await shop.get('/api/de/voucher/selectOne/price/frei')).body.data.name).toBe('Wunschbetrag');
    expect((await shop.get('/api/de/voucher/selectOne/price/nie')).body.code).toBe('NOT_FOUND');
    expect((await shop.get('/api/de/voucher/attr')).body.data).toEqual({
      category: [
        { id: 'geld', name: 'Wertgutscheine' },
        { id: 'erlebnis', name: 'Erlebnisse' },
      ],
    });
  });

  test.each(['NEU-50', '  neu-50\t', 'Neu-50', 'NEU -50'])('a code is found as %j', async (typed) => {
    expect((await lookUp(typed, 'en')).body.data).toEqual({
      id: 'neu',
      name: 'Voucher',
      barcode: 'NEU-50',
      kind: 'value',
      amount: 5000,
      used_amount: 0,
      valid_from: '',
      valid_to: '',
    });
  });

  test('what a code is worth is kept by no cache on the way', async () => {
    const { status, headers } = await lookUp('NEU-50');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('what was spent elsewhere is used', async () => {
    expect((await lookUp('REST-10')).body.data).toMatchObject({ amount: 1000, used_amount: 400 });
  });

  test.each([
    ['NIE-GEHABT', 'VOUCHER_UNKNOWN'],
    ['   ', 'VOUCHER_UNKNOWN'],
    ['%', 'VOUCHER_UNKNOWN'],
    ["'; drop table voucher_code; --", 'VOUCHER_UNKNOWN'],
    ['ĳ\u{1F3AB}', 'VOUCHER_UNKNOWN'],
    ['BALD-20', 'VOUCHER_NOW_IS_BEFORE_VALID_FROM'],
    ['ALT-15', 'VOUCHER_NOW_IS_AFTER_VALID_TO'],
    ['LEER-25', 'VOUCHER_NO_AMOUNT_LEFT'],
  ])('%j is refused, %s, in the field and in the cart', async (code, refused) => {
    expect(await lookUp(code)).toMatchObject({ status: 422, body: { code: refused } });
    const ticket = { type: 'ticket', id: 'dauer-karte', count: 1 };
    expect(await init([ticket, { type: 'voucherCode', barcode: code }])).toMatchObject({
      status: 422,
      body: { code: refused, index: 1 },
    });
  });

  const fixed = { type: 'voucher', id: 'fest', count: 1 };
  const free = { type: 'voucher', id: 'frei', count: 1 };

  test.each([
    ['an unknown one', { ...fixed, id: 'nie' }, { code: 'ITEM_UNKNOWN' }],
    ['none', { ...fixed, count: 0 }, { code: 'ITEM_COUNT_INVALID' }],
    ['fifty-one', { ...fixed, count: 51 }, { code: 'ITEM_COUNT_INVALID' }],
    ['a fixed one of another amount', { ...fixed, price: 2400 }, { code: 'VOUCHER_AMOUNT_INVALID' }],
    ['one without the amount that is to be chosen', free, { code: 'VOUCHER_AMOUNT_INVALID' }],
    ['one that is a cent too small', { ...free, price: 999 }, { code: 'VOUCHER_AMOUNT_INVALID' }],
    ['one that is a cent too large', { ...free, price: 25_001 }, { code: 'VOUCHER_AMOUNT_INVALID' }],
    ['one of a negative amount', { ...free, price: -4000 }, { code: 'VOUCHER_AMOUNT_INVALID' }],
    ['one that is no longer sold', { ...fixed, id: 'vorbei' }, { code: 'VOUCHER_EXPIRED' }],
    [
      'one with a greeting that is too long',
      { ...fixed, greeting: 'x'.repeat(301) },
      { code: 'FIELDS_INVALID', errors: { greeting: [expect.any(String)] } },
    ],
  ])('%s cannot be bought', async (_, item, body) => {
    expect(await init([item])).toMatchObject({ status: 422, body });
  });

  test('the field of a wrong amount is named', async () => {
    expect((await init([{ ...free, price: 999 }])).body.errors).toEqual({ price: [expect.any(String)] });
  });

  test('a voucher whose price has changed is refused with the current price', async () => {
    const { body } = await init([{ ...fixed, price: 2500, totalPrice: 2000, greeting: ' Alles Gute ' }]);
    expect(body).toMatchObject({
      code: 'CART_PRICE_CHANGED',
      cart: [{ type: 'voucher', id: 'fest', price: 2500, totalPrice: 2500, greeting: 'Alles Gute' }],
    });
  });

  test('a code does not pay for a voucher, and a cart with only a code is empty', async () => {
    const code = { type: 'voucherCode', barcode: 'NEU-50' };
    const { body } = await init([fixed, { ...code, totalPrice: -2500 }]);
    expect(body).toMatchObject({
      code: 'CART_PRICE_CHANGED',
      cart: [{ type: 'voucher' }, { type: 'voucherCode', discount: 0, remaining: 5000, totalPrice: 0 }],
    });
    expect((await init([code])).body.code).toBe('CART_EMPTY');
  });

  test('the same code twice is refused', async () => {
    const ticket = { type: 'ticket', id: 'dauer-karte', count: 1 };
    const codes = ['NEU-50', 'neu-50'].map((barcode) => ({ type: 'voucherCode', barcode }));
    expect((await init([ticket, ...codes])).body).toMatchObject({ code: 'ITEM_UNKNOWN', index: 2 });
  });

  test('a code that was removed from the folder is unknown', async () => {
    museum.put('voucher-codes.yaml', BOUNDS);
    await importMuseum(shop.database, museum.folder, shop.now());
    museum.put('voucher-codes.yaml', `${CODES_YAML}${BOUNDS}`);
    expect((await lookUp('NEU-50')).body.code).toBe('VOUCHER_UNKNOWN');
    await importMuseum(shop.database, museum.folder, shop.now());
    expect((await lookUp('NEU-50')).status).toBe(200);
  });

  test('the day of a code begins and ends at UTC+1', async () => {
    const untilMidnight = (Date.parse('2026-11-18T23:00:00Z') - START.getTime()) / 1000;
    shop.pass(untilMidnight - 1);
    expect((await lookUp('AB-MORGEN')).body.code).toBe('VOUCHER_NOW_IS_BEFORE_VALID_FROM');
    expect((await lookUp('BIS-HEUTE')).status).toBe(200);
    shop.pass(1);
    expect((await lookUp('AB-MORGEN')).status).toBe(200);
    expect((await lookUp('BIS-HEUTE')).body.code).toBe('VOUCHER_NOW_IS_AFTER_VALID_TO');
  });
});

describe('a visitor who guesses codes', () => {
  test('must wait, whether the codes come one by one or in carts; carts without a code do not count', async () => {
    const [engine] = testDatabases();
    if (!engine) return;
    const museum = makeTestMuseum();
    addTestRetail(museum);
    const shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' }, START);
    const ticket = { type: 'ticket', id: 'dauer-karte', count: 1 };
    const ways = [
      (barcode: string) => shop.get(`/api/de/voucher?voucher=${barcode}`),
      (barcode: string) => shop.post('/api/de/voucher', { voucher: barcode }),
      (barcode: string) =>
        shop.post('/api/de/checkout/initPayment', purchase([ticket, { type: 'voucherCode', barcode }])),
    ];
    const tryCode = (attempt: number) => (ways[attempt % 3] as (typeof ways)[0])(`RATE-${attempt}`);
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await tryCode(attempt)).body.code).toBe('VOUCHER_UNKNOWN');
    for (const attempt of [30, 31, 32]) {
      const { status, body, headers } = await tryCode(attempt);
      expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await shop.post('/api/de/checkout/initPayment', purchase([ticket]))).status).toBe(200);
    await shop.close();
    museum.remove();
  });
});
