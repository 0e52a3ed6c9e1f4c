// `checkout/execPayment` (spec decisions 3): settles a cart's payment for the visitor who has come back from the
// provider. The same cart always gives the same booking_id. An expired or canceled cart is refused as gone; about an
// undecided one the provider is asked again. The link in a mail about a free order comes here, too: its proof is what arrives
// instead of money, and only while the cart is held.
import { isPassLine } from '../../domain/merchandise/pass-line.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type CartRow, findCart, setCartOrdered } from '../orders/decide-cart.ts';
import { isLinkProof } from './mailed-link/link-proof.ts';
import { isByLink } from './mailed-link/mailed-link-provider.ts';
import { type PaymentRow, paymentsOfCart } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { settleArrived } from './settle-arrived.ts';
import { settlePayment } from './settle-payment.ts';
import { ProviderUnclear, type Settled } from './settlement.ts';
import { isByTransfer } from './transfer/transfer-provider.ts';
import { findTransferToPay } from './transfer/transfer-to-pay.ts';

export type Executed = { readonly booking_id: string; readonly has_tickets: boolean };

/**
 * Returns the cart's order, or why there is none.
 * @param proof from the link in the mail, where a free order is confirmed by one
 */
export async function execPayment(
  shop: Payments,
  cartId: string,
  proof?: string,
): Promise<Executed | Refusal> {
  if (proof !== undefined && !isLinkProof(shop.linkKey, cartId, proof)) return refuse('CART_GONE');
  const [cart, payments] = await Promise.all([
    findCart(shop.database, cartId),
    paymentsOfCart(shop.database, cartId),
  ]);
  if (!cart) return refuse('CART_GONE');
  if (cart.booking_id) return { booking_id: cart.booking_id, has_tickets: hasTickets(cart) };
  // Before the provider is asked: money that comes meanwhile, or in days, then needs nobody to come back.
  if (!cart.ordered_at && !shop.confirmOnCheckout()) await setCartOrdered(shop.database, cart.id, shop.now());
  const states = new Set<Settled['state'] | 'unanswered'>();
  for (const payment of payments) {
    const isProven = proof !== undefined && isByLink(payment) && isWaiting(cart, shop.now());
    const settled = isProven
      ? await settleArrived(shop, { payment, outcome: { state: 'paid' }, visitorConfirms: true })
      : await settleIfAnswered(shop, payment);
    if (settled.state === 'confirmed')
      return { booking_id: settled.bookingId, has_tickets: hasTickets(cart) };
    states.add(stateFor(payment, settled.state));
  }
  // A debit that is on its way must not be paid again by a transfer.
  const isOnItsWay = states.has('put-off') || states.has('unanswered');
  if (states.has('undecided') && !isOnItsWay && isWaiting(cart, shop.now())) {
    const awaited = await findTransferToPay(shop, payments.find(isByTransfer)?.id);
    if (awaited) return refuse('TRANSFER_AWAITED', { details: awaited });
  }
  return refuseUnpaid(cart, states, { now: shop.now(), byLink: payments.some(isByLink) });
}

/** What a payment's state means to the visitor: a cart that cost nothing gets no money back, and a transfer is not sent yet. */
function stateFor<State extends string>(payment: PaymentRow, state: State): State | 'canceled' | 'undecided' {
  if (state === 'refunded' && payment.amount === 0) return 'canceled';
  return state === 'put-off' && isByTransfer(payment) ? 'undecided' : state;
}

/**
 * A provider that does not answer, or says what cannot be understood, has decided nothing: the visitor may have paid, and
 * must not pay again.
 */
async function settleIfAnswered(
  shop: Payments,
  payment: PaymentRow,
): Promise<Settled | { state: 'unanswered' }> {
  try {
    return await settlePayment(shop, payment, { visitorConfirms: true });
  } catch (problem) {
    if (!(problem instanceof ProviderUnclear)) throw problem;
    shop.log.warn({ err: problem, payment: payment.id }, 'a provider could not say what became of a payment');
    return { state: 'unanswered' };
  }
}

/** Another try may be undecided while an earlier one has failed: the undecided one counts. */
function refuseUnpaid(
  cart: CartRow,
  states: ReadonlySet<Settled['state'] | 'unanswered'>,
  { now, byLink }: { readonly now: Date; readonly byLink: boolean },
): Refusal {
  if (states.has('refunded')) return refuse('PAYMENT_REFUNDED');
  if (cart.state === 'canceled') return refuse('CART_GONE');
  if (states.has('unanswered')) return refuse('PAYMENT_PENDING');
  // Money is on its way, whatever has become of the places: nobody may be led to pay again.
  if (states.has('put-off')) return refuse('PAYMENT_PENDING');
  if (states.has('undecided')) {
    if (!isWaiting(cart, now)) return refuse('CART_GONE');
    if (!byLink) return refuse('PAYMENT_PENDING');
    return refuse('ORDER_UNCONFIRMED', { details: { expires: cart.expires_at.toISOString() } });
  }
  if (states.has('failed')) return refuse('PAYMENT_FAILED');
  return refuse('CART_GONE');
}

/** A lapsed hold counts as gone, whether or not it has been swept. */
function isWaiting({ state, expires_at }: CartRow, now: Date): boolean {
  return state === 'held' && expires_at > now;
}

/** Passes admit visitors too, but are not tickets (domain/orders/order-passes.ts). */
function hasTickets({ quote: { lines, admissions } }: CartRow): boolean {
  return lines.some((line, index) => !isPassLine(line) && (admissions[index]?.length ?? 0) > 0);
}
