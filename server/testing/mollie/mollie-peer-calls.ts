// The calls of the test's Mollie, and what it refuses.
import {
  centsOf,
  type MollieBooks,
  type MollieRequest,
  mollieId,
  mollieRefunded,
  mollieRefundsOf,
  type PeerMolliePayment,
  type PeerMollieRefund,
} from './mollie-peer-books.ts';
import { problemWith } from './mollie-peer-checks.ts';
import { mollieError, mollieList, mollieRefund, shownPayment, takenFrom } from './mollie-peer-objects.ts';
import { answerSettlements } from './mollie-peer-settlements.ts';

export type MolliePeerCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  /** In milliseconds. */
  readonly now: number;
  readonly origin: string;
  readonly refundsGo: PeerMollieRefund['status'];
};
export type MollieAnswer = { readonly status: number; readonly body: object };

/** It takes a second refund of the same amount within the hour for the first one. */
const TWICE_MS = 3600_000;
/** So long a page for cards is open. */
const OPEN_MS = 30 * 60_000;

export function answerMollieCall(books: MollieBooks, call: MolliePeerCall): MollieAnswer {
  const settled = answerSettlements(books, call.path);
  if (settled) return settled;
  const [, id = '', part = ''] = /^\/v2\/payments(?:\/(\w+))?(?:\/(\w+))?$/.exec(call.path) ?? [];
  if (!call.path.startsWith('/v2/payments')) return notFound('This endpoint does not exist');
  const payment = id ? books.payments.get(id) : undefined;
  if (id && !payment) return notFound(`No payment exists with token ${id}.`);
  switch (`${call.method} ${payment ? 'payment' : 'payments'}${part ? `/${part}` : ''}`) {
    case 'POST payments':
      return createPayment(books, call);
    case 'GET payments':
      return listPayments(books, call);
    case 'GET payment':
      return show(books, payment as PeerMolliePayment, call);
    case 'DELETE payment':
      return cancelPayment(books, payment as PeerMolliePayment, call);
    case 'GET payment/refunds':
      return {
        status: 200,
        body: mollieList(
          'refunds',
          mollieRefundsOf(books, id).map((refund) => mollieRefund(refund, selfOf(call, id))),
        ),
      };
    case 'POST payment/refunds':
      return createRefund(books, payment as PeerMolliePayment, call);
    default:
      return { status: 405, body: mollieError(405, 'The method is not allowed') };
  }
}

function createPayment(books: MollieBooks, { body, now, origin }: MolliePeerCall): MollieAnswer {
  const problem = problemWith(body);
  if (problem) return { status: 422, body: mollieError(422, ...problem) };
  const payment: PeerMolliePayment = {
    id: mollieId('tr'),
    request: body as MollieRequest,
    createdAt: now,
    expiresAt: now + OPEN_MS,
    status: 'open',
    cancelable: true,
    payer: null,
    paysAt: null,
    chargeback: null,
  };
  books.payments.set(payment.id, payment);
  return { status: 201, body: shownPayment(books, payment, { origin }) };
}

/** The newest first, in pages. */
function listPayments(books: MollieBooks, { query, origin }: MolliePeerCall): MollieAnswer {
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= 250)) return { status: 400, body: mollieError(400, 'Invalid limit', 'limit') };
  const all = [...books.payments.values()].reverse();
  const from = query.get('from');
  const start = from ? all.findIndex(({ id }) => id === from) : 0;
  const page = all.slice(start, start + limit);
  const next = all[start + limit];
  const items = page.map((payment) => shownPayment(books, payment, { origin }));
  return {
    status: 200,
    body: mollieList('payments', items, next ? `${origin}/v2/payments?from=${next.id}&limit=${limit}` : null),
  };
}

function show(
  books: MollieBooks,
  payment: PeerMolliePayment,
  { query, origin }: MolliePeerCall,
): MollieAnswer {
  const embed = (query.get('embed') ?? '').split(',').filter(Boolean);
  return { status: 200, body: shownPayment(books, payment, { origin, embed }) };
}

function cancelPayment(
  books: MollieBooks,
  payment: PeerMolliePayment,
  { origin }: MolliePeerCall,
): MollieAnswer {
  if (payment.status !== 'open' || !payment.cancelable)
    return { status: 422, body: mollieError(422, 'The payment cannot be canceled') };
  payment.status = 'canceled';
  return { status: 200, body: shownPayment(books, payment, { origin }) };
}

function createRefund(books: MollieBooks, payment: PeerMolliePayment, call: MolliePeerCall): MollieAnswer {
  const { amount, metadata } = call.body as {
    amount?: { currency: string; value: string };
    metadata?: unknown;
  };
  if (!amount) return { status: 422, body: mollieError(422, 'The amount is missing', 'amount') };
  const cents = centsOf(amount);
  const left = centsOf(payment.request.amount) - mollieRefunded(books, payment.id) - takenFrom(payment);
  if (payment.status !== 'paid' || cents <= 0 || cents > left)
    return { status: 422, body: mollieError(422, 'The specified amount cannot be refunded', 'amount') };
  const isTwice = mollieRefundsOf(books, payment.id).some(
    (other) => other.amount === cents && call.now - other.createdAt < TWICE_MS,
  );
  if (isTwice) return { status: 409, body: mollieError(409, 'A duplicate refund has been detected') };
  const refund: PeerMollieRefund = {
    id: mollieId('re'),
    paymentId: payment.id,
    amount: cents,
    createdAt: call.now,
    metadata: metadata ?? null,
    status: call.refundsGo,
  };
  books.refunds.set(refund.id, refund);
  return { status: 201, body: mollieRefund(refund, selfOf(call, payment.id)) };
}

function selfOf({ origin }: MolliePeerCall, id: string): string {
  return `${origin}/v2/payments/${id}`;
}

function notFound(detail: string): MollieAnswer {
  return { status: 404, body: mollieError(404, detail) };
}
