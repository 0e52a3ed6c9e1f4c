import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const SLOT = '2026-11-20 10:00';
const [engine] = testDatabases();

describe('The tickets that a device saves', () => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine as NonNullable<typeof engine>, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async () => {
    const item = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 2 };
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([item]))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const saved = (id: string) => shop.get(`/documents/${id}/tickets.html`);

  test('are a page with codes, time, house and way, and nothing about the buyer', async () => {
    const order = await buy();
    const { status, body: text } = await saved(order.booking_id);
    expect(status).toBe(200);
    for (const { barcode } of order.admissions) expect(text).toContain(`QR-Code für den Einlass: ${barcode}`);
    for (const words of ['Flut', 'Freitag, 20. November 2026', '10:00', 'Steg 1, 10115 Berlin', 'zu Fuß'])
      expect(text).toContain(words);
    for (const words of ['Lovelace', 'ada@', '24,00', order.booking_id]) expect(text).not.toContain(words);
  });

  test('run nothing, load nothing, and are kept to the end of the day after the visit', async () => {
    const { headers, body: text } = await saved((await buy()).booking_id);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:/,
    );
    expect(text).not.toMatch(/<script|<link|(?:src|href)="(?!data:|\?"|#[st]\d+")/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['expires']).toBe('Sat, 21 Nov 2026 23:00:00 GMT');
  });

  test('open alone and large, each beside the next', async () => {
    const { body: text } = await saved((await buy()).booking_id);
    const tickets = text.match(/<li id="t\d+">.*?<\/li>/gs) ?? [];
    expect(tickets).toHaveLength(2);
    const [first = '', second = ''] = tickets;
    for (const words of ['Flut', 'Freitag, 20. November 2026', '10:00', 'href="#t1"', 'href="#s0"'])
      expect(first).toContain(words);
    expect([first, second].map((ticket) => ticket.match(/<a href="#t\d"( hidden="")?>[^<]+/g))).toEqual([
      ['<a href="#t0" hidden="">Zurück', '<a href="#t2">Weiter'],
      ['<a href="#t1">Zurück', '<a href="#t3" hidden="">Weiter'],
    ]);
  });

  test('are gone with the order', async () => {
    const order = await buy();
    await refundInDatabase(shop.database, order.number, shop.now);
    shop.pass(3);
    expect((await saved(order.booking_id)).status).toBe(404);
    expect((await saved('nobodysorder')).status).toBe(404);
  });
});
