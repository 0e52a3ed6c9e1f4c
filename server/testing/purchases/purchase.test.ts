// A purchase over HTTP: hold, pay, confirm and mail, also when the visitor is late or the payment fails.

import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settlePayment } from '../../payments/settle-payment.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

// A Wednesday morning: the museum opens at ten.
const START = new Date('2026-11-18T07:00:00Z');
const SLOT = '2026-11-18 10:00';
function adult(count: number, datetime = SLOT) {
  return {
    type: 'ticket',
    id: 'flut-normal',
    datetime,
    count,
    totalPrice: 1200 * count,
  };
}

/** Twenty places in every slot. */
function museumOfTwenty(): TestMuseum {
  const museum = makeTestMuseum();
  museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', ''));
  museum.put('pages/terms.de.md', '# Geschäftsbedingungen\n\n## Widerruf\nSchreiben Sie uns.\n');
  return museum;
}

describe.each(testDatabases())('a purchase on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(() => {
    museum = museumOfTwenty();
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterEach(() => shop.close());

  const places = async (slot = SLOT): Promise<number> => {
    const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${slot.slice(0, 10)}`);
    return body.data.timeslot.find(({ datetime }: { datetime: string }) => datetime === slot)?.max_tickets;
  };
  const init = (items: unknown[], more = {}) =>
    shop.post('/api/de/checkout/initPayment', purchase(items, more));
  const hold = async (items: unknown[]): Promise<string> => (await init(items)).body.data.cartId;
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });

  test('two tickets are held, paid, confirmed and mailed once', async () => {
    await shop.close();
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, START);
    const { status, body } = await init([adult(2)]);
    expect(status).toBe(200);
    expect(body.data.url).toContain('/demo-bank/');
    expect(await places()).toBe(18);

    const back = await shop.bank(body.data.cartId, 'pay');
    expect(back.status).toBe(303);
    expect(back.headers['location']).toContain('/de/checkout/success');

    const executed = await exec(body.data.cartId);
    expect(executed.body.data).toEqual({ booking_id: expect.any(String), has_tickets: true });
    expect((await exec(body.data.cartId)).body).toEqual(executed.body);

    const order = (await shop.get(`/api/de/order/review?id=${executed.body.data.booking_id}`)).body.data;
    expect(order).toMatchObject({
      total: 2400,
      email: 'ada@example.org',
      name: 'Ada Lovelace',
      state: 'confirmed',
      directions: [{ venue: 'Haus', address: 'Steg 1, 10115 Berlin', text: 'zu Fuß' }],
    });
    expect(order.vat).toEqual([{ vat_value: 7, gross: 2400, net: 2243, tax: 157 }]);
    expect(order.admissions).toHaveLength(2);
    expect(new Set(order.admissions.map(({ barcode }: { barcode: string }) => barcode)).size).toBe(2);
    await vi.waitFor(() => expect(shop.outbox()).toHaveLength(1), 60_000);
    const mail = await PostalMime.parse(shop.mail(shop.outbox()[0] as string));
    expect(mail.to).toMatchObject([{ address: 'ada@example.org' }]);
    // The last attachment contains the terms on a durable medium (§ 312f(2) BGB).
    expect(mail.attachments.at(-1)?.filename).toBe('Geschäftsbedingungen.pdf');
    expect(mail.text).toContain('und unsere Geschäftsbedingungen mit allem zum Widerruf.');
    // Before it, the codes: pictures in the mail, each with its text.
    const pictures = mail.attachments.filter(({ disposition }) => disposition === 'inline');
    expect(pictures.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'image/png']);
    for (const { contentId } of pictures)
      expect(mail.html).toContain(`src="cid:${contentId?.replace(/[<>]/g, '')}"`);
    for (const { barcode } of order.admissions) expect(mail.text).toContain(barcode);
    expect(await places()).toBe(18);
  });

  test('a second try that is refused leaves the first one unchanged', async () => {
    const first = await hold([adult(20)]);
    const again = await init([adult(21)], { cartId: first });
    expect(again.body).toMatchObject({ code: 'CART_NOT_AVAILABLE', lines: [{ index: 0, available: 20 }] });
    expect(await places()).toBe(0);
    await shop.bank(first, 'pay');
    expect((await exec(first)).status).toBe(200);
  });

  test('the places of an expired hold are free at once, even before the cleanup job runs', async () => {
    await hold([adult(20)]);
    expect((await init([adult(1)])).body.code).toBe('CART_NOT_AVAILABLE');
    shop.pass(1201);
    expect(await places()).toBe(20);
    expect((await init([adult(20)])).status).toBe(200);
  });

  test('a late payment is fully refunded if others have taken the places', async () => {
    await shop.close();
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, START);
    const late = await hold([adult(20)]);
    shop.pass(1300);
    const other = await hold([adult(20)]);
    await shop.bank(late, 'pay');
    expect((await exec(late)).body.code).toBe('PAYMENT_REFUNDED');
    await shop.bank(other, 'pay');
    expect((await exec(other)).status).toBe(200);
    await vi.waitFor(async () => {
      expect(await shop.shop.payments.providers.demoBank.lookUp(late)).toEqual({
        state: 'refunded',
        payer: { email: 'ada@example.org', name: 'Ada Lovelace' },
        method: 'express',
        fee: 0,
        chargeId: `charge-${late}`,
        refunds: [
          { reference: expect.any(String), refundId: expect.any(String), amount: 24_000, state: 'done' },
        ],
      });
      expect(shop.outbox().some((name) => name.includes('refund'))).toBe(true);
    }, 240_000);
  });

  test('ten returns, ten webhooks and a reconciliation at once create one order', async () => {
    const cartId = await hold([adult(2)]);
    await shop.bank(cartId, 'pay');
    const payment = {
      id: cartId,
      cart_id: cartId,
      provider: 'demo',
      reference: cartId,
      state: 'started' as const,
      amount: 2400,
      payer: null,
      created_at: shop.now(),
    };
    const settled = await Promise.all([
      ...Array.from({ length: 10 }, () => exec(cartId).then(({ body }) => body.data.booking_id)),
      ...Array.from({ length: 10 }, () =>
        settlePayment(shop.shop.payments, payment, { visitorConfirms: false }).then(
          (answer) => 'bookingId' in answer && answer.bookingId,
        ),
      ),
    ]);
    expect(new Set(settled).size).toBe(1);
  });

  test('if one line cannot be held, no place of the other lines is held', async () => {
    const answer = await init([adult(5), adult(25, '2026-11-18 12:00')]);
    expect(answer.body).toMatchObject({ code: 'CART_NOT_AVAILABLE', lines: [{ index: 1, available: 20 }] });
    expect(await places()).toBe(20);
  });

  onOne(engine, () => {
    test('a declined payment leaves the cart payable; a second try takes over its places', async () => {
      const first = await hold([adult(20)]);
      await shop.bank(first, 'decline');
      expect((await exec(first)).body.code).toBe('PAYMENT_FAILED');
      const again = await init([adult(20)], { cartId: first });
      expect(again.status).toBe(200);
      expect(await places()).toBe(0);
      await shop.bank(again.body.data.cartId, 'pay');
      expect((await exec(again.body.data.cartId)).status).toBe(200);
      expect((await exec(first)).status).not.toBe(200);
    });

    test('a cancelled cart frees its places and no longer exists', async () => {
      const cartId = await hold([adult(5)]);
      expect(await places()).toBe(15);
      expect((await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`)).body).toEqual({
        data: true,
      });
      expect(await places()).toBe(20);
      expect((await exec(cartId)).body.code).toBe('CART_GONE');
    });

    test('a payment is pending until the bank decides, and then becomes an order', async () => {
      const cartId = await hold([adult(1)]);
      await shop.bank(cartId, 'later');
      expect((await exec(cartId)).status).toBe(202);
      shop.pass(5);
      expect((await exec(cartId)).status).toBe(200);
    });

    test('a payment after the hold has expired takes the places if they are still free', async () => {
      const cartId = await hold([adult(3)]);
      shop.pass(1300);
      await shop.bank(cartId, 'pay');
      expect((await exec(cartId)).status).toBe(200);
      expect(await places()).toBe(17);
    });

    test('a late payment is fully refunded even if only half of the places are taken', async () => {
      const late = await hold([adult(3), adult(3, '2026-11-18 12:00')]);
      shop.pass(1300);
      await hold([adult(20)]);
      await shop.bank(late, 'pay');
      expect((await exec(late)).body.code).toBe('PAYMENT_REFUNDED');
      expect(await places('2026-11-18 12:00')).toBe(20);
    });

    test('a family ticket counts each person, in the slot and in its own limit', async () => {
      const family = {
        type: 'ticket',
        id: 'flut-familie',
        datetime: SLOT,
        count: 1,
        subtickets: [
          { id: 'gross', count: 2 },
          { id: 'klein', count: 2 },
        ],
      };
      const answer = await init([{ ...family, totalPrice: 3000 }]);
      expect(answer.status).toBe(200);
      expect(await places()).toBe(16);
      expect((await init([{ ...family, totalPrice: 3000 }])).body.lines).toEqual([
        { index: 0, available: 0 },
      ]);
    });

    test('a long stay blocks every slot it overlaps', async () => {
      const seat = (count: number) => ({
        type: 'ticket',
        id: 'konzert-karte',
        datetime: '2026-11-18 18:00',
        count,
      });
      expect((await init([seat(40)])).status).toBe(200);
      expect((await init([seat(1)])).body.code).toBe('CART_NOT_AVAILABLE');
    });
  });
});

describe.each(testDatabases())('sixty buyers for twenty places on $name', (engine) => {
  test('exactly twenty buyers get a place', async () => {
    const museum = museumOfTwenty();
    const shop = await openTestShop(engine, museum.folder, {}, START);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => shop.post('/api/de/checkout/initPayment', purchase([adult(1)]))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'CART_NOT_AVAILABLE')).toHaveLength(40);
    await shop.close();
    museum.remove();
  });
});
