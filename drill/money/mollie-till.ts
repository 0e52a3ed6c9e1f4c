// Mollie as the drill of money plays it: the peer of the tests, in the drill's own process.
import { type MolliePeer, mollieDelivery } from '../../server/testing/mollie/mollie-peer.ts';
import {
  centsOf,
  mollieId,
  mollieRefunded,
  type PeerMolliePayment,
} from '../../server/testing/mollie/mollie-peer-books.ts';
import { takenFrom } from '../../server/testing/mollie/mollie-peer-objects.ts';
import { PAYARTS } from './money-museum.ts';
import type { Till } from './till.ts';

const PAYER = { consumerName: 'Grace Hopper', consumerAccount: 'grace@example.org' };
/** A debit is decided so much later. */
const DEBIT_MS = 5000;

export function mollieTill({ books }: MolliePeer): Till {
  const change = async (
    reference: string,
    changes: Partial<PeerMolliePayment>,
    from: readonly PeerMolliePayment['status'][] = ['open'],
  ) => {
    const payment = books.payments.get(reference);
    if (!payment || !from.includes(payment.status)) return false;
    Object.assign(payment, changes);
    return true;
  };
  return {
    name: 'mollie',
    payart: PAYARTS.mollie,
    pay: (reference) => change(reference, { status: 'paid', payer: PAYER }),
    payTooLate: (reference) =>
      change(reference, { status: 'paid', payer: PAYER }, ['open', 'canceled', 'expired']),
    payLater: (reference) =>
      change(reference, { status: 'pending', payer: PAYER, paysAt: Date.now() + DEBIT_MS }),
    decline: (reference) => change(reference, { status: 'failed' }),
    giveBack: async (paymentId, amount) => {
      const id = mollieId('re');
      const createdAt = Date.now();
      books.refunds.set(id, { id, paymentId, amount, createdAt, metadata: null, status: 'refunded' });
    },
    dispute: async (reference, state, amount) => {
      const payment = books.payments.get(reference);
      if (!payment) return;
      payment.chargeback ??= { id: mollieId('chb'), createdAt: Date.now(), amount, reversedAt: null };
      if (state === 'won') payment.chargeback.reversedAt = Date.now();
    },
    deliveries: (reference) => [mollieDelivery(reference)],
    held: async () =>
      new Map(
        [...books.payments.values()]
          .filter(({ status }) => status === 'paid')
          .map((payment) => [payment.id, heldOf(books, payment)]),
      ),
  };
}

/** A bank takes no more than is there. */
function heldOf(books: MolliePeer['books'], payment: PeerMolliePayment): number {
  const { id, request } = payment;
  return Math.max(0, centsOf(request.amount) - mollieRefunded(books, id) - takenFrom(payment));
}
