// Mollie's side of the provider suite, in the process of its peer (testing/providers/peer-main.ts).
import type { OpenSide } from '../providers/peer-main.ts';
import type { ProviderSide } from '../providers/peer-process.ts';
import { type MolliePeer, mollieDelivery, openMolliePeer } from './mollie-peer.ts';
import {
  mollieId,
  mollieRefunded,
  mollieRefundsOf,
  type PeerMolliePayment,
  type PeerMollieRefund,
} from './mollie-peer-books.ts';

/** Seconds after which a pending payment is decided. */
export const MOLLIE_LATER_SECONDS = 4;
/** Somebody else than the guest who buys. */
const PAYER = { consumerName: 'Grace Hopper', consumerAccount: 'grace@example.org' };

export type MollieSide = ProviderSide & {
  /** How often it was asked about this payment, or about any. */
  asked(id?: string): Promise<number>;
  /** The way to pay that the newest payment was asked for with. */
  lastMethod(): Promise<string | undefined>;
};

export const openSide: OpenSide = async (now) => {
  const peer = await openMolliePeer();
  peer.now = now;
  return { origin: peer.origin, side: mollieSide(peer, now) };
};

function mollieSide(peer: MolliePeer, now: () => Promise<Date>): MollieSide {
  const { books, mood } = peer;
  const found = (reference: string): PeerMolliePayment | undefined =>
    books.payments.get(reference) ??
    [...books.payments.values()].find(({ request }) =>
      JSON.stringify(request.metadata).includes(`"${reference}"`),
    );
  const onPage = (reference: string, changes: Partial<PeerMolliePayment>) => {
    const payment = found(reference);
    if (payment?.status === 'open') Object.assign(payment, changes);
  };
  const milliseconds = async () => (await now()).getTime();
  const giveBack = async (paymentId: string, amount: number, status: PeerMollieRefund['status']) => {
    const id = mollieId('re');
    const createdAt = await milliseconds();
    books.refunds.set(id, { id, paymentId, amount, createdAt, metadata: null, status });
  };
  return {
    calmDown: async () => {
      Object.assign(mood, { down: false, mute: false, trouble: undefined, refunds: 'refunded' });
    },
    asked: async (id) =>
      id === undefined ? peer.askedAbout.length : peer.askedAbout.filter((each) => each === id).length,
    lastMethod: async () => [...books.payments.values()].at(-1)?.request.method,
    pay: async (reference) => onPage(reference, { status: 'paid', payer: PAYER }),
    decline: async (reference) => onPage(reference, { status: 'failed' }),
    abandon: async (reference) => onPage(reference, { status: 'canceled' }),
    payLater: async (reference, seconds = MOLLIE_LATER_SECONDS) => {
      const paysAt = (await milliseconds()) + seconds * 1000;
      onPage(reference, { status: 'pending', payer: PAYER, paysAt });
    },
    // The payment stays open while the bank asks.
    askWhoPays: async () => {},
    reserve: async (reference) => onPage(reference, { status: 'authorized', payer: PAYER }),
    endReserve: async (reference, end) => {
      Object.assign(found(reference) ?? {}, { status: end === 'captured' ? 'paid' : 'canceled' });
    },
    payAnyway: async (reference) => {
      Object.assign(found(reference) ?? {}, { status: 'paid', payer: PAYER });
    },
    returned: async (reference) => mollieRefunded(books, reference),
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
      mood.refunds = how === 'done' ? 'refunded' : how;
    },
    endRefunds: async (reference, state) => {
      for (const refund of mollieRefundsOf(books, reference))
        refund.status = state === 'done' ? 'refunded' : state;
    },
    giveBack: async (reference, amount) => {
      await giveBack(reference, amount, 'refunded');
    },
    giveBackLater: (reference, amount) => giveBack(reference, amount, 'pending'),
    callOffRefunds: async (reference) => {
      for (const refund of mollieRefundsOf(books, reference)) refund.status = 'canceled';
    },
    dispute: async (reference, state, amount) => {
      const payment = found(reference);
      const at = await milliseconds();
      if (!payment) return;
      payment.chargeback ??= { id: mollieId('chb'), createdAt: at, amount, reversedAt: null };
      if (state === 'won') payment.chargeback.reversedAt = at;
    },
    webhooks: async (references) => references.map(mollieDelivery),
    sign: async () => mollieDelivery('').headers,
  };
}
