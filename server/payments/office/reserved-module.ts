// The office's calls about reserved orders, and about money that was taken or given back elsewhere (operations 2).

import type {
  LinkPreview,
  NotePreview,
  reservedContract,
} from '../../../domain/office/money/reserved-contract.ts';
import { elsewhereProblem, hasOpenPage } from '../../../domain/payments/elsewhere.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller, Handlers } from '../../api/handler.ts';
import { findCart } from '../../orders/decide-cart.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { requireFreshFactorAbove } from '../../staff/factor/fresh-factor.ts';
import type { StaffShop } from '../../staff/staff-shop.ts';
import { notePaidAgain, type PaidAgain, previewPaidAgain } from '../elsewhere/note-paid-again.ts';
import { notePayment } from '../elsewhere/note-payment.ts';
import { noteReturned } from '../elsewhere/note-returned.ts';
import type { TakenElsewhere } from '../elsewhere/settle-elsewhere.ts';
import { paymentsOfCart } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { askPayment, requestTerms } from '../requests/ask-payment.ts';
import { requestsOfCart } from '../requests/requested.ts';
import { findReserved, type ReservedRow } from './reserved-store.ts';
import {
  lastDayHeld,
  listReserved,
  type ReservedShop,
  receivedByTransfer,
  showReserved,
  stateOf,
} from './show-reserved.ts';

type NotingShop = ReservedShop & Pick<StaffShop, 'museum' | 'now'> & { readonly payments: Payments };

export const reservedHandlers: Pick<Handlers<NotingShop>, keyof typeof reservedContract> = {
  'GET office/reserved': (shop, { query }) => listReserved(shop, query),
  'GET office/reserved/:number': (shop, { params }) => showReserved(shop, params.number),
  'POST office/reserved/:number/note-payment/preview': async (shop, { params }) => {
    const row = await findReserved(shop.database, Number(params.number));
    return row ? previewNote(shop, row) : refuse('NOT_FOUND');
  },
  'POST office/reserved/:number/note-payment': async (shop, { params, body }, caller) => {
    const row = await findReserved(shop.database, Number(params.number));
    if (!row) return refuse('NOT_FOUND');
    return note(shop, { ...body, receipt: body.receipt.trim(), cartId: row.cart_id }, body.key, caller);
  },
  'POST office/reserved/:number/send-link/preview': async (shop, { params }) => {
    const row = await findReserved(shop.database, Number(params.number));
    return row ? previewLink(shop, row) : refuse('NOT_FOUND');
  },
  'POST office/reserved/:number/send-link': async (shop, { params, body }, caller) => {
    const row = await findReserved(shop.database, Number(params.number));
    if (!row) return refuse('NOT_FOUND');
    const { cart_id: cartId, number: reservation } = row;
    const asked = await askPayment(shop.payments, { cartId, reservation, ...body, by: actorOf(caller) });
    if (asked.state === 'unknown') return refuse('NOT_FOUND');
    if (asked.state === 'wrong-day')
      return refuse('FIELDS_INVALID', { fields: { until: ['DAY_NOT_POSSIBLE'] } });
    if (asked.state !== 'refused') return {};
    return refuse('OFFICE_LINK_NOT_SENT', { details: { problem: asked.problem } });
  },
  'POST office/orders/:number/note-paid-again/preview': async ({ payments }, { params }) => {
    const found = await previewPaidAgain(payments, params.number);
    return found ? { due: found.due, problem: found.problem ?? '' } : refuse('NOT_FOUND');
  },
  'POST office/orders/:number/note-paid-again': (shop, { params, body }, caller) =>
    noteAgain(shop, { ...params, ...body, receipt: body.receipt.trim(), by: actorOf(caller) }, caller),
  'POST office/orders/:number/note-returned': async ({ payments }, { params, body }, caller) => {
    const receipt = body.receipt.trim();
    const noted = await noteReturned(payments, { ...params, ...body, receipt, by: actorOf(caller) });
    return noted ? {} : refuse('NOT_FOUND');
  },
};

async function previewNote(
  { database, now }: Pick<NotingShop, 'database' | 'now'>,
  row: ReservedRow,
): Promise<NotePreview | Refusal> {
  const cart = await findCart(database, row.cart_id);
  if (!cart) return refuse('NOT_FOUND');
  const payments = await paymentsOfCart(database, cart.id);
  return {
    due: cart.total,
    problem: elsewhereProblem({ ...cart, payments }) ?? '',
    lapsed: stateOf(row, now()) === 'lapsed',
    mail_to: cart.quote.buyer.email,
    invoice: cart.quote.request_invoice,
    closes: [...new Set(payments.filter(hasOpenPage).map(({ provider }) => provider))],
    received: await receivedByTransfer(database, row),
  };
}

async function previewLink(
  { database, payments, clock }: NotingShop,
  row: ReservedRow,
): Promise<LinkPreview | Refusal> {
  const cart = await findCart(database, row.cart_id);
  if (!cart) return refuse('NOT_FOUND');
  const terms = await requestTerms(database, payments, cart);
  const sent = await requestsOfCart(database, cart.id);
  return {
    due: cart.total,
    ...('problem' in terms ? { ...terms, first: '', last: '' } : { ...terms, problem: '' }),
    mail_to: cart.quote.buyer.email,
    held: lastDayHeld(cart.expires_at, clock),
    sent: sent.map(({ asked_at }) => clock.fromInstant(asked_at)),
  };
}

async function note(
  shop: NotingShop,
  taken: TakenElsewhere,
  key: string,
  caller: Caller,
): Promise<{ order: string } | Refusal> {
  const stale = caller.staff && requireFreshFactorAbove(shop, caller.staff, taken.amount);
  if (stale) return stale;
  const noted = await notePayment(shop.payments, { ...taken, key, by: actorOf(caller) });
  if (noted.state === 'unknown') return refuse('NOT_FOUND');
  if (noted.state === 'placesGone') return notNoted('placesGone');
  if (noted.state !== 'refused') return { order: noted.number };
  return noted.problem === 'amountDiffers' ? notDue(noted.due) : notNoted(noted.problem);
}

async function noteAgain(
  shop: NotingShop,
  asked: PaidAgain,
  caller: Caller,
): Promise<Record<string, never> | Refusal> {
  const stale = caller.staff && requireFreshFactorAbove(shop, caller.staff, asked.amount);
  if (stale) return stale;
  const noted = await notePaidAgain(shop.payments, asked);
  if (noted.state === 'unknown') return refuse('NOT_FOUND');
  if (noted.state !== 'refused') return {};
  return noted.problem === 'amountDiffers' ? notDue(noted.due) : notNoted(noted.problem);
}

function notDue(due: number): Refusal {
  return refuse('FIELDS_INVALID', { fields: { amount: ['AMOUNT_NOT_DUE'] }, details: { due } });
}

function notNoted(problem: string): Refusal {
  return refuse('OFFICE_PAYMENT_NOT_NOTED', { details: { problem } });
}
