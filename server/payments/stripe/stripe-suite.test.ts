// Stripe plays every story that a provider has to, against a peer in a process of its own that speaks Stripe's API over HTTP.
import { afterAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { openPeerProcess } from '../../testing/providers/peer-process.ts';
import { deliver, paidPayment, stateOf } from '../../testing/providers/play-payment.ts';
import {
  type Delivery,
  PAID_ON_A_PAGE,
  type ProviderUnderTest,
} from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../testing/stripe/stripe-keys.ts';
import { STRIPE_LATER_SECONDS } from '../../testing/stripe/stripe-side.ts';
import { makeTestMuseum } from '../../testing/test-museum.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const peer = await openPeerProcess('stripe', new URL('../../testing/stripe/stripe-side.ts', import.meta.url));
afterAll(() => peer.close());

const STRIPE: ProviderUnderTest = {
  settings: {
    DEMO_BANK: 'off',
    STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
    STRIPE_API_URL: peer.origin,
  },
  payart: 166,
  laterSeconds: STRIPE_LATER_SECONDS,
  tellsFee: true,
  signsWebhooks: true,
  hasKeys: true,
  disputed: 'disputed',
  leavesOut: PAID_ON_A_PAGE,
  peerOf: (shop) => peer.playFor(shop),
};

providerSuite('Stripe', STRIPE);

describe.each(oneDatabase())('events about money alone, on $name', (engine) => {
  test('a refund in Stripe’s dashboard is heard of by the payment intent', async () => {
    const museum = makeTestMuseum();
    const shop = await openTestShop(engine, museum.folder, STRIPE.settings);
    try {
      const stage = { shop, peer: STRIPE.peerOf(shop), provider: STRIPE };
      const played = await paidPayment(stage);
      await stage.peer.giveBack(played.reference, 2400);
      const deliveries = await stage.peer.webhooks([played.reference]);
      const refunded = deliveries.find(({ body }) => body.includes('"type":"charge.refunded"'));
      await deliver(stage, refunded as Delivery);
      expect((await stateOf(stage, played)).state).toBe('refunded');
    } finally {
      await shop.close();
      museum.remove();
    }
  });
});
