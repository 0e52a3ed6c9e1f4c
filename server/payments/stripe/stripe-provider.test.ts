// What is Stripe's own: its page, its events, its keys. Everything that all providers do is in stripe-suite.test.ts.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../testing/stripe/stripe-keys.ts';
import { openStripePeer, signStripe, stripeDelivery } from '../../testing/stripe/stripe-peer.ts';
import { type PeerSession, refundIdFor } from '../../testing/stripe/stripe-peer-books.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const NOW = new Date('2026-11-18T09:00:00Z');
const peer = await openStripePeer();
peer.now = () => NOW;
afterAll(() => peer.close());

const config = { secretKey: STRIPE_TEST_KEY, webhookSecret: STRIPE_TEST_SECRET, apiUrl: peer.origin };
const provider = stripeProvider(config, () => NOW);

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
    webhookUrl: 'https://shop.example/api/webhooks/stripe',
    expires: new Date(NOW.getTime() + 1200_000),
    ...more,
  };
}

function onlySession(): PeerSession {
  expect(peer.books.sessions.size).toBe(1);
  return [...peer.books.sessions.values()][0] as PeerSession;
}

beforeEach(() => {
  peer.books.sessions.clear();
  peer.books.refunds.clear();
  peer.books.answers.clear();
  Object.assign(peer.mood, { down: false, mute: false });
});

describe('starting', () => {
  test('one session for one payment, however often it is asked for', async () => {
    const [one, other] = await Promise.all([provider.start(request()), provider.start(request())]);
    expect(one).toEqual(other);
    expect(onlySession()).toMatchObject({
      id: one.reference,
      amount: 2400,
      currency: 'eur',
      client_reference_id: 'p1',
      customer_email: 'ada@example.org',
      success_url: request().returnUrl,
      cancel_url: request().cancelUrl,
    });
  });

  test('the page stays open for half an hour at least, as Stripe demands, and as long as a longer cart', async () => {
    await provider.start(request());
    expect(onlySession().expires_at).toBe(NOW.getTime() / 1000 + 1860);
    peer.books.sessions.clear();
    await provider.start(request({ paymentId: 'p2', expires: new Date(NOW.getTime() + 7200_000) }));
    expect(onlySession().expires_at).toBe(NOW.getTime() / 1000 + 7200);
  });

  test('what visitors pay is the price that they have ordered at, in its currency, whatever is set in the account', async () => {
    await provider.start(request());
    expect(onlySession().adaptsPrice).toBe(false);
  });

  test.each([
    [{ kind: 'card' }, 'card'],
    [{ kind: 'wallet' }, 'card'],
    [{ kind: 'express' }, 'card'],
    [{ kind: 'direct-debit' }, 'sepa_debit'],
    [{ kind: 'card', providerMethod: 'klarna' }, 'klarna'],
  ] as const)('%o is paid by %s', async (method, expected) => {
    await provider.start(request({ method: { payartId: 1, ...method } }));
    expect(onlySession().method).toBe(expected);
  });

  test('an answer that is lost once is asked for again, and it is one session', async () => {
    peer.mood.mute = true;
    const starting = provider.start(request());
    await expect.poll(() => peer.books.sessions.size).toBe(1);
    peer.mood.mute = false;
    expect(await starting).toMatchObject({ reference: onlySession().id });
  });

  test('a session whose answer was lost is found by the payment’s id among many others', async () => {
    peer.mood.mute = true;
    await expect(provider.start(request())).rejects.toThrow();
    peer.mood.mute = false;
    for (let other = 0; other < 120; other += 1)
      await provider.start(request({ paymentId: `other${other}` }));
    expect(await provider.lookUp('p1')).toEqual({ state: 'open' });
    await provider.cancel('p1');
    expect(await provider.lookUp('p1')).toEqual({ state: 'canceled' });
    expect(await provider.lookUp('nobody')).toEqual({ state: 'unknown' });
  });

  test('Stripe’s refusal is an error, not a page', async () => {
    await expect(provider.start(request({ amount: 49 }))).rejects.toThrow('50 cents');
    const stranger = stripeProvider({ ...config, secretKey: 'sk_test_another' }, () => NOW);
    await expect(stranger.start(request())).rejects.toThrow('Invalid API Key');
  });
});

