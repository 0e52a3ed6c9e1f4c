// A shop without a payment provider (`DEMO_BANK=off`): it is open, sells what costs nothing, and says what it cannot take.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const SLOT = '2026-11-18 10:00';
const tickets = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 2 };
const CREDIT_CARD = 166;
const EXPRESS = 177;

describe.each(oneDatabase())('a shop without a payment provider on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, { DEMO_BANK: 'off' }, START);
    // From when the museum still let its visitors try.
    await shop.database.executeSql(`
      insert into demo_bank_payment (id, amount, description, language, express, state, return_url, cancel_url)
      values ('earlier', 2400, 'Museum', 'de', false, 'open', 'http://localhost:3000/', 'http://localhost:3000/')`);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = async (items: unknown[], payart: number) =>
    shop.post(`/api/de/checkout/initPayment?_=${await shop.guest()}`, purchase(items, {}, payart));
  const places = async () => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${SLOT.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === SLOT)?.max_tickets;
  };

  test('is open', async () => {
    expect((await shop.get('/healthz')).status).toBe(200);
    expect((await shop.get('/de/')).status).toBe(200);
    expect((await shop.get('/api/de/shopinfo')).status).toBe(200);
  });

  test('offers credit card alone, which is how what costs nothing is ordered', async () => {
    const { status, body } = await shop.get('/api/de/checkout/payments?shop=1');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { payartId: CREDIT_CARD, kind: 'card', name: { de: 'Kreditkarte', en: 'Credit card' } },
    ]);
  });

  test.each([CREDIT_CARD, EXPRESS, 999])(
    'refuses payment type %i for what has a price, in words, and holds nothing',
    async (payart) => {
      const free = await places();
      const { status, body } = await init([tickets], payart);
      expect([status, body]).toEqual([
        422,
        {
          code: 'PAYMENT_TYPE_UNKNOWN',
          message: 'Diese Zahlungsart steht nicht zur Verfügung. Bitte wählen Sie eine andere.',
        },
      ]);
      expect(await places()).toBe(free);
      const { rows } = await shop.database.executeSql('select id from cart union all select id from payment');
      expect(rows).toEqual([]);
    },
  );

  test('orders what codes have paid for', async () => {
    const { status, body } = await init([tickets, { type: 'voucherCode', barcode: 'NEU-50' }], CREDIT_CARD);
    expect(status).toBe(200);
    const executed = await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
    expect(executed.body.data).toEqual({ booking_id: expect.any(String), has_tickets: true });
  });

  test.each([
    ['GET', '/demo-bank/earlier'],
    ['POST', '/demo-bank/earlier'],
    ['GET', '/demo-bank/style.css'],
    ['POST', '/api/webhooks/demo'],
  ] as const)('has no demo bank: %s %s is 404', async (method, url) => {
    const form = 'decision=pay';
    const answer = await shop.app.inject({
      method,
      url,
      ...(method === 'POST'
        ? { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : {}),
    });
    expect(answer.statusCode).toBe(404);
  });
});
