// The calls of the test's Stripe, and what it refuses.
import { missing, ok, type PeerAnswer, type PeerCall, refused } from './stripe-peer-answers.ts';
import {
  type PeerBooks,
  type PeerRefund,
  type PeerSession,
  peerId,
  refundedOf,
  refundIdFor,
  refundsOfIntent,
  sessionOfIntent,
} from './stripe-peer-books.ts';
import { cancelDebit, createDebit, isDebit, listDebits, withDebit } from './stripe-peer-debits.ts';
import {
  disputedOf,
  disputeObject,
  errorObject,
  intentObject,
  listObject,
  refundObject,
  sessionObject,
} from './stripe-peer-objects.ts';
import { listMovements, listPayouts } from './stripe-peer-payouts.ts';

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 3600;
/** Stripe takes no less than 50 cents. */
const LEAST = 50;

export function answerCall(books: PeerBooks, call: PeerCall): PeerAnswer {
  const [, collection = '', id = '', verb = ''] =
    /^\/v1\/(checkout\/sessions|payment_intents|refunds|disputes|payouts|balance_transactions)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
      call.path,
    ) ?? [];
  switch (`${call.method} ${collection}${id ? '/id' : ''}${verb ? `/${verb}` : ''}`) {
    case 'POST checkout/sessions':
      return createSession(books, call);
    case 'GET checkout/sessions':
      return listSessions(books, call);
    case 'GET checkout/sessions/id':
      return withSession(books, id, (session) => ok(sessionObject(books, session, call.origin)));
    case 'POST checkout/sessions/id/expire':
      return withSession(books, id, (session) => expire(books, session, call));
    case 'POST payment_intents':
      return createDebit(books, call);
    case 'GET payment_intents':
      return listDebits(books, call);
    case 'GET payment_intents/id':
      return withDebit(books, id, (debit) => ok(intentObject(books, debit)));
    case 'POST payment_intents/id/cancel':
      return withDebit(books, id, (debit) => cancelDebit(books, debit));
    case 'POST refunds':
      return createRefund(books, call);
    case 'GET refunds':
      return ok(
        listObject(refundsOfIntent(books, call.fields.get('payment_intent') ?? '').map(refundObject)),
      );
    case 'GET refunds/id': {
      const refund = books.refunds.get(id);
      return refund ? ok(refundObject(refund)) : missing(`No such refund: '${id}'`);
    }
    case 'GET disputes': {
      const session = sessionOfIntent(books, call.fields.get('payment_intent') ?? '');
      return ok(listObject(session?.dispute ? [disputeObject(session)] : []));
    }
    case 'GET payouts':
      return ok(listPayouts(books, call.fields));
    case 'GET balance_transactions':
      return ok(listMovements(books, call.fields));
    default:
      return {
        status: 404,
        body: errorObject('url_invalid', `Unrecognized request URL (${call.method}: ${call.path}).`),
      };
  }
}

function createSession(books: PeerBooks, { fields, now, origin }: PeerCall): PeerAnswer {
  const field = (name: string) => fields.get(name) ?? '';
  const amount =
    Number(field('line_items[0][price_data][unit_amount]')) * Number(field('line_items[0][quantity]'));
  const expires_at = Number(field('expires_at'));
  if (field('mode') !== 'payment') return refused('parameter_missing', 'mode');
  if (!field('line_items[0][price_data][product_data][name]')) return refused('parameter_missing', 'name');
  if (!Number.isSafeInteger(amount) || amount < LEAST)
    return refused(
      'amount_too_small',
      'The Checkout Session’s total amount must convert to at least 50 cents.',
    );
  if (expires_at < now + SHORTEST_SECONDS || expires_at > now + LONGEST_SECONDS)
    return refused('parameter_invalid', 'expires_at must be between 30 minutes and 24 hours from now.');
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(field(name))) return refused('url_invalid', `Not a valid URL: ${name}`);
  const session: PeerSession = {
    id: peerId('cs'),
    intent: peerId('pi'),
    charge: peerId('ch'),
    created: now,
    expires_at,
    amount,
    currency: field('line_items[0][price_data][currency]'),
    client_reference_id: field('client_reference_id'),
    customer_email: fields.get('customer_email'),
    method: field('allowed_payment_method_types[0]') || 'card',
    success_url: field('success_url'),
    cancel_url: field('cancel_url'),
    adaptsPrice: field('adaptive_pricing[enabled]') !== 'false',
    state: 'open',
    payer: null,
    paysAt: null,
    dispute: null,
  };
  books.sessions.set(session.id, session);
  return ok(sessionObject(books, session, origin));
}

/** The newest first, in pages. */
function listSessions(books: PeerBooks, { fields, origin }: PeerCall): PeerAnswer {
  const since = Number(fields.get('created[gte]') ?? 0);
  const limit = Number(fields.get('limit') ?? 10);
  const all = [...books.sessions.values()]
    .reverse()
    .filter((each) => !isDebit(each) && each.created >= since);
  const after = fields.get('starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const page = all.slice(from, from + limit);
  return ok(
    listObject(
      page.map((session) => sessionObject(books, session, origin)),
      from + limit < all.length,
    ),
  );
}

function expire(books: PeerBooks, session: PeerSession, { origin }: PeerCall): PeerAnswer {
  if (session.state !== 'open')
    return refused(
      'resource_invalid_state',
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  session.state = 'expired';
  return ok(sessionObject(books, session, origin));
}

function createRefund(books: PeerBooks, { fields, now, refundsGo }: PeerCall): PeerAnswer {
  const intent = fields.get('payment_intent') ?? '';
  const session = sessionOfIntent(books, intent);
  if (session?.state !== 'paid')
    return refused('charge_not_refundable', 'This payment has no successful charge.');
  const isTaken = session.dispute !== null && session.dispute !== 'won';
  const left = session.amount - refundedOf(books, intent) - (isTaken ? disputedOf(session) : 0);
  const amount = Number(fields.get('amount') ?? left);
  if (left <= 0) return refused('charge_already_refunded', 'Charge has already been refunded.');
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
    return refused(
      'amount_too_large',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    );
  const metadata = Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key ? [[key, value]] : [];
    }),
  );
  const refund: PeerRefund = {
    id: refundIdFor(session),
    intent,
    amount,
    created: now,
    metadata,
    status: refundsGo,
  };
  books.refunds.set(refund.id, refund);
  return ok(refundObject(refund));
}

function withSession(books: PeerBooks, id: string, answer: (session: PeerSession) => PeerAnswer): PeerAnswer {
  const session = books.sessions.get(id);
  return session ? answer(session) : missing(`No such checkout.session: ${id}`);
}
