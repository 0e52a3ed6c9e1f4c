// The retention job in a whole shop: how long personal data is kept, and what remains afterwards.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expireCarts } from '../../orders/decide-cart.ts';
import { forget } from '../../orders/orders-module.ts';
import { forgetPersonalData } from '../../orders/personal-data/forget-personal-data.ts';
import { refundPayment } from '../../payments/refunds/refund-payment.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { runUnregistered } from '../../platform/database/unregistered-statement.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { lastKnownMuseum, openShop } from '../../site/open-shop.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { addTestTours, QUESTIONS_YAML } from '../test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = 24 * 3600;
const HOME = { name: 'Emmy Noether', street: 'Kai 1', zip: '10969', city: 'Altona', country: 'DE' };
const ADA = { fname: 'Ada', email: 'ada@example.org', company: 'Analytical', ...HOME, name: undefined };
const ITEMS = [
  { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 },
  { type: 'merchandise', id: 'buch', count: 1 },
  {
    type: 'merchandise',
    id: 'jahr',
    count: 1,
    owners: [{ name: 'Mary Somerville', address: { ...HOME, name: undefined }, send_to_custom_addr: true }],
  },
  { type: 'voucher', id: 'fest', count: 1, greeting: 'Liebe Emilie' },
  {
    type: 'guidedTour',
    tourId: 'whole-b-de',
    datetime: '2026-11-18 14:00',
    prices: [{ id: 'gruppe', count: 1 }],
    participants: 4,
    answers: [
      { qId: 'alter', value: 'kinder' },
      { qId: 'wunsch', value: 'Bitte leise' },
    ],
  },
];
/** All personal data that the tests enter. */
const PERSONAL =
  /Lovelace|Noether|Somerville|Emilie|leise|Analytical|Altona|10969|Kai 1|ada@example|Zahler|zahler@/;

