// A reserved order is paid by a link (ADR 119), through the office's calls, the mail and the shop's, on both engines.
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import {
  BY_TRANSFER,
  FIRST_SLOT,
  HELD_UNTIL,
  transferMuseum,
} from '../../testing/transfers/transfer-museum.ts';
import { reconcilePayments } from '../reconcile.ts';
import { requestSecret } from './request-link.ts';

const DAY = 24 * 3600;
const CARD = 166;
const url = { continue: 'http://localhost:3000/de/checkout/success' };

describe.each(oneDatabase())('a payment link, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  const open = async (settings: Record<string, string> = {}) => {
    shop = await openTestShop(engine, museum.folder, settings);
    service = await signIn(shop, 'service');
  };
  beforeEach(() => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const reserve = async () => {
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase([{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count: 2 }], {}, BY_TRANSFER),
      bearing(await shop.guest()),
    );
    const { cartId } = body.data;
    const [{ number }] = await rows('select number from payment where id = $1', cartId);
    return { cartId: String(cartId), at: `office/reserved/${number}` };
  };
  const send = (at: string, until: string, key = randomId()) =>
    service.post(`${at}/send-link`, { until, key });
  const newest = async () => {
    const [{ id }] = await rows('select id from payment_request order by ended_at nulls first limit 1');
    return requestSecret(shop.shop.payments.linkKey, id);
  };
  const show = async (link: string) => shop.post('/api/de/checkout/payment-request', { link });
  const pay = (link: string, payart = CARD) =>
    shop.post('/api/de/checkout/pay-request', { link, payart, url });

  test('is mailed once for its key, and leads to a page on which the order is paid', async () => {
    await open({ JOBS: 'on' });
    const { cartId, at } = await reserve();
    expect((await service.post(`${at}/send-link/preview`)).body.data).toEqual({
      due: 2400,
      problem: '',
      mail_to: 'ada@example.org',
      first: '2026-11-18',
      last: '2026-12-01',
      held: '2026-11-30',
      sent: [],
    });
    const key = randomId();
    const sent = await Promise.all(Array.from({ length: 3 }, () => send(at, '2026-12-01', key)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await vi.waitFor(() => expect(shop.outbox()).toHaveLength(2), { timeout: 150_000, interval: 50 });
    const mails = await Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
    const mail = mails.find(({ subject }) =>
      subject?.startsWith('Bitte bezahlen Sie Ihre Bestellung: 24,00'),
    );
    const link = /\/de\/pay\/?#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).toBe(await newest());
    expect((await show(link)).body.data).toMatchObject({
      state: 'open',
      amount: 2400,
      until: '2026-12-01 23:59',
      lines: [{ title: 'Flut', datetime: FIRST_SLOT, total: 2400 }],
    });
    const started = await pay(link);
    expect(started.status).toBe(200);
    const [payment] = await rows("select id from payment where provider = 'demo'");
    await shop.bank(payment.id, 'pay');
    const paid = await shop.post('/api/de/checkout/execPayment', { cartId });
    expect(paid.body.data).toMatchObject({ has_tickets: true });
    expect((await show(link)).body.data.state).toBe('paid');
    expect((await pay(link)).body.code).toBe('CART_GONE');
    // The transfer is no longer waited for.
    shop.pass(DAY);
    await reconcilePayments(shop.shop.payments);
    expect(await rows('select provider, state from payment order by number')).toEqual([
      { provider: 'transfer', state: 'canceled' },
      { provider: 'demo', state: 'paid' },
    ]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  test('holds the places until it ends, and not for less than they were held', async () => {
    await open();
    const [first, second] = [await reserve(), await reserve()];
    expect((await send(first.at, '2026-12-01')).status).toBe(200);
    expect((await send(second.at, '2026-11-20')).status).toBe(200);
    const held = async (cartId: string) =>
      (
        await rows(
          'select distinct c.expires_at as cart, h.expires_at as hold from cart c join hold h on h.cart_id = c.id where c.id = $1',
          cartId,
        )
      )[0];
    const end = new Date('2026-12-01T23:00:00Z');
    expect(await held(first.cartId)).toEqual({ cart: end, hold: end });
    const before = new Date(HELD_UNTIL);
    expect(await held(second.cartId)).toEqual({ cart: before, hold: before });
  });

  test('says so when it is late, replaced or its order was given up', async () => {
    await open();
    const { cartId, at } = await reserve();
    await send(at, '2026-11-20');
    const first = await newest();
    shop.pass(60);
    await send(at, '2026-11-21');
    const second = await newest();
    expect((await show(first)).body.data.state).toBe('replaced');
    shop.pass(5 * DAY);
    expect((await show(second)).body.data.state).toBe('expired');
    expect((await pay(second)).body.code).toBe('CART_GONE');
    expect((await shop.post(`/api/de/checkout/cancel?cartId=${cartId}`)).status).toBe(200);
    expect((await show(second)).body.data.state).toBe('canceled');
    const forged = `${second.split('.')[0]}.${'A'.repeat(43)}`;
    for (const link of [forged, 'nothing', cartId]) expect((await show(link)).status).toBe(404);
  });

  test.each([
    ['has come', 'pay', 'ALREADY_DECIDED', 'paid'],
    ['is on its way', 'later', 'PAYMENT_PENDING', 'pending'],
  ])('does not start a second payment beside money that %s', async (_, decision, code, state) => {
    await open();
    const { at } = await reserve();
    await send(at, '2026-12-01');
    const link = await newest();
    await pay(link);
    const [begun] = await rows("select id from payment where provider = 'demo'");
    await shop.bank(begun.id, decision);
    expect((await pay(link)).body.code).toBe(code);
    expect(await rows("select state from payment where provider = 'demo'")).toEqual([{ state }]);
  });

  test.each([
    ['a day after the visit', '2026-12-03'],
    ['the day of the visit', '2026-12-02'],
    ['yesterday', '2026-11-17'],
    ['no day of the calendar', '2026-13-41'],
  ])('is not sent until %s', async (_, until) => {
    await open();
    const { at } = await reserve();
    const { status, body } = await send(at, until);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['until']]);
    expect(await rows('select id from payment_request')).toEqual([]);
  });

  test('offers no way to pay that needs more of the payer', async () => {
    await open();
    const { at } = await reserve();
    await send(at, '2026-12-01');
    expect((await pay(await newest(), BY_TRANSFER)).body.code).toBe('PAYMENT_TYPE_UNKNOWN');
  });
});
