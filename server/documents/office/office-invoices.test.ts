// Invoices and credit notes in the office: lists of them, and their papers by number with the office's session.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../../domain/staff/permissions.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { brokenRules } from '../../testing/e-invoice/validate-e-invoice.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 3 };
const GIFT = { type: 'voucher', id: 'fest', count: 1 };
const AUTHORITY = {
  company: 'Bezirksamt Mitte',
  street: 'Klosterwall 8',
  zip: '20095',
  city: 'Hamburg',
  email: 'amt@example.org',
};
const ISSUER = 'tax_number: 48/123/45678\nvat_id: DE123456789\n';
const HALF_A_DAY = 12 * 3600;

describe.each(testDatabases())('invoices in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('museum.yaml', RETAIL_MUSEUM_YAML.replace(MUSEUM_YAML, MUSEUM_YAML + ISSUER));
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-17T07:00:00Z'));
    await buy([TICKET, GIFT], { routing_id: '04011000-1234512345-06' }, AUTHORITY);
    shop.pass(HALF_A_DAY);
    const { number } = await buy([{ ...TICKET, count: 1 }]);
    await refundInDatabase(shop.database, number, shop.now);
    shop.pass(HALF_A_DAY);
    // One more than a page.
    const token = await shop.guest();
    for (let more = 0; more < 48; more += 1)
      await order([{ type: 'ticket', id: 'dauer-karte', count: 1 }], {}, token);
    // A session ends with the day.
    service = await signIn(shop, 'service');
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const order = async (items: unknown[], fields: object, token: string): Promise<string> => {
    const cart = purchase(items, { request_invoice: true, ...fields }, 166);
    const { cartId } = (await shop.post(`/api/de/checkout/initPayment?_=${token}`, cart)).body.data;
    await shop.bank(cartId, 'pay');
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  };
  const buy = async (items: unknown[], fields: object = {}, buyer: object = {}) => {
    const bookingId = await order(items, fields, await shop.guest(buyer));
    return (await shop.get(`/api/de/order/review?id=${bookingId}`)).body.data;
  };
  const list = async (query = '') => (await service.get(`office/invoices${query}`)).body.data;
  const numbers = async (query: string) =>
    (await list(query)).rows.map(({ number }: { number: string }) => number);
  const paper = (name: string, cookie = service.headers.cookie) =>
    shop.get(`/office/papers/${name}`, { cookie });

  test('are listed whole, the newest first, page by page', async () => {
    const first = await list();
    expect(first.rows).toHaveLength(50);
    const second = await list(`?cursor=${encodeURIComponent(first.next)}`);
    expect([second.rows.length, second.next]).toEqual([1, null]);
    const all = [...first.rows, ...second.rows].map(({ number }) => number);
    expect(new Set(all).size).toBe(51);
    expect(all[0]).toBe('RE-2026-00050');
    expect(all.at(-1)).toBe('RE-2026-00001');
  });

  test('say who bought what, and what goes back', async () => {
    const { rows } = await list('?to=2026-11-17');
    expect(rows).toEqual([
      expect.objectContaining({
        number: 'RK-2026-00001',
        kind: 'credit-note',
        gross: -1200,
        xrechnung: false,
      }),
      expect.objectContaining({ number: 'RE-2026-00002', kind: 'invoice', gross: 1200, refunded: true }),
      expect.objectContaining({
        number: 'RE-2026-00001',
        issued: '2026-11-17',
        company: 'Bezirksamt Mitte',
        gross: expect.any(Number),
        refunded: false,
        papers: [
          { number: 'RE-2026-00001', lacks: [] },
          { number: 'RE-2026-00001-2', lacks: [] },
        ],
        xrechnung: true,
      }),
    ]);
  });

  test.each([
    ['a whole number', 'q=re-2026-00001', ['RE-2026-00001']],
    ['the number of a second paper', 'q=RE-2026-00001-2', ['RE-2026-00001']],
    ['the beginning of one, without its letters', 'q=2026-00002', ['RE-2026-00002']],
    ['both with the same figures', 'q=2026-00001', ['RK-2026-00001', 'RE-2026-00001']],
    ['its kind', 'kind=credit-note', ['RK-2026-00001']],
    ['its day', 'from=2026-11-17&to=2026-11-17&kind=invoice', ['RE-2026-00002', 'RE-2026-00001']],
    ['a number that there is not', 'q=RE-2025', []],
    ['what has a meaning in SQL alone', "q=%25'_~", []],
  ])('are found by %s', async (_what, query, expected) => {
    expect(await numbers(`?${query}`)).toEqual(expected);
  });

  test('are found by the number of their order, with their credit notes', async () => {
    const [{ order }] = (await list('?q=RK-2026-00001')).rows;
    expect(await numbers(`?q=${order}`)).toEqual(['RK-2026-00001', 'RE-2026-00002']);
  });

  onOne(engine, () => {
    test.each(['cursor=x', 'from=2026-02-30', 'kind=receipt'])('are refused for %s', async (query) => {
      const { status, body } = await service.get(`office/invoices?${query}`);
      expect([status, body.code]).toEqual([400, 'REQUEST_MALFORMED']);
    });

    test('come as PDF, both papers of one and its credit note', async () => {
      for (const number of ['RE-2026-00001', 'RE-2026-00001-2', 'RE-2026-00002', 'RK-2026-00001']) {
        const { status, headers } = await paper(`${number}.pdf`);
        expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`);
        expect(headers['cache-control']).toBe('no-store');
      }
    });

    test('come for machines where the buyer is an authority', async () => {
      const { status, body } = await paper('RE-2026-00001.xml');
      expect(status).toBe(200);
      expect(brokenRules(body, 'xrechnung')).toEqual([]);
      expect(body).toContain('<ram:ID>RE-2026-00001</ram:ID>');
      expect((await paper('RE-2026-00002.xml')).status).toBe(404);
    });

    test.each(['RE-2026-99999.pdf', 'RE-2026-00002-2.pdf', 'x%27y.pdf', 'RE-2026-00001-3.xml'])(
      'there is no %s',
      async (name) => {
        expect((await paper(name)).status).toBe(404);
      },
    );

    test.each(Object.keys(ROLES) as Role[])('open for %s only where the role may', async (role) => {
      const may = (ROLES[role] as readonly string[]).includes('invoices.read');
      const member = await signIn(shop, role);
      for (const name of ['RE-2026-00001.pdf', 'RE-2026-00001.xml'])
        expect((await paper(name, member.headers.cookie)).status).toBe(may ? 200 : 403);
    });

    test('open for nobody without a session or a second factor', async () => {
      const lacking = await signIn(shop, 'finance', { factor: false });
      for (const name of ['RE-2026-00001.pdf', 'RE-2026-00001.xml']) {
        expect((await paper(name, '')).status).toBe(401);
        expect((await paper(name, lacking.headers.cookie)).status).toBe(403);
      }
    });
  });
});
