// A payment that was taken elsewhere settles its order in the caller's transaction (ADR 118): tickets, mail, invoice, ledger and
// history follow as from any payment.

import type { Cents } from '../../../domain/money.ts';
import {
  type ElsewhereProblem,
  elsewhereProblem,
  meansOfProvider,
  type PaymentMeans,
  payartOfMeans,
  providerOfMeans,
} from '../../../domain/payments/elsewhere.ts';
import { MEANS_NAMES } from '../../../domain/payments/means-names.ts';
import { isUndecided } from '../../../domain/payments/payment-state.ts';
import { type CartRow, lockCart, payCarts, setCartPayment } from '../../orders/decide-cart.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { firstPoll } from '../insert-first-payments.ts';
import {
  insertPayments,
  lockPayment,
  type NewPayment,
  type PaymentRow,
  paymentsOfCart,
  setPaymentProvider,
} from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { type PayCarts, settlePaid } from '../settle-paid.ts';
import type { UnsettledPayment } from '../settlement.ts';

export type TakenElsewhere = {
  readonly cartId: string;
  readonly means: PaymentMeans;
  /** The number that register or terminal gave it; '' for none. */
  readonly receipt: string;
  /** Must be what is due. */
  readonly amount: Cents;
};

export type SettledElsewhere =
  | { readonly state: 'unknown' }
  | { readonly state: 'refused'; readonly problem: ElsewhereProblem; readonly due: Cents }
  | { readonly state: 'confirmed'; readonly bookingId: string; readonly number: string };

/** The order has lapsed, and its places are sold to others. What the transaction wrote must not stay. */
export class PlacesGone extends Error {}

/**
 * Notes the payment and makes the cart an order, in the transaction that may just have placed it. The cart is locked here;
 * what its buyer was told of other ways to pay is closed afterwards, with `cancelPayments`.
 *
 * A cart that was placed for payment elsewhere (`payartOfMeans`) has its payment already; others get one.
 * @param pay `paySweptCarts` where the first try threw `HoldsSwept`, which only an order that waited can
 * @throws PlacesGone
 */
export async function settleElsewhere(
  sql: Sql,
  shop: Payments,
  { cartId, means, receipt, amount }: TakenElsewhere,
  pay: PayCarts = payCarts,
): Promise<SettledElsewhere> {
  const cart = await lockCart(sql, cartId);
  if (!cart) return { state: 'unknown' };
  const payments = await paymentsOfCart(sql, cartId);
  const problem = elsewhereProblem({ ...cart, payments }, amount);
  if (problem) return { state: 'refused', problem, due: cart.total };
  await setCartPayment(sql, cart, {
    payartId: payartOfMeans(means),
    name: MEANS_NAMES[means][cart.language],
  });
  const payment = await paymentBy(sql, shop, cart, payments, providerOfMeans(means));
  const outcome = { state: 'paid', fee: 0, ...(receipt !== '' && { chargeId: receipt }) } as const;
  const [settled] = await settlePaid(sql, shop, [{ payment, outcome, visitorConfirms: true }], pay);
  if (settled?.state !== 'confirmed') throw new PlacesGone(`the places of cart ${cartId} are gone`);
  const order = await paidOrder(sql, payment);
  if (!order) throw new Error(`payment ${payment.id} has no order`);
  return { state: 'confirmed', bookingId: settled.bookingId, number: order.number };
}

/** The payment with which the cart was placed for payment elsewhere, by whichever means that was to be; or a new one. */
async function paymentBy(
  sql: Sql,
  { now }: Pick<Payments, 'now'>,
  { id: cart_id, total: amount }: CartRow,
  payments: readonly PaymentRow[],
  provider: string,
): Promise<UnsettledPayment> {
  const open = payments.filter(
    (payment) => isUndecided(payment.state) && meansOfProvider(payment.provider) !== undefined,
  );
  const same = open.find((payment) => payment.provider === provider);
  if (same) return same;
  for (const other of open) {
    const locked = await lockPayment(sql, other.id);
    if (locked && (await setPaymentProvider(sql, locked, provider)) !== undefined)
      return { ...other, provider };
  }
  const id = randomId();
  const written: NewPayment = { id, cart_id, provider, reference: id, amount };
  await insertPayments(sql, [written], now(), firstPoll(now()));
  return { ...written, state: 'started', payer: null, created_at: now() };
}
