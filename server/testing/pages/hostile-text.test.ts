// Text is text (spec decisions 2): the shop stores what a visitor or an attacker writes unchanged. Neither the database nor a
// mail or a page ever executes it.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const ITEMS = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];

const SQL = [
  `'; drop table cart; --`,
  `" or 1=1 --`,
  `') union select secret from shared_secret --`,
  '$1; select pg_sleep(9)',
  `\\'; truncate admission; --`,
  `{"$ne": null}`,
  '%',
];
const SCRIPT = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}}',
  'Ada\r\nBcc: everyone@example.org',
  '<!--foyer-->$&',
];

describe.each(oneDatabase())('hostile text on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const counted = async (): Promise<unknown[]> =>
    (
      await shop.database.executeSql(
        `select (select count(*) from event) as events, (select count(*) from cart) as carts,
          (select count(*) from customer) as customers, (select count(*) from admission) as admissions`,
      )
    ).rows;

  test.each(SQL)('searching for ‘%s’ finds nothing and damages nothing', async (text) => {
    const before = await counted();
    const asked = encodeURIComponent(text);
    for (const path of [
      `page/${asked}`,
      `ticket/collect/event/${asked}`,
      `ticket/collect/event/${asked}/date/2026-11-18`,
      `ticket/collect/event/dauer/date/${asked}`,
      `ticket/calendar/event/${asked}/range/2026-11-01;2026-11-30`,
      `ticket/calendar/event/dauer/range/${asked}`,
      `ticket/lifetime?event=${asked}`,
      `order/review?id=${asked}`,
      `CUSTOMER_DATA?_=${asked}`,
    ])
      expect([400, 401, 404, 406], path).toContain((await shop.get(`/api/de/${path}`)).status);
    for (const [path, body] of [
      ['checkout/execPayment', { cartId: text }],
      [`checkout/execPayment?us=${asked}&sessionUs=${asked}&srcURL=${asked}`, { cartId: text }],
      [`checkout/cancel?cartId=${asked}`, {}],
      ['checkout/initPayment', purchase([{ ...ITEMS[0], id: text }])],
      ['checkout/initPayment', purchase([{ ...ITEMS[0], subtickets: [{ id: text, count: 1 }] }])],
      ['checkout/initPaymentOrder', { payart: 177, id: text, url: purchase([]).url }],
      [
        'auth/guest',
        { c: { lname: text, salutation: text, email: text, phone: text, zip: text, country: text } },
      ],
    ] as const)
      expect([400, 410, 422], path).toContain((await shop.post(`/api/de/${path}`, body)).status);
    for (const path of [
      `/documents/${asked}/tickets.pdf`,
      `/documents/${asked}/admissions/${asked}/${asked}.svg`,
      `/media/${asked}`,
    ])
      expect((await shop.get(path)).status, path).toBe(404);
    expect((await shop.get(`/demo-bank/${asked}`)).status).toBe(404);
    expect(await counted()).toEqual(before);
  });

  test.each([...SQL, ...SCRIPT])('a guest named ‘%s’ keeps this name everywhere', async (text) => {
    const c = {
      fname: text,
      lname: text,
      company: text,
      street: text,
      city: text,
      email: 'ada@example.org',
      country: 'DE',
    };
    const registered = await shop.post('/api/de/auth/guest', { c });
    expect(registered.status).toBe(200);
    const { data } = (await shop.get(`/api/de/CUSTOMER_DATA?_=${registered.body.data}`)).body;
    expect(data).toMatchObject({ fname: text.trim(), lname: text.trim(), company: text.trim() });
    expect(data.addrBilling).toMatchObject({ street: text.trim(), city: text.trim() });
  });

  test('an order full of scripts shows them as text, and its mail runs none of them', async () => {
    const text = SCRIPT.slice(0, 3).join(' ');
    const c = {
      fname: text,
      lname: text,
      company: text,
      street: text,
      zip: '20095',
      city: text,
      email: 'ada@example.org',
      country: 'DE',
    };
    const token = (await shop.post('/api/de/auth/guest', { c })).body.data;
    const order = {
      ...purchase(ITEMS, { external_document_number: text, request_invoice: true }, 166),
      aux: { partner: '<script>alert(1)</script>', Accountholder: text },
    };
    const placed = await shop.post(`/api/de/checkout/initPayment?_=${token}`, order);
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { cartId } = placed.body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    const review = await shop.get(`/api/de/order/review?id=${booking_id}`);
    expect(review.headers['content-type']).toContain('application/json');
    expect(review.headers['x-content-type-options']).toBe('nosniff');
    expect(review.body.data).toMatchObject({
      name: `${text} ${text}`,
      company: text,
      external_document_number: text,
    });

    await vi.waitFor(() => expect(shop.outbox()).toHaveLength(1), 60_000);
    const mail = await PostalMime.parse(shop.mail(shop.outbox()[0] ?? ''));
    expect(mail.to).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).not.toMatch(/<script|<img[^>]*onerror/i);
    expect((await shop.get(`/documents/${booking_id}/tickets.pdf`)).status).toBe(200);
  });

  test('a script as the name of an express buyer is shown, not run', async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(ITEMS))).body.data;
    const page = await shop.app.inject({
      method: 'POST',
      url: `/demo-bank/${cartId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        decision: 'pay',
        name: SCRIPT[1] ?? '',
        email: 'ada,bob@example.org',
      }).toString(),
    });
    expect(page.statusCode).toBe(422);
    expect(page.body).not.toContain('<img');
    expect(page.headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
  });

  test('a cart that cannot be stored does not affect other carts', async () => {
    const placing = [ITEMS, ITEMS, ITEMS].map((items, index) =>
      shop.post(
        '/api/de/checkout/initPayment',
        purchase(items, { external_document_number: index === 1 ? '\0' : 'A-1' }),
      ),
    );
    expect((await Promise.all(placing)).map(({ status }) => status)).toEqual([200, 400, 200]);
  });

  test('text that spells out a NUL character is stored', async () => {
    const c = { lname: String.raw`\u0000 and \ud800`, email: 'ada@example.org', country: 'DE' };
    const registered = await shop.post('/api/de/auth/guest', { c });
    const { data } = (await shop.get(`/api/de/CUSTOMER_DATA?_=${registered.body.data}`)).body;
    expect(data.lname).toBe(c.lname);
    const emoji = { lname: '🎟️', email: 'ada@example.org', country: 'DE' };
    const escaped = JSON.stringify({ c: emoji }).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/de/auth/guest',
      headers: { 'content-type': 'application/json' },
      payload: escaped,
    });
    expect(answer.statusCode).toBe(200);
  });
});
