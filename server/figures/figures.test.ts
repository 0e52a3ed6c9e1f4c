// Reports that are not about money, on both engines: who comes, how full it was, tours, stock, carts, who has not paid.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../domain/figures/figures-contract.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { bearing } from '../testing/test-accounts.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours } from '../testing/test-tours.ts';
import { BY_TRANSFER, transferMuseum } from '../testing/transfers/transfer-museum.ts';

// Wednesday, 18 November 2026.
const SATURDAY = '2026-11-21';
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const SCHOOL = { company: 'Grundschule am Hafen', street: 'Schulweg 1', zip: '10115', city: 'Berlin' };

const visit = (datetime: string, count: number) => ({ type: 'ticket', id: 'flut-normal', datetime, count });

describe.each(testDatabases())('reports on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let finance: StaffClient;

  const begin = async (items: object[], more: object = {}): Promise<string> => {
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, more));
    return body.data.cartId;
  };
  const buy = async (items: object[], more: object = {}) => {
    const cartId = await begin(items, more);
    await shop.bank(cartId, 'pay');
    expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);
  };
  const report = async (name: string, query = ''): Promise<Report> => {
    const { status, body } = await finance.get(`office/figures/${name}?${query}`);
    expect(status).toBe(200);
    return body.data;
  };
  const figures = ({ rows }: Report) => rows.map(({ key, values }) => [key, ...values]);

  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    addTestTours(museum);
    museum.put('museum.yaml', transferMuseum() + RETAIL_MUSEUM_YAML.slice(MUSEUM_YAML.length));
    shop = await openTestShop(engine, museum.folder);
    await buy([visit(`${SATURDAY} 10:00`, 2), visit(`${SATURDAY} 12:00`, 3)]);
    await buy([visit(`${SATURDAY} 10:00`, 1), { type: 'merchandise', id: 'buch', count: 1 }], {
      shipping: HOME,
    });
    const left = await begin([visit('2026-11-22 11:00', 4)]);
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${left}`);
    finance = await signIn(shop, 'finance');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test('who comes on Saturday, by the hour', async () => {
    const shown = await report('visitors');
    expect(shown.days).toEqual({ from: SATURDAY, to: SATURDAY });
    const coming = figures(shown).filter(([, expected]) => Number(expected) > 0);
    expect(coming).toEqual([
      ['10', 3, null, null, null],
      ['12', 3, null, null, null],
    ]);
    expect([shown.sums, shown.rows[0]?.label]).toEqual([[6, null, null, null], '10:00']);
    expect(shown.chart).toMatch(/^<svg .*<title id="chart-title">.*<desc id="chart-desc">/);
  });

  test('how full Saturdays were, on a map of weekdays and hours and as the fullest times', async () => {
    const days = `from=${SATURDAY}&to=${SATURDAY}`;
    const map = await report('fill', `${days}&group=weekday&weekday=6`);
    const ten = map.rows.find(({ key }) => key === '6 10');
    expect([ten?.label, ten?.values[0]]).toEqual(['Samstag, 10:00', 3]);
    const [taken, places, filled] = map.sums;
    expect([taken, filled]).toEqual([6, Math.round((6 * 1000) / (places ?? 1)) / 10]);
    const fullest = await report('fill', `${days}&group=slot&event=${encodeURIComponent('event:flut')}`);
    const emptiest = await report('fill', `${days}&group=slot&only=emptiest`);
    expect([fullest.sums.every((sum) => sum === null), emptiest.rows[0]?.values[0]]).toEqual([true, 0]);
  });

  test('tours of the next days, with who is missing; those with too few people alone', async () => {
    const all = await report('tours', 'period=next-week');
    const few = await report('tours', 'period=next-week&only=few');
    expect(all.rows.length).toBeGreaterThan(0);
    for (const { values } of few.rows) expect(values[3]).toBeGreaterThan(0);
    expect(all.rows.filter(({ values }) => (values[1] ?? 0) > 0 && (values[3] ?? 0) > 0).length).toBe(
      few.rows.length,
    );
  });

  test('pieces that are left, what ends soonest first', async () => {
    const { rows, days } = await report('stock');
    expect(days).toBeNull();
    for (const {
      values: [left = 0, gone = 0, whole],
    } of rows)
      expect((left ?? 0) + (gone ?? 0)).toBe(whole);
    expect(rows.map(({ values }) => values[0])).toEqual(
      rows.map(({ values }) => values[0]).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
  });

  test('where carts end, from the shop’s own states', async () => {
    // Carts have the database's own clock.
    const shown = await report('carts', 'from=2026-11-01&to=2035-12-31&group=month');
    expect(shown.sums).toEqual([3, 2, 0, 0, 1, 0, 66.7]);
  });

  test('who has not paid: orders that are reserved, each with the days for which it is held', async () => {
    const guest = bearing(await shop.guest(SCHOOL));
    const cart = purchase([visit('2026-12-19 10:00', 2)], { request_invoice: true }, BY_TRANSFER);
    expect((await shop.post('/api/de/checkout/initPayment', cart, guest)).status).toBe(200);
    const { rows, sums } = await report('unpaid');
    expect([rows.length, sums[0], rows[0]?.reserved]).toEqual([1, 2400, expect.any(Number)]);
    expect(rows[0]?.label).toContain('Grundschule am Hafen');
    expect(rows[0]?.values[1]).toBeGreaterThan(0);
  });

  test('a report as a file says what its page says, and the journal keeps who took it', async () => {
    const { headers } = finance;
    const url = `/lists/figures/visitors.csv?lang=de&from=${SATURDAY}&to=${SATURDAY}&group=day`;
    const { body } = await shop.app.inject({ url, headers });
    expect(body).toBe(
      `\uFEFF"Schlüssel";"Tag";"Erwartet";"Eingelassen";"Nicht gekommen";"Ohne Zeit gekommen"\r\n"${SATURDAY}";"Sa., 21. Nov.";"6";;;\r\n;"Alles";"6";;;\r\n`,
    );
    const admin = await signIn(shop, 'admin');
    const acts = await admin.get('office/acts');
    expect(JSON.stringify(acts.body)).toContain('figures-visitors');
  });
});
