// Buying every kind of product over HTTP, on both engines. Server and browser compute the same total, to the cent. Also tests
// codes when many visitors use them, pay late or try again.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartTotals, withDiscounts } from '../../../domain/cart/cart-totals.ts';
import { readLines } from '../../../domain/cart/read-lines.ts';
import { toCartItem } from '../../../domain/cart/to-cart-item.ts';
import type { CartLine } from '../../../domain/product-kinds.ts';
import { findCart } from '../../orders/decide-cart.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { runUnregistered } from '../../platform/database/unregistered-statement.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, CODES_YAML, SHIPPING_YAML } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { addTestTours } from '../test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
const SLOT = '2026-11-18 10:00';
const PARIS = { name: 'Ada Lovelace', street: 'Quai 1', zip: '75001', city: 'Paris', country: 'FR' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };
/** Each test uses its own code, because a code loses what is spent of it. */
const MORE_CODES = `- {id: neun, barcode: RABATT-9, name: {de: Rabatt}, kind: discount, amount: 900}
- {id: gross, barcode: GROSS-900, name: {de: Groß}, kind: value, amount: 90000}
${['RENNEN', 'NOCHMAL', 'SPAET', 'GANZ'].map((barcode) => `- {id: ${barcode.toLowerCase()}, barcode: ${barcode}, name: {de: Gutschein}, kind: value, amount: 5000}\n`).join('')}`;

function ticket(count: number, datetime = SLOT) {
  return { type: 'ticket', id: 'flut-normal', datetime, count };
}
function goods(id: string, count: number) {
  return { type: 'merchandise', id, count };
}
function pass(...names: string[]) {
  return {
    type: 'merchandise',
    id: 'jahr',
    count: names.length,
    owners: names.map((name) => ({ name, address: NOWHERE, send_to_custom_addr: false })),
  };
}
function gift(price: number) {
  return { type: 'voucher', id: 'frei', count: 1, price, greeting: 'Alles Gute' };
}
function code(barcode: string) {
  return { type: 'voucherCode', barcode };
}

function museumWithEverything(): TestMuseum {
  const museum = makeTestMuseum();
  addTestRetail(museum);
  addTestTours(museum);
  museum.put('voucher-codes.yaml', `${CODES_YAML}${MORE_CODES}`);
  museum.put(
    'shipping.yaml',
    `${SHIPPING_YAML}  - {id: fern, name: {de: Frankreich}, countries: [FR], steps: [{up_to_g: 1000, price: 790}, {up_to_g: 9000, price: 1490}]}\n`,
  );
  return museum;
}

