// Stripe plays every story that a provider has to, against a peer that speaks Stripe's API over HTTP.
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { deliver, paidPayment, stateOf } from '../../testing/providers/play-payment.ts';
import type { ProviderPeer, ProviderUnderTest } from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../testing/stripe/stripe-keys.ts';
import { openStripePeer, signStripe, stripeDelivery } from '../../testing/stripe/stripe-peer.ts';
import {
  type PeerSession,
  peerId,
  refundedOf,
  refundsOfIntent,
} from '../../testing/stripe/stripe-peer-books.ts';
import { chargeObject, disputeObject, sessionObject } from '../../testing/stripe/stripe-peer-objects.ts';
import { makeTestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const LATER_SECONDS = 4;
/** Somebody else than the guest who buys. */
const PAYER = { email: 'grace@example.org', name: 'Grace Hopper' };

const peer = await openStripePeer();
afterAll(() => peer.close());

const STRIPE: ProviderUnderTest = {
  settings: {
    DEMO_BANK: 'off',
    STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
    STRIPE_API_URL: peer.origin,
  },
  payart: 166,
  laterSeconds: LATER_SECONDS,
  tellsFee: true,
  signsWebhooks: true,
  hasKeys: true,
  disputed: 'disputed',
  peerOf,
};

providerSuite('Stripe', STRIPE);

/** What Stripe is told first: time passes in the shop, and the peer's moods begin anew with each shop. */
const known = new WeakSet<TestShop>();

function peerOf(shop: TestShop): ProviderPeer {
  if (!known.has(shop))
    Object.assign(peer.mood, { down: false, mute: false, trouble: undefined, refunds: 'succeeded' });
  known.add(shop);
  peer.now = shop.now;
  const found = (reference: string): PeerSession | undefined =>
    peer.books.sessions.get(reference) ??
    [...peer.books.sessions.values()].find((each) => each.client_reference_id === reference);
  const onPage = (change: (session: PeerSession) => void) => async (reference: string) => {
    const session = found(reference);
    if (session?.state === 'open') change(session);
  };
  return {
    name: 'stripe',
    pay: onPage((session) => Object.assign(session, { state: 'paid', payer: PAYER })),
    decline: onPage((session) => Object.assign(session, { state: 'failed' })),
    abandon: onPage((session) => Object.assign(session, { state: 'expired' })),
    payLater: (reference, seconds = LATER_SECONDS) =>
      onPage((session) => {
        const paysAt = Math.floor(shop.now().getTime() / 1000) + seconds;
        Object.assign(session, { state: 'processing', payer: PAYER, paysAt });
      })(reference),
    payAnyway: async (reference) => {
      Object.assign(found(reference) ?? {}, { state: 'paid', payer: PAYER });
    },
    returned: async (reference) => refundedOf(peer.books, found(reference)?.intent ?? ''),
    haveTrouble: (trouble) => {
      peer.mood.trouble = trouble;
    },
    goDown: (down) => {
      peer.mood.down = down;
    },
    loseAnswers: (lost) => {
      peer.mood.mute = lost;
    },
    refundsGo: (how) => {
      peer.mood.refunds = how === 'done' ? 'succeeded' : how;
    },
    endRefunds: async (reference, state) => {
      for (const refund of refundsOfIntent(peer.books, found(reference)?.intent ?? ''))
        refund.status = state === 'done' ? 'succeeded' : state;
    },
    giveBack: async (reference, amount) => {
      const { intent = '' } = found(reference) ?? {};
      const id = peerId('re');
      peer.books.refunds.set(id, { id, intent, amount, created: 0, metadata: {}, status: 'succeeded' });
    },
    dispute: async (reference, state) => {
      const session = found(reference);
      if (session) session.dispute = state === 'open' ? 'needs_response' : state;
    },
    webhooks: (references) => references.flatMap((reference) => deliveries(found(reference), reference)),
    sign: (body) => signStripe(peer, body),
  };
}

/** One delivery for each event. Stripe keeps no order: what happened last may come first. */
function deliveries(session: PeerSession | undefined, reference: string) {
  const events = session
    ? eventsOf(session)
    : [['checkout.session.completed', { id: reference, object: 'checkout.session' }] as const];
  return events.map(([type, object]) => stripeDelivery(peer, type, object));
}

function eventsOf(session: PeerSession): (readonly [string, object])[] {
  const refunded = refundsOfIntent(peer.books, session.intent).length > 0;
  return [
    ...(session.dispute ? [['charge.dispute.updated', disputeObject(session)] as const] : []),
    ...(refunded ? [['charge.refunded', chargeObject(peer.books, session)] as const] : []),
    ['checkout.session.completed', sessionObject(peer.books, session, peer.origin)],
  ];
}

describe.each(testDatabases())('events about money alone, on $name', (engine) => {
  test('a refund in Stripe’s dashboard is heard of by the payment intent', async () => {
    const museum = makeTestMuseum();
    const shop = await openTestShop(engine, museum.folder, STRIPE.settings);
    try {
      const stage = { shop, peer: peerOf(shop), provider: STRIPE };
      const played = await paidPayment(stage);
      await stage.peer.giveBack(played.reference, 2400);
      const session = peer.books.sessions.get(played.reference) as PeerSession;
      await deliver(stage, stripeDelivery(peer, 'charge.refunded', chargeObject(peer.books, session)));
      expect((await stateOf(stage, played)).state).toBe('refunded');
    } finally {
      await shop.close();
      museum.remove();
    }
  });
});
