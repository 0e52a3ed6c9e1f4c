// What is Mollie's own: its page, its webhooks, its key. Everything that all providers do is in mollie-suite.test.ts.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MOLLIE_TEST_KEY } from '../../testing/mollie/mollie-keys.ts';
import { openMolliePeer } from '../../testing/mollie/mollie-peer.ts';
import type { PeerMolliePayment } from '../../testing/mollie/mollie-peer-books.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import { mollieProvider } from './mollie-provider.ts';

const HOUR = 3600_000;
let now = new Date('2026-11-18T09:00:00Z');
const peer = await openMolliePeer();
peer.now = () => now;
afterAll(() => peer.close());

const config = { apiKey: MOLLIE_TEST_KEY, apiUrl: peer.origin };
const provider = mollieProvider(config, () => now);

function request(more: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentId: 'p1',
    amount: 2400,
    currency: 'EUR',
    method: { payartId: 166, kind: 'card' },
    buyer: {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      address: { street: '', zip: '', city: '', country: '' },
    },
    description: 'Museum am Strom',
    language: 'de',
    returnUrl: 'https://shop.example/de/checkout/success?us=1',
    cancelUrl: 'https://shop.example/de/checkout/canceled',
    webhookUrl: 'https://shop.example/api/webhooks/mollie',
    expires: new Date(now.getTime() + 1200_000),
    ...more,
  };
}

function onlyPayment(): PeerMolliePayment {
  expect(peer.books.payments.size).toBe(1);
  return [...peer.books.payments.values()][0] as PeerMolliePayment;
}

beforeEach(() => {
  now = new Date('2026-11-18T09:00:00Z');
  for (const book of [peer.books.payments, peer.books.refunds, peer.books.answers]) book.clear();
  Object.assign(peer.mood, { down: false, mute: false, refunds: 'refunded' });
});

describe('starting', () => {
  test('one payment, however often it is asked for', async () => {
    const [one, other] = [await provider.start(request()), await provider.start(request())];
    expect(one).toEqual(other);
    expect(one.url).toBe(`${peer.origin}/checkout/${one.reference}`);
    expect(onlyPayment().request).toMatchObject({ amount: { value: '24.00' }, locale: 'de_DE' });
  });

  test('an answer that is lost once is asked for again, and it is one payment', async () => {
    peer.mood.mute = true;
    const starting = provider.start(request());
    await expect.poll(() => peer.books.payments.size).toBe(1);
    peer.mood.mute = false;
    expect(await starting).toMatchObject({ reference: onlyPayment().id });
  });

  test('a payment whose answer was lost is found by the shop’s id among many others', async () => {
    peer.mood.mute = true;
    await expect(provider.start(request())).rejects.toThrow();
    peer.mood.mute = false;
    for (let other = 0; other < 300; other += 1)
      await provider.start(request({ paymentId: `other${other}` }));
    expect(await provider.lookUp('p1')).toEqual({ state: 'open' });
    await provider.cancel('p1');
    expect(await provider.lookUp('p1')).toEqual({ state: 'canceled' });
    expect(await provider.lookUp('nobody')).toEqual({ state: 'unknown' });
  });

  test('Mollie’s refusal is an error, not a page', async () => {
    const swish = { payartId: 1, kind: 'card', providerMethod: 'swish' } as const;
    await expect(provider.start(request({ method: swish }))).rejects.toThrow('not activated');
    const stranger = mollieProvider({ ...config, apiKey: 'test_another' }, () => now);
    await expect(stranger.start(request())).rejects.toThrow('401');
  });
});

describe('closing the page', () => {
  test('a way to pay that cannot be canceled stays open until Mollie closes it', async () => {
    const { reference } = await provider.start(request());
    onlyPayment().cancelable = false;
    await provider.cancel(reference);
    expect(await provider.lookUp(reference)).toEqual({ state: 'open' });
    now = new Date(now.getTime() + HOUR);
    expect(await provider.lookUp(reference)).toEqual({ state: 'canceled' });
  });

  test('what was paid meanwhile counts', async () => {
    const { reference } = await provider.start(request());
    onlyPayment().status = 'paid';
    await provider.cancel(reference);
    expect(await provider.lookUp(reference)).toMatchObject({ state: 'paid' });
  });
});

describe('webhooks', () => {
  test.each([
    ['id=tr_d0b0E3EA3v', ['tr_d0b0E3EA3v']],
    // A payment that the shop does not know is answered like all others.
    ['id=tr_unknown', ['tr_unknown']],
    ['id=tr_1&testByMollie=1', ['tr_1']],
  ])('%s', (body, references) => {
    expect(provider.parseWebhook(body, {})).toEqual({
      events: references.map((reference) => ({ reference })),
      answer: { status: 200 },
    });
  });

  test.each(['', 'id=', 'tr_1', '{"id":"tr_1"}'])('%j is no webhook of Mollie’s', (body) => {
    expect(provider.parseWebhook(body, {})).toBeUndefined();
  });
});

describe('refunds', () => {
  async function paid() {
    const { reference } = await provider.start(request());
    onlyPayment().status = 'paid';
    return { refundId: 'r1', reference, chargeId: reference, amount: 1000, currency: 'EUR' };
  }

  test('asked twice at once, given back once, and found by the shop’s key', async () => {
    const refund = await paid();
    const [first, second] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
    expect(second).toEqual(first);
    const { reference } = refund;
    expect(peer.books.refunds.size).toBe(1);
    expect(await provider.lookUpRefund({ refundId: 'r1', refundReference: undefined, reference })).toEqual(
      first,
    );
    expect(
      await provider.lookUpRefund({ refundId: 'r2', refundReference: undefined, reference }),
    ).toBeUndefined();
  });

  test('asked again when Mollie has long forgotten the key, given back once', async () => {
    const refund = await paid();
    const first = await provider.refund(refund);
    now = new Date(now.getTime() + 6 * HOUR);
    expect(await provider.refund(refund)).toEqual(first);
    expect(peer.books.refunds.size).toBe(1);
  });

  test('what Mollie refuses has failed; what it cannot answer now is asked for again', async () => {
    const refund = await paid();
    expect(await provider.refund({ ...refund, amount: 2401 })).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('cannot be refunded'),
    });
    peer.mood.down = true;
    await expect(provider.refund({ ...refund, refundId: 'r2' })).rejects.toThrow('503');
  });
});