describe.each(testDatabases())('buying more than visits on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = museumWithEverything();
    shop = await openTestShop(engine, museum.folder, {}, START);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = (items: unknown[], more: object = {}) =>
    shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, more, 166));
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const cancel = (cartId: string) => shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`);
  const review = async (bookingId: string) =>
    (await shop.get(`/api/de/order/review?id=${bookingId}`)).body.data;
  const buy = async (cartId: string) => {
    await shop.bank(cartId, 'pay');
    return review((await exec(cartId)).body.data.booking_id);
  };
  const left = async (barcode: string) => {
    const { data } = (await shop.get(`/api/de/voucher?voucher=${barcode}`)).body;
    return data ? data.amount - data.used_amount : 0;
  };

  /** The cart lines that a browser would have for these items, and the shipping cost that it received. */
  const shown = async (items: readonly object[], shipping = PARIS) => {
    const asked = items.map((item, index) => (index === 0 ? { ...item, totalPrice: -1 } : item));
    const { body } = await init(asked, { shipping });
    expect(body.code, JSON.stringify(body)).toBe('CART_PRICE_CHANGED');
    const lines: CartLine[] = readLines(body.cart);
    expect(lines).toHaveLength(items.length);
    return { lines, cost: (body.shippingCosts ?? undefined) as number | undefined };
  };
  const order = (lines: readonly CartLine[], cost: number | undefined, shipping = PARIS) =>
    init(withDiscounts(lines, cost).map(toCartItem), {
      shipping,
      ...(cost !== undefined && { shippingCosts: cost }),
    });

  test('one cart can contain every kind of product, shipping to France, and a code that pays a part', async () => {
    const tour = {
      type: 'guidedTour',
      tourId: 'group-de',
      datetime: '2026-11-18 14:00',
      prices: [{ id: 'gruppe', count: 1 }],
      tickets: [{ id: 'voll', count: 3 }],
    };
    const { lines, cost } = await shown([
      ticket(2),
      tour,
      goods('karten', 2),
      pass('Ada Lovelace', 'Mary Somerville'),
      gift(4000),
      code('RABATT-5'),
      code('GROSS-900'),
    ]);
    const totals = cartTotals(lines, cost);
    // 24.00 tickets, 80.00 + 36.00 tour, 19.80 cards, 96.00 passes, 40.00 voucher.
    expect(totals).toMatchObject({ goods: 29_580, shipping: 790, total: 4000 });
    expect(totals.discounts.map(({ discount }) => discount)).toEqual([500, 25_870]);

    const { status, body } = await order(lines, cost);
    expect([status, body.code]).toEqual([200, undefined]);
    const placed = await buy(body.data.cartId);
    expect(placed).toMatchObject({
      total: 4000,
      shipping: { cost: 790, ...PARIS },
      codes: [
        { barcode: 'RABATT-5', kind: 'discount', discount: 500, remaining: 0 },
        { barcode: 'GROSS-900', kind: 'value', discount: 25_870, remaining: 64_130 },
      ],
      vouchers: [{ line: 4, amount: 4000, greeting: 'Alles Gute' }],
    });
    expect(placed.vat).toEqual(totals.vat);
    expect(placed.lines.map(({ type }: { type: string }) => type)).toEqual([
      'ticket',
      'guidedTour',
      'merchandise',
      'merchandise',
      'voucher',
    ]);
    expect(placed.lines[3].article.owners.map(({ name }: { name: string }) => name)).toEqual([
      'Ada Lovelace',
      'Mary Somerville',
    ]);
    expect(await left('GROSS-900')).toBe(64_130);
    expect(await left('RABATT-5')).toBe(0);
    expect(await left(placed.vouchers[0].barcode)).toBe(4000);
  });

  test('random carts cost the same on the server and in the browser', async () => {
    const some = (most: number) => fc.integer({ min: 0, max: most });
    const carts = fc.record({
      tickets: some(3),
      cards: some(4),
      books: some(3),
      recordings: some(2),
      passes: some(2),
      gift: fc.constantFrom(0, 1000, 2599),
      codes: fc.shuffledSubarray(['NEU-50', 'REST-10', 'RABATT-9', 'GROSS-900']),
      country: fc.constantFrom('DE', 'FR'),
    });
    await fc.assert(
      fc.asyncProperty(carts, async (cart) => {
        const items = [
          ...(cart.tickets ? [ticket(cart.tickets, '2026-11-18 12:00')] : []),
          ...(cart.cards ? [goods('karten', cart.cards)] : []),
          ...(cart.books ? [goods('buch', cart.books)] : []),
          ...(cart.recordings ? [goods('mitschnitt', cart.recordings)] : []),
          ...(cart.passes ? [pass(...Array(cart.passes).fill('Ada'))] : []),
          ...(cart.gift ? [gift(cart.gift)] : []),
        ];
        fc.pre(items.length > 0);
        const to = { ...PARIS, country: cart.country };
        const { lines, cost } = await shown([...items, ...cart.codes.map(code)], to);
        const { body: costs } = await shop.post('/api/de/SHIPPING_COSTS', {
          country: cart.country,
          cart: items.map(({ type, id, count }) => ({ type, id, count })),
        });
        expect(cost ?? 0).toBe(costs.data);

        const totals = cartTotals(lines, cost);
        const { body } = await order(lines, cost, to);
        const placed = await findCart(shop.database, body.data.cartId);
        expect(placed?.total).toBe(totals.total);
        expect(placed?.quote.vat).toEqual(totals.vat);
        expect(placed?.quote.codes.map(({ discount, remaining }) => ({ discount, remaining }))).toEqual(
          totals.discounts,
        );
        await cancel(body.data.cartId);
      }),
      { numRuns: 25 },
    );
  });

  test('a changed shipping cost is refused and shown, not charged', async () => {
    const { body } = await init([goods('karten', 1)], { shipping: PARIS, shippingCosts: 390 });
    expect(body).toMatchObject({ code: 'CART_PRICE_CHANGED', shippingCosts: 790 });
    expect((await init([goods('karten', 1)], { shipping: PARIS, shippingCosts: 790 })).status).toBe(200);
  });

  test('errors in the shipping address appear at their fields', async () => {
    const { body } = await init([goods('karten', 1)], { shipping: { ...PARIS, zip: '', country: 'XX' } });
    expect(body.code).toBe('SHIPPING_ADDRESS_INVALID');
    expect(Object.keys(body.errors)).toEqual(['shipping.zip', 'shipping.country']);
  });

  test('a cart that a code pays in full needs no payment', async () => {
    const { body } = await init([
      { ...ticket(1), totalPrice: 1200 },
      { ...code('GANZ'), totalPrice: -1200 },
    ]);
    expect(body.data.url).not.toContain('demo-bank');
    const { body: executed } = await exec(body.data.cartId);
    const placed = await review(executed.data.booking_id);
    expect(placed).toMatchObject({
      total: 0,
      codes: [{ discount: 1200, remaining: 3800 }],
      vat: [{ gross: 1200 }],
    });
    expect(await left('GANZ')).toBe(3800);
  });

  test.each([
    ['a pass, which lets in but is no ticket', [pass('Ada Lovelace')], false],
    ['goods and a voucher', [goods('mitschnitt', 1), gift(4000)], false],
    ['a ticket', [ticket(1)], true],
    ['a pass and a ticket', [pass('Ada Lovelace'), ticket(1)], true],
  ])('whoever pays is told whether there are tickets: %s', async (_, items, has_tickets) => {
    const { cartId } = (await init(items)).body.data;
    await shop.bank(cartId, 'pay');
    expect((await exec(cartId)).body.data).toMatchObject({ has_tickets });
    // A repeated call gets the same answer after the payment is settled.
    expect((await exec(cartId)).body.data).toMatchObject({ has_tickets });
  });

  test('ten carts that use a code at once never get more than its value', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => init([ticket(1, '2026-11-18 13:00'), code('RENNEN')])),
    );
    const held = answers.filter(({ status }) => status === 200);
    const carts = await Promise.all(held.map(({ body }) => findCart(shop.database, body.data.cartId)));
    const taken = carts.map((cart) => cart?.quote.codes[0]?.discount ?? 0).sort((a, b) => a - b);
    expect(taken).toEqual([200, 1200, 1200, 1200, 1200]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['VOUCHER_NO_AMOUNT_LEFT']),
    );
    for (const { body } of held) await cancel(body.data.cartId);
    expect(await left('RENNEN')).toBe(5000);
  });

  test('a second try can use the code that the first one held', async () => {
    const items = [
      { ...ticket(5, '2026-11-18 14:00'), totalPrice: 6000 },
      { ...code('NOCHMAL'), totalPrice: -5000 },
    ];
    const first = (await init(items)).body.data.cartId;
    await shop.bank(first, 'decline');
    expect((await init(items)).body.code).toBe('VOUCHER_NO_AMOUNT_LEFT');
    const { body } = await init(items, { cartId: first });
    expect((await buy(body.data.cartId)).total).toBe(1000);
    expect(await left('NOCHMAL')).toBe(0);
  });

  test('held pieces are not available to others, and are free again when the visitor cancels', async () => {
    const pieces = async () =>
      (await shop.get('/api/de/merchandise?article=mitschnitt')).body.data.stock.available;
    const before = await pieces();
    expect(before).toBeGreaterThan(1);
    const { body } = await init([goods('mitschnitt', 2)]);
    expect(await pieces()).toBe(before - 2);
    expect((await init([goods('mitschnitt', before - 1)])).body).toMatchObject({
      code: 'CART_NOT_AVAILABLE',
      lines: [{ index: 0, available: before - 2 }],
    });
    await cancel(body.data.cartId);
    expect(await pieces()).toBe(before);
  });

  test('a cart held by a version without parcels and codes becomes an order', async () => {
    const { body } = await init([ticket(1, '2026-11-18 15:00')]);
    const { cartId } = body.data;
    await runUnregistered(
      shop.database,
      { name: 'as-of-old', text: `update cart set quote = quote - 'shipping' - 'codes' where id = $1` },
      [cartId],
    );
    expect(await buy(cartId)).toMatchObject({ total: 1200, shipping: null, codes: [], vouchers: [] });
  });

  test('an order from a version without parcels and codes can still be read', async () => {
    const { body } = await init([ticket(1, '2026-11-18 15:00')]);
    const { booking_id } = await buy(body.data.cartId);
    await runUnregistered(
      shop.database,
      {
        name: 'order-as-of-old',
        text: `update placed_order set content = content - 'shipping' - 'codes' where booking_id = $1`,
      },
      [booking_id],
    );
    expect(await review(booking_id)).toMatchObject({ total: 1200, shipping: null, codes: [] });
  });

  test('a late payment is fully refunded if others have used up its code', async () => {
    const late = (await init([ticket(5, '2026-11-18 16:00'), code('SPAET')])).body.data.cartId;
    shop.pass(1300);
    const { body } = await init([ticket(5, '2026-11-18 16:00'), code('SPAET')]);
    expect(body.data.cartId).toBeDefined();
    await shop.bank(late, 'pay');
    expect((await exec(late)).body.code).toBe('PAYMENT_REFUNDED');
    await cancel(body.data.cartId);
  });
});
