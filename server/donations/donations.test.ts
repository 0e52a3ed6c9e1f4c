// A donation, from the museum folder to order and papers, and what is refused.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DONATION = `
donation:
  id: haus
  name: { de: Spende für das Haus, en: Donation to the house }
  text: { de: Für die Deiche., en: For the dykes. }
  min_amount: 100
  max_amount: 5000
  suggested: [500, 1000]
  round_up_step: 500
`;

describe.each(oneDatabase())('a donation on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    appendFileSync(join(museum.folder, 'museum.yaml'), DONATION);
    shop = await openTestShop(engine, museum.folder, {}, START);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = (item: object, more: object = {}) =>
    shop.post(
      `/api/en/checkout/initPayment?_=${token}`,
      purchase([{ type: 'donation', ...item }], more, 166),
    );

  test('is offered as the museum describes it, in the visitor’s language', async () => {
    expect((await shop.get('/api/en/donation')).body.data).toEqual({
      id: 'haus',
      name: 'Donation to the house',
      text: 'For the dykes.',
      min_amount: 100,
      max_amount: 5000,
      suggested: [500, 1000],
      round_up_step: 500,
    });
  });

  test('has its page in the sitemap', async () => {
    expect(String((await shop.get('/sitemap.xml')).body)).toContain('/en/donations</loc>');
  });

  test('is bought with an invoice: no VAT, no admission, no ticket, no withdrawal', async () => {
    const placed = await init({ id: 'haus', amount: 750, totalPrice: 750 }, { request_invoice: true });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    await shop.bank(placed.body.data.cartId, 'pay');
    const paid = await shop.post('/api/en/checkout/execPayment', { cartId: placed.body.data.cartId });
    expect(paid.body.data).toMatchObject({ has_tickets: false });
    const id = paid.body.data.booking_id;
    const order = (await shop.get(`/api/en/order/review?id=${id}`)).body.data;
    expect(order).toMatchObject({ total: 750, vat: [], admissions: [], shipping: null });
    expect(order.lines).toEqual([
      {
        type: 'donation',
        id: 'haus',
        title: 'Donation to the house',
        count: 1,
        parts: [{ name: 'Donation to the house', count: 1, price: 750, vat_value: 0 }],
        totalPrice: 750,
        withdrawal_days: 0,
      },
    ]);
    expect(order.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice']);
    expect((await shop.get(`/documents/${id}/invoice.pdf`)).status).toBe(200);
  });

  test.each([
    ['of another id', { id: 'else', amount: 500 }, 'ITEM_UNKNOWN'],
    ['below the least', { id: 'haus', amount: 99 }, 'FIELDS_INVALID'],
    ['above the most', { id: 'haus', amount: 5001 }, 'FIELDS_INVALID'],
    ['of less than nothing', { id: 'haus', amount: -500 }, 'FIELDS_INVALID'],
    ['of another amount than was shown', { id: 'haus', amount: 500, totalPrice: 400 }, 'CART_PRICE_CHANGED'],
    ['without an amount', { id: 'haus' }, 'REQUEST_MALFORMED'],
  ])('%s is refused', async (_, item, code) => {
    expect((await init(item)).body.code).toBe(code);
  });
});
