// Payouts of the test's Stripe: what was paid, refunded and disputed since the last one, less fees, in pages of two, with
// the payout itself among its own movements, and with a fee that concerns no payment.
import {
  type PeerBooks,
  type PeerMovement,
  type PeerPayout,
  type PeerSession,
  peerId,
} from './stripe-peer-books.ts';
import {
  chargeObject,
  disputedOf,
  disputeObject,
  feeOf,
  listObject,
  refundObject,
} from './stripe-peer-objects.ts';

/** Stripe never answers more of a list at once, in these tests. */
const MOST = 2;
const DISPUTE_FEE = 1500;
const SERVICE_FEE = 35;

/** Pays out what has happened since the last payout. */
export function payOut(books: PeerBooks, now: number): PeerPayout {
  const known = new Set(books.payouts.flatMap(({ movements }) => movements.map(({ id }) => id)));
  const movements = [...movementsOf(books), serviceFee()].filter(({ id }) => !known.has(id));
  const amount = movements.reduce((sum, moved) => sum + moved.amount - moved.fee, 0);
  const payout: PeerPayout = { id: peerId('po'), amount, created: now, movements, status: 'in_transit' };
  books.payouts.push(payout);
  return payout;
}

function movementsOf(books: PeerBooks): PeerMovement[] {
  const sessions = [...books.sessions.values()].filter(({ state }) => state === 'paid');
  return [
    ...sessions.map((session) => ({
      id: `txn_${session.charge}`,
      type: 'charge',
      reporting_category: 'charge',
      amount: session.amount,
      fee: feeOf(session.amount),
      source: chargeObject(books, session),
    })),
    ...[...books.refunds.values()].map((refund) => ({
      id: `txn_${refund.id}`,
      type: 'refund',
      reporting_category: 'refund',
      amount: -refund.amount,
      fee: 0,
      source: refundObject(refund),
    })),
    ...[...books.refunds.values()]
      .filter(({ status }) => status === 'failed')
      .map((refund) => ({
        id: `txn_failed_${refund.id}`,
        type: 'refund_failure',
        reporting_category: 'refund_failure',
        amount: refund.amount,
        fee: 0,
        source: refundObject(refund),
      })),
    ...sessions.flatMap(disputesOf),
  ];
}

/** Stripe takes a fee with a dispute, and keeps it. */
function disputesOf(session: PeerSession): PeerMovement[] {
  if (!session.dispute) return [];
  const taken = {
    id: `txn_dp_${session.charge}`,
    type: 'adjustment',
    reporting_category: 'dispute',
    amount: -disputedOf(session),
    fee: DISPUTE_FEE,
    source: disputeObject(session),
  };
  const won = {
    ...taken,
    id: `${taken.id}_won`,
    reporting_category: 'dispute_reversal',
    amount: disputedOf(session),
    fee: 0,
  };
  return session.dispute === 'won' ? [taken, won] : [taken];
}

function serviceFee(): PeerMovement {
  return {
    id: peerId('txn'),
    type: 'stripe_fee',
    reporting_category: 'fee',
    amount: -SERVICE_FEE,
    fee: 0,
    source: null,
  };
}

/** `GET /v1/payouts`, the newest first. */
export function listPayouts({ payouts }: PeerBooks, fields: URLSearchParams): object {
  const since = Number(fields.get('created[gte]') ?? 0);
  const found = payouts.filter(({ created }) => created >= since).reverse();
  return paged(
    found.map(({ id, amount, created, status }) => ({
      id,
      object: 'payout',
      amount,
      created,
      arrival_date: created + 2 * 24 * 3600,
      automatic: true,
      currency: 'eur',
      status,
    })),
    fields,
  );
}

/** `GET /v1/balance_transactions?payout=`, the payout among them. */
export function listMovements({ payouts }: PeerBooks, fields: URLSearchParams): object {
  const payout = payouts.find(({ id }) => id === fields.get('payout'));
  if (!payout) return listObject([]);
  const isExpanded = fields.get('expand[0]') === 'data.source';
  const itself = {
    id: `txn_${payout.id}`,
    type: 'payout',
    reporting_category: 'payout',
    amount: -payout.amount,
    fee: 0,
  };
  return paged(
    [...payout.movements, itself].map((moved) => ({
      object: 'balance_transaction',
      description: null,
      ...moved,
      source: 'source' in moved && isExpanded ? moved.source : null,
    })),
    fields,
  );
}

function paged(all: readonly { readonly id: string }[], fields: URLSearchParams): object {
  const after = fields.get('starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const most = Math.min(MOST, Number(fields.get('limit') ?? MOST));
  return listObject(all.slice(from, from + most), from + most < all.length);
}