describe('events', () => {
  const read = (type: string, object: object) => {
    const { body, headers } = stripeDelivery(NOW, type, object);
    return provider.parseWebhook(body, headers)?.events;
  };

  test.each([
    ['checkout.session.async_payment_failed', { object: 'checkout.session', id: 'cs_1' }, 'cs_1'],
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['refund.failed', { object: 'refund', id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.dispute.created', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
  ])('%s is about %o', (type, object, reference) => {
    expect(read(type, object)).toEqual([{ reference }]);
  });

  test.each([
    ['payout.paid', { object: 'payout', id: 'po_1' }],
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: null }],
  ])('%s that is about no payment is answered, and that is all', (type, object) => {
    expect(read(type, object)).toEqual([]);
  });

  test('only with Stripe’s signature over these bytes, and within five minutes', () => {
    const { body, headers } = stripeDelivery(NOW, 'charge.refunded', { object: 'charge', id: 'ch_1' });
    expect(provider.parseWebhook(body, headers)).toBeDefined();
    expect(provider.parseWebhook(`${body} `, headers)).toBeUndefined();
    expect(provider.parseWebhook(body, {})).toBeUndefined();
    expect(provider.parseWebhook(body, { 'stripe-signature': ['a', 'b'] })).toBeUndefined();
    const other = stripeProvider({ ...config, webhookSecret: 'whsec_another' }, () => NOW);
    expect(other.parseWebhook(body, headers)).toBeUndefined();
    const later = stripeProvider(config, () => new Date(NOW.getTime() + 301_000));
    expect(later.parseWebhook(body, headers)).toBeUndefined();
    expect(later.parseWebhook(body, signStripe(new Date(NOW.getTime() + 200_000), body))).toBeDefined();
  });
});

describe('refunds', () => {
  async function paid() {
    const { reference } = await provider.start(request());
    Object.assign(onlySession(), { state: 'paid', payer: { email: 'a@example.org', name: 'A' } });
    return reference;
  }
  const refund = { refundId: 'r1', chargeId: undefined, amount: 1000, currency: 'EUR' };

  test('asked twice, given back once, and found by the shop’s key', async () => {
    const reference = await paid();
    const first = await provider.refund({ ...refund, reference });
    expect(await provider.refund({ ...refund, reference, chargeId: onlySession().intent })).toEqual(first);
    expect(peer.books.refunds.size).toBe(1);
    expect(await provider.lookUpRefund({ refundId: 'r1', refundReference: undefined, reference })).toEqual(
      first,
    );
    expect(
      await provider.lookUpRefund({ refundId: 'r2', refundReference: undefined, reference }),
    ).toBeUndefined();
  });

  test('asked again when Stripe has long forgotten the key, given back once', async () => {
    const reference = await paid();
    const first = await provider.refund({ ...refund, reference });
    peer.books.answers.clear();
    expect(await provider.refund({ ...refund, reference })).toEqual(first);
    expect(peer.books.refunds.size).toBe(1);
  });

  test('what the dashboard gave back of a debit or of PayPal is found by Stripe’s name of it', async () => {
    const { reference } = await provider.start(
      request({ method: { payartId: 1, kind: 'card', providerMethod: 'paypal' } }),
    );
    Object.assign(onlySession(), { state: 'paid' });
    const id = refundIdFor(onlySession());
    const { intent } = onlySession();
    peer.books.refunds.set(id, { id, intent, amount: 500, created: 0, metadata: {}, status: 'canceled' });
    const asked = { refundId: 'of-the-shop', refundReference: id, reference };
    expect(await provider.lookUpRefund(asked)).toMatchObject({
      reference: id,
      state: 'failed',
      isCalledOff: true,
    });
  });

  test('what Stripe refuses has failed; what it cannot answer now is asked for again', async () => {
    const reference = await paid();
    expect(await provider.refund({ ...refund, reference, amount: 2401 })).toMatchObject({
      state: 'failed',
      failure: 'amount_too_large',
    });
    peer.mood.down = true;
    await expect(provider.refund({ ...refund, refundId: 'r2', reference })).rejects.toThrow();
  });
});
