// The visitor's side of a payment request (ADR 119): what the link is about, and paying it. Its link opens nothing else.
import { withReturnedCart } from '../../../domain/addresses.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type { checkoutContract } from '../../../domain/orders/checkout-contract.ts';
import { hasOpenPage } from '../../../domain/payments/elsewhere.ts';
import { requestState } from '../../../domain/payments/payment-request.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import { supplementOfCart } from '../../orders/supplements/supplements.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { closePages } from '../cancel-payments.ts';
import { type StartedPayment, startAnother, type WayToPay } from '../init-payment.ts';
import { paymentsOfCart } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { requestIdIn } from './request-link.ts';
import { findRequest, type RequestRow } from './request-store.ts';

type Requested = AnswerOf<(typeof checkoutContract)['POST checkout/payment-request']>;
type Found = { readonly request: RequestRow; readonly cart: CartRow };

/** A visitor decides within this time; whoever does not opens the link again. */
const PAGE_MS = 60 * 60 * 1000;

async function findByLink({ database, linkKey }: Payments, link: string): Promise<Found | undefined> {
  const id = requestIdIn(linkKey, link);
  const request = id === undefined ? undefined : await findRequest(database, id);
  const cart = request && (await findCart(database, request.cart_id));
  return cart && { request, cart };
}

function stateOf({ request, cart }: Found, now: Date): Requested['state'] {
  const ended = request.ended_at !== null;
  return requestState({ state: cart.state, expires: request.expires_at, ended }, now);
}

/** What is to be paid, for what, and until when. */
export async function showRequest(
  payments: Payments,
  link: string,
  clock: Pick<MuseumClock, 'fromInstant'>,
): Promise<Requested | Refusal> {
  const found = await findByLink(payments, link);
  if (!found) return refuse('NOT_FOUND');
  const { request, cart } = found;
  const state = stateOf(found, payments.now());
  const supplement =
    cart.supplements === null ? undefined : await supplementOfCart(payments.database, cart.id);
  return {
    state,
    amount: request.amount,
    // The last moment, not the first one after it.
    until: clock.fromInstant(new Date(request.expires_at.getTime() - 60_000)),
    lines: cart.quote.lines.map((line) => ({
      title: line.title,
      datetime: 'datetime' in line ? line.datetime : '',
      parts: line.parts.map(({ name, count }) => ({ name, count })),
      total: line.totalPrice,
    })),
    ...(supplement && { moved: { from: supplement.content.from } }),
  };
}

/** Starts a payment. A page that was opened before is closed, so that nobody pays on both. */
export async function payRequest(
  payments: Payments,
  link: string,
  payartId: number,
  way: WayToPay,
  continueUrl: string,
): Promise<StartedPayment | Refusal> {
  const found = await findByLink(payments, link);
  if (!found) return refuse('NOT_FOUND');
  if (stateOf(found, payments.now()) !== 'open') return refuse('CART_GONE');
  const { cart } = found;
  const before = await paymentsOfCart(payments.database, cart.id);
  await closePages(payments, before.filter(hasOpenPage));
  // Money may have come on the page that was closed, or be on its way.
  const current = await findCart(payments.database, cart.id);
  if (current?.state !== 'held') return refuse('ALREADY_DECIDED');
  const closed = await paymentsOfCart(payments.database, cart.id);
  if (closed.some(({ provider, state }) => state === 'pending' && provider !== 'transfer'))
    return refuse('PAYMENT_PENDING');
  const expires = new Date(Math.min(cart.expires_at.getTime(), payments.now().getTime() + PAGE_MS));
  const started = await startAnother(payments, { ...cart, expires_at: expires }, payartId, way, {
    continueUrl,
    // The order’s reserved page says how it can be paid.
    cancelUrl: withReturnedCart(continueUrl, cart.id),
  });
  return isRefusal(started) ? started : { ...started, expires: cart.expires_at.toISOString() };
}
