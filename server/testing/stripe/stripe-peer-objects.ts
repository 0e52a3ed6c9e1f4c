// The objects of the test's Stripe as its API shows them, with the fields that the shop reads.
import {
  type PeerBooks,
  type PeerRefund,
  type PeerSession,
  refundedOf,
  refundsOfIntent,
} from './stripe-peer-books.ts';

/** 1.5 % and 25 cents, as for a European card. */
export function feeOf(amount: number): number {
  return Math.round(amount * 0.015) + 25;
}

const INTENTS: Record<PeerSession['state'], string> = {
  open: 'requires_payment_method',
  asking: 'requires_action',
  expired: 'canceled',
  processing: 'processing',
  reserved: 'requires_capture',
  paid: 'succeeded',
  failed: 'requires_payment_method',
};

export function sessionObject(books: PeerBooks, session: PeerSession, origin: string): object {
  const { id, state, created, expires_at, amount, currency, client_reference_id, customer_email } = session;
  const isOpen = state === 'open' || state === 'asking';
  const done = !isOpen && state !== 'expired';
  return {
    id,
    object: 'checkout.session',
    created,
    expires_at,
    amount_total: amount,
    currency,
    client_reference_id,
    customer_email,
    customer_details: session.payer,
    mode: 'payment',
    status: done ? 'complete' : isOpen ? 'open' : state,
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    payment_intent: done || state === 'asking' ? intentObject(books, session) : null,
    url: isOpen ? `${origin}/pay/${id}` : null,
  };
}

export function intentObject(books: PeerBooks, session: PeerSession): object {
  return {
    id: session.intent,
    object: 'payment_intent',
    amount: session.amount,
    metadata: { foyer_payment: session.client_reference_id },
    status: INTENTS[session.state],
    latest_charge: session.state === 'paid' ? chargeObject(books, session) : null,
  };
}

export function chargeObject(
  books: PeerBooks,
  { charge, intent, amount, dispute, method }: PeerSession,
): object {
  return {
    id: charge,
    object: 'charge',
    amount,
    amount_refunded: refundedOf(books, intent),
    disputed: dispute !== null,
    payment_intent: intent,
    payment_method_details: { type: method },
    balance_transaction: { id: `txn_${charge}`, object: 'balance_transaction', fee: feeOf(amount) },
    refunds: listObject(refundsOfIntent(books, intent).map(refundObject)),
  };
}

export function refundObject({ id, intent, amount, status, metadata, created }: PeerRefund): object {
  return {
    id,
    object: 'refund',
    amount,
    created,
    currency: 'eur',
    payment_intent: intent,
    metadata,
    status,
    ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
    ...(status === 'canceled' ? { failure_reason: 'merchant_request' } : {}),
  };
}

/** It may be answered for ten days, whatever day it is. */
const ANSWER_SECONDS = 10 * 24 * 3600;

/** In cents. */
export function disputedOf({ amount, disputed = amount }: PeerSession): number {
  return disputed;
}

export function disputeObject(session: PeerSession): object {
  const { charge, intent, dispute, created } = session;
  return {
    id: `dp_${charge}`,
    object: 'dispute',
    amount: disputedOf(session),
    charge,
    payment_intent: intent,
    status: dispute,
    evidence_details: { due_by: created + ANSWER_SECONDS },
  };
}

export function listObject(data: readonly object[], has_more = false): object {
  return { object: 'list', data, has_more };
}

export function errorObject(code: string, message: string): object {
  return { error: { type: 'invalid_request_error', code, message } };
}