describe.each(testDatabases())('the retention of personal data on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    addTestTours(museum, { 'whole-b': QUESTIONS_YAML });
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const guest = () => shop.guest(ADA);
  const hold = async (token: string, items: unknown[] = ITEMS, payart = 166): Promise<string> => {
    const wish = purchase(items, { shipping: HOME, request_invoice: true }, payart);
    const { body } = await shop.post(`/api/de/checkout/initPayment?_=${token}`, wish);
    expect(body.code, JSON.stringify(body)).toBeUndefined();
    return body.data.cartId;
  };
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const buy = async (token: string, items?: unknown[], payart?: number): Promise<string> => {
    const cartId = await hold(token, items, payart);
    await shop.bank(cartId, 'pay');
    return (await exec(cartId)).body.data.booking_id;
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const rows = async (table: string, where = 'true') =>
    (await shop.database.executeSql(`select * from ${table} where ${where}`)).rows;
  /** Sets the clock and runs the job. */
  const forgetAt = async (instant: string): Promise<void> => {
    shop.pass((Date.parse(instant) - shop.now().getTime()) / 1000);
    await forget(await openShop(shop.shop));
  };
  /** Every table that still contains personal data, except those of the demo bank. */
  const remembering = async (): Promise<string[]> => {
    const tables = await rows(
      'information_schema.tables',
      "table_schema not in ('information_schema', 'pg_catalog')",
    );
    const found: string[] = [];
    for (const { table_schema, table_name, table_type } of tables) {
      if (table_type !== 'BASE TABLE' || table_name === 'demo_bank_payment') continue;
      const { rows: texts } = await shop.database.executeSql(
        `select t::text as text from ${table_schema}.${table_name} t`,
      );
      if (texts.some(({ text }) => PERSONAL.test(text))) found.push(table_name);
    }
    return found.sort();
  };
  const everything = async () =>
    Promise.all(
      ['customer', 'cart', 'placed_order', 'admission', 'invoice', 'payment', 'voucher_code'].map(
        async (table) => (await shop.database.executeSql(`select t::text from ${table} t order by 1`)).rows,
      ),
    );

  test('one run processes several batches', async () => {
    const token = await guest();
    for (let order = 0; order < 5; order++) await buy(token, [{ ...ITEMS[0], count: 1 }]);
    await shop.database.executeSql(`
      insert into withdrawal (id, name, number, email, part, language, mailed, received_at)
      select n, 'Ada Lovelace', '2026-100001', 'ada@example.org', '', 'de', true, '${START.toISOString()}'
      from unnest(array['a', 'b', 'c']) as n`);
    expect(await remembering()).toContain('withdrawal');
    shop.pass(9 * 366 * DAY);
    const context = {
      database: shop.database,
      now: shop.now,
      clock: lastKnownMuseum(shop.shop).clock,
      retention: { guestDays: 90, orderYears: 8 },
    };
    await forgetPersonalData({ ...context, most: 2 });
    expect(await remembering()).toEqual([]);
  });

  // The embedded engine has one connection: nobody else holds anything there.
  test.runIf(engine.name === 'postgres').each([1, 2, 3])(
    'orders that somebody holds keep no other from being forgotten: the %i oldest',
    async (count) => {
      const token = await guest();
      for (let order = 0; order < 4; order++) await buy(token, [{ ...ITEMS[0], count: 1 }]);
      shop.pass(9 * 366 * DAY);
      const oldest = (await rows('placed_order', 'true order by confirmed_at')).slice(0, count);
      const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
      const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
      const holding = shop.database.transaction(async (sql) => {
        const lock = { name: 'lock-one-cart', text: 'select from cart where id = $1 for update' };
        for (const { cart_id } of oldest) await runUnregistered(sql, lock, [cart_id]);
        isHeld();
        await free;
      });
      await held;
      const clock = lastKnownMuseum(shop.shop).clock;
      const retention = { guestDays: 90, orderYears: 8 };
      await forgetPersonalData({ database: shop.database, now: shop.now, clock, retention, most: 2 });
      letGo();
      await holding;
      const left = await rows('placed_order', 'forgotten_at is null order by confirmed_at');
      expect(left.map(({ booking_id }) => booking_id)).toEqual(oldest.map(({ booking_id }) => booking_id));
    },
  );

  test('a cart without an order loses its personal data after thirty days, and its payment is refunded', async () => {
    const cartId = await hold(await guest(), ITEMS, 177);
    shop.pass(1300);
    await expireCarts(shop.database, shop.now());
    shop.pass(30 * DAY - 1300);
    await forget(await openShop(shop.shop));
    expect(await remembering()).toContain('cart');
    shop.pass(1300);
    await forget(await openShop(shop.shop));
    expect(await remembering()).not.toContain('cart');
    expect((await rows('cart'))[0]).toMatchObject({ state: 'canceled', customer_id: null });
    await shop.bank(cartId, 'pay');
    expect((await exec(cartId)).status).toBe(410);
    expect(await rows('placed_order')).toEqual([]);
    expect((await rows('payment'))[0]).toMatchObject({
      state: 'refund-due',
      payer: { name: 'Ada Lovelace' },
    });
    // The address is kept until the mail about the refund is sent, and then deleted as well.
    shop.pass(31 * DAY);
    await forget(await openShop(shop.shop));
    expect(await remembering()).toEqual(['customer', 'payment']);
    await refundPayment(shop.shop.payments, cartId);
    await forget(await openShop(shop.shop));
    expect(await remembering()).toEqual(['customer']);
  });

  onOne(engine, () => {
    test('an order keeps its buyer’s name until the end of the eighth year after it, in museum time', async () => {
      const token = await guest();
      const id = await buy(token);
      await buy(token, [ITEMS[0]], 177);
      const before = await review(id);
      expect(await remembering()).toEqual([
        'admission',
        'cart',
        'customer',
        'invoice',
        'order_search',
        'payment',
        'placed_order',
      ]);

      await forgetAt('2034-12-31T22:59:59Z');
      expect(await review(id)).toMatchObject({ name: 'Ada Lovelace', shipping: { name: 'Emmy Noether' } });
      expect(await remembering()).toEqual([
        'admission',
        'cart',
        'invoice',
        'order_search',
        'payment',
        'placed_order',
      ]);

      await forgetAt('2034-12-31T23:00:00Z');
      expect(await remembering()).toEqual([]);
      const after = await review(id);
      const books = (order: typeof before) => ({
        number: order.number,
        date: order.date,
        state: order.state,
        total: order.total,
        vat: order.vat,
        payment: order.payment,
        invoice: order.invoice_number,
        cost: order.shipping.cost,
        countries: [order.shipping.country, order.address.country],
        lines: order.lines.map(({ parts, totalPrice, count, title }: typeof order) => [
          parts,
          totalPrice,
          count,
          title,
        ]),
        barcodes: order.admissions.map(({ barcode }: typeof order) => barcode),
        tickets: order.admissions.slice(0, 2).map(({ name }: typeof order) => name),
        vouchers: order.vouchers.map(({ greeting: _greeting, ...voucher }: typeof order) => voucher),
      });
      expect(books(after)).toEqual(books(before));
      for (const file of ['invoice.pdf', 'tickets.pdf', 'passes.pdf', 'vouchers.pdf'])
        expect((await shop.get(`/documents/${id}/${file}`)).status, file).toBe(200);
      // Their rows were deleted with their last order.
      expect(await rows('customer')).toEqual([]);

      const once = await everything();
      await forget(await openShop(shop.shop));
      expect(await everything()).toEqual(once);
    });

    test('an order that was refunded later is kept as long as its credit note', async () => {
      const id = await buy(await guest(), ITEMS.slice(0, 2));
      shop.pass(60 * DAY);
      await refundInDatabase(shop.database, (await review(id)).number, shop.now);
      await forgetAt('2035-06-01T12:00:00Z');
      expect(await review(id)).toMatchObject({ name: 'Ada Lovelace', state: 'refunded' });
      await forgetAt('2036-01-01T12:00:00Z');
      expect(await remembering()).toEqual([]);
      expect((await rows('invoice')).map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice']);
      expect((await shop.get(`/documents/${id}/credit-note.pdf`)).status).toBe(200);
    });

    test('a museum can set its own retention periods', async () => {
      museum.put('museum.yaml', `${RETAIL_MUSEUM_YAML}retention: {guest_days: 7, order_years: 10}\n`);
      await shop.close();
      shop = await openTestShop(engine, museum.folder, {}, START);
      const id = await buy(await guest());
      await buy(await guest(), [{ ...ITEMS[0], datetime: '2026-12-15 10:00' }]);
      const known = async () => (await rows('customer', 'email is not null')).length;
      await forgetAt('2026-11-25T06:00:00Z');
      expect(await known()).toBe(2);
      await forgetAt('2026-11-25T14:00:00Z');
      expect(await known()).toBe(1);
      // The guide may still need to call them before the tour.
      await forgetAt('2026-12-22T08:59:00Z');
      expect(await known()).toBe(1);
      await forgetAt('2026-12-22T09:01:00Z');
      expect(await known()).toBe(0);
      await forgetAt('2036-12-31T12:00:00Z');
      expect((await review(id)).name).toBe('Ada Lovelace');
      await forgetAt('2037-01-01T12:00:00Z');
      expect((await review(id)).name).toBe('');
    });

    test('a guest’s data is deleted ninety days after the last order and visit; the orders stay, and a guest without orders leaves no row', async () => {
      await guest();
      const id = await buy(await guest(), [ITEMS[0]]);
      // The visit was on the first day at ten.
      shop.pass(90 * DAY + 7200 - 60);
      await forget(await openShop(shop.shop));
      expect(await remembering()).toContain('customer');
      shop.pass(120);
      await forget(await openShop(shop.shop));
      expect(await rows('customer')).toMatchObject([{ details: {}, email: null, password_hash: null }]);
      expect((await review(id)).name).toBe('Ada Lovelace');
    });

    test('a guest’s data is not deleted during a purchase', async () => {
      const token = await guest();
      const [{ id }] = await rows('customer');
      const old = new Date(START.getTime() - 200 * DAY * 1000).toISOString();
      await shop.database.executeSql(`update customer set created_at = '${old}' where id = '${id}'`);
      await forget(await openShop(shop.shop));
      const cartId = await hold(token);
      // The token ends before the bank has decided.
      await shop.database.executeSql('delete from customer_session');
      await forget(await openShop(shop.shop));
      expect((await rows('customer'))[0]?.email).toBe('ada@example.org');
      await shop.bank(cartId, 'pay');
      expect((await exec(cartId)).status).toBe(200);
      await forget(await openShop(shop.shop));
      expect((await rows('customer'))[0]?.email).toBe('ada@example.org');
    });
  });
});
