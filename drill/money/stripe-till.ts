// Stripe as the drill of money plays it: the peer of the tests, in the drill's own process.
import { type StripePeer, stripeDelivery } from '../../server/testing/stripe/stripe-peer.ts';
import {
  type PeerSession,
  peerId,
  refundedOf,
  refundsOfIntent,
} from '../../server/testing/stripe/stripe-peer-books.ts';
import {
  chargeObject,
  disputedOf,
  disputeObject,
  sessionObject,
} from '../../server/testing/stripe/stripe-peer-objects.ts';
import { PAYARTS } from './money-museum.ts';
import type { Delivery, Till } from './till.ts';

const PAYER = { email: 'grace@example.org', name: 'Grace Hopper' };
/** A debit is decided so many seconds later. */
const DEBIT_SECONDS = 5;

export function stripeTill(peer: StripePeer): Till {
  const { books } = peer;
  const change = async (reference: string, changes: Partial<PeerSession>) => {
    const session = books.sessions.get(reference);
    if (session?.state !== 'open') return false;
    Object.assign(session, changes);
    return true;
  };
  return {
    name: 'stripe',
    payart: PAYARTS.stripe,
    pay: (reference) => change(reference, { state: 'paid', payer: PAYER }),
    payTooLate: async (reference) => {
      const session = books.sessions.get(reference);
      if (session?.state !== 'open' && session?.state !== 'expired') return false;
      Object.assign(session, { state: 'paid', payer: PAYER });
      return true;
    },
    payLater: (reference) =>
      change(reference, { state: 'processing', payer: PAYER, paysAt: inSeconds(DEBIT_SECONDS) }),
    decline: (reference) => change(reference, { state: 'failed' }),
    giveBack: async (reference, amount) => {
      const intent = books.sessions.get(reference)?.intent ?? '';
      const id = peerId('re');
      books.refunds.set(id, { id, intent, amount, created: 0, metadata: {}, status: 'succeeded' });
    },
    dispute: async (reference, state, amount) => {
      const session = books.sessions.get(reference);
      if (!session) return;
      session.disputed = amount ?? session.disputed;
      session.dispute = state === 'open' ? 'needs_response' : state;
    },
    deliveries: (reference) => deliveries(peer, reference),
    held: async () =>
      new Map(
        [...books.sessions.values()]
          .filter(({ state }) => state === 'paid')
          .map((session) => [session.id, heldOf(peer, session)]),
      ),
  };
}

/** A bank takes no more than is there. */
function heldOf({ books }: StripePeer, session: PeerSession): number {
  const { amount, intent, dispute } = session;
  const isTaken = dispute === 'needs_response' || dispute === 'lost';
  return Math.max(0, amount - refundedOf(books, intent) - (isTaken ? disputedOf(session) : 0));
}

function deliveries(peer: StripePeer, reference: string): Delivery[] {
  const session = peer.books.sessions.get(reference);
  if (!session) return [];
  const isRefunded = refundsOfIntent(peer.books, session.intent).length > 0;
  return [
    stripeDelivery(new Date(), 'checkout.session.completed', sessionObject(peer.books, session, peer.origin)),
    ...(isRefunded ? [stripeDelivery(new Date(), 'charge.refunded', chargeObject(peer.books, session))] : []),
    ...(session.dispute
      ? [stripeDelivery(new Date(), 'charge.dispute.updated', disputeObject(session))]
      : []),
  ];
}

function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}
