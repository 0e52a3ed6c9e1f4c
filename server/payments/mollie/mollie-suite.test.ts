// Mollie plays every story that a provider has to, against a peer that speaks Mollie's API over HTTP.
import { afterAll } from 'vitest';
import { MOLLIE_TEST_KEY } from '../../testing/mollie/mollie-keys.ts';
import { mollieDelivery, openMolliePeer } from '../../testing/mollie/mollie-peer.ts';
import { mollieId, mollieRefundsOf, type PeerMolliePayment } from '../../testing/mollie/mollie-peer-books.ts';
import type { ProviderPeer, ProviderUnderTest } from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import type { TestShop } from '../../testing/test-shop.ts';

const LATER_SECONDS = 4;
/** Somebody else than the guest who buys. */
const PAYER = { consumerName: 'Grace Hopper', consumerAccount: 'grace@example.org' };

const peer = await openMolliePeer();
afterAll(() => peer.close());

const MOLLIE: ProviderUnderTest = {
  settings: { DEMO_BANK: 'off', MOLLIE_API_KEY: MOLLIE_TEST_KEY, MOLLIE_API_URL: peer.origin },
  payart: 166,
  laterSeconds: LATER_SECONDS,
  // Fees are taken from the payout; webhooks are not signed; a chargeback is the first that one hears of a dispute.
  tellsFee: false,
  signsWebhooks: false,
  disputed: 'charged-back',
  peerOf,
};

providerSuite('Mollie', MOLLIE);

/** Time passes in the shop, and the peer's moods begin anew with each shop. */
const known = new WeakSet<TestShop>();

function peerOf(shop: TestShop): ProviderPeer {
  if (!known.has(shop)) Object.assign(peer.mood, { down: false, mute: false, refunds: 'refunded' });
  known.add(shop);
  peer.now = shop.now;
  const found = (reference: string): PeerMolliePayment | undefined =>
    peer.books.payments.get(reference) ??
    [...peer.books.payments.values()].find(({ request }) =>
      JSON.stringify(request.metadata).includes(`"${reference}"`),
    );
  const onPage = (change: (payment: PeerMolliePayment) => void) => async (reference: string) => {
    const payment = found(reference);
    if (payment?.status === 'open') change(payment);
  };
  return {
    name: 'mollie',
    pay: onPage((payment) => Object.assign(payment, { status: 'paid', payer: PAYER })),
    decline: onPage((payment) => Object.assign(payment, { status: 'failed' })),
    abandon: onPage((payment) => Object.assign(payment, { status: 'canceled' })),
    payLater: onPage((payment) => {
      const paysAt = shop.now().getTime() + LATER_SECONDS * 1000;
      Object.assign(payment, { status: 'pending', payer: PAYER, paysAt });
    }),
    goDown: (down) => {
      peer.mood.down = down;
    },
    loseAnswers: (lost) => {
      peer.mood.mute = lost;
    },
    refundsGo: (how) => {
      peer.mood.refunds = how === 'done' ? 'refunded' : how;
    },
    endRefunds: async (reference, state) => {
      for (const refund of mollieRefundsOf(peer.books, reference))
        refund.status = state === 'done' ? 'refunded' : state;
    },
    giveBack: async (reference, amount) => {
      const id = mollieId('re');
      const createdAt = shop.now().getTime();
      peer.books.refunds.set(id, {
        id,
        paymentId: reference,
        amount,
        createdAt,
        metadata: null,
        status: 'refunded',
      });
    },
    dispute: async (reference, state) => {
      const payment = found(reference);
      const at = shop.now().getTime();
      if (!payment) return;
      payment.chargeback ??= { id: mollieId('chb'), createdAt: at, reversedAt: null };
      if (state === 'won') payment.chargeback.reversedAt = at;
    },
    webhooks: (references) => references.map(mollieDelivery),
    sign: () => mollieDelivery('').headers,
  };
}
