// Stripe's side of the provider suite, in the process of its peer (testing/providers/peer-main.ts).
import type { OpenSide } from '../providers/peer-main.ts';
import type { ProviderSide } from '../providers/peer-process.ts';
import { openStripePeer, type StripePeer, signStripe, stripeDelivery } from './stripe-peer.ts';
import {
  type PeerRefund,
  type PeerSession,
  refundedOf,
  refundIdFor,
  refundsOfIntent,
} from './stripe-peer-books.ts';
import { chargeObject, disputeObject, intentObject, sessionObject } from './stripe-peer-objects.ts';

/** Seconds after which a debit is decided. */
export const STRIPE_LATER_SECONDS = 4;
/** Somebody else than the guest who buys. */
const PAYER = { email: 'grace@example.org', name: 'Grace Hopper' };

export const openSide: OpenSide = async (now) => {
  const peer = await openStripePeer();
  peer.now = now;
  return { origin: peer.origin, side: stripeSide(peer, now) };
};

function stripeSide(peer: StripePeer, now: () => Promise<Date>): ProviderSide {
  const { books, mood } = peer;
  const found = (reference: string): PeerSession | undefined =>
    books.sessions.get(reference) ??
    [...books.sessions.values()].find((each) => each.client_reference_id === reference);
  const onPage = (reference: string, changes: Partial<PeerSession>) => {
    const session = found(reference);
    if (session?.state === 'open' || session?.state === 'asking') Object.assign(session, changes);
  };
  const giveBack = (session: PeerSession | undefined, amount: number, status: PeerRefund['status']) => {
    if (!session) return;
    const id = refundIdFor(session);
    books.refunds.set(id, { id, intent: session.intent, amount, created: 0, metadata: {}, status });
  };
  return {
    calmDown: async () => {
      Object.assign(mood, { down: false, mute: false, trouble: undefined, refunds: 'succeeded' });
    },
    pay: async (reference) => onPage(reference, { state: 'paid', payer: PAYER }),
    decline: async (reference) => onPage(reference, { state: 'failed' }),
    abandon: async (reference) => onPage(reference, { state: 'expired' }),
    payLater: async (reference, seconds = STRIPE_LATER_SECONDS) => {
      const paysAt = Math.floor((await now()).getTime() / 1000) + seconds;
      onPage(reference, { state: 'processing', payer: PAYER, paysAt });
    },
    askWhoPays: async (reference) => onPage(reference, { state: 'asking' }),
    reserve: async (reference) => onPage(reference, { state: 'reserved', payer: PAYER }),
    endReserve: async (reference, end) => {
      const state = end === 'captured' ? 'paid' : 'failed';
      Object.assign(found(reference) ?? {}, { state, wasReserved: true });
    },
    payAnyway: async (reference) => {
      Object.assign(found(reference) ?? {}, { state: 'paid', payer: PAYER });
    },
    returned: async (reference) => refundedOf(books, found(reference)?.intent ?? ''),
    haveTrouble: async (trouble) => {
      mood.trouble = trouble;
    },
    goDown: async (down) => {
      mood.down = down;
    },
    loseAnswers: async (lost) => {
      mood.mute = lost;
    },
    refundsGo: async (how) => {
      mood.refunds = how === 'done' ? 'succeeded' : how;
    },
    endRefunds: async (reference, state) => {
      for (const refund of refundsOfIntent(books, found(reference)?.intent ?? ''))
        refund.status = state === 'done' ? 'succeeded' : state;
    },
    giveBack: async (reference, amount) => {
      giveBack(found(reference), amount, 'succeeded');
    },
    giveBackLater: async (reference, amount) => {
      giveBack(found(reference), amount, 'pending');
    },
    callOffRefunds: async (reference) => {
      for (const refund of refundsOfIntent(books, found(reference)?.intent ?? '')) refund.status = 'canceled';
    },
    dispute: async (reference, state, amount) => {
      const session = found(reference);
      if (!session) return;
      session.disputed = amount ?? session.disputed;
      session.dispute = state === 'open' ? 'needs_response' : state;
    },
    webhooks: async (references) => {
      const at = await now();
      return references
        .flatMap((reference) => eventsOf(peer, found(reference), reference))
        .map(([type, object]) => stripeDelivery(at, type, object));
    },
    sign: async (body) => signStripe(await now(), body),
  };
}

/** One for each thing that has happened. Stripe keeps no order: what happened last may come first. */
function eventsOf(
  { books, origin }: StripePeer,
  session: PeerSession | undefined,
  reference: string,
): (readonly [string, object])[] {
  if (!session) return [['checkout.session.completed', { id: reference, object: 'checkout.session' }]];
  // The session was completed when the money was reserved; that it was captured is an event of the intent.
  if (session.wasReserved)
    return [
      [`payment_intent.${session.state === 'paid' ? 'succeeded' : 'canceled'}`, intentObject(books, session)],
    ];
  const refunded = refundsOfIntent(books, session.intent).length > 0;
  return [
    ...(session.dispute ? [['charge.dispute.updated', disputeObject(session)] as const] : []),
    ...(refunded ? [['charge.refunded', chargeObject(books, session)] as const] : []),
    ['checkout.session.completed', sessionObject(books, session, origin)],
  ];
}
