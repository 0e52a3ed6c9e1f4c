// Settles payments whose money has arrived, in the caller's transaction and in a fixed number of statements: carts and
// payments are locked, their states change, and carts become orders.

import type { Entry } from '../../domain/ledger/entry.ts';
import { confirmOrders } from '../orders/confirm-order.ts';
import type { Buyer } from '../orders/content/cart-content.ts';
import { type CartRow, lockCarts, type payCarts, rememberPayer } from '../orders/decide-cart.ts';
import type { Sql } from '../platform/database/sql.ts';
import { CURRENCY, isWhatIsDue } from './guard/amount-due.ts';
import type { Payer } from './payment-provider.ts';
import { changePayments } from './payment-state-store.ts';
import { type LockedPayment, lockPayments } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { refundRemainder } from './refunds/request-refund.ts';
import type { ArrivedPayment, Settled } from './settlement.ts';

/** Sells the places of carts; returns the ids of those that keep their money. */
export type PayCarts = typeof payCarts;

/** A payment whose money has arrived, and its cart, both locked. */
type Locked = {
  readonly arrived: ArrivedPayment;
  readonly payment: LockedPayment;
  readonly cart: CartRow;
};

/** One of the carts holds the places of a move: its order is to be locked first, in a transaction of its own. */
export class DifferencePaid extends Error {}

/**
 * Settles payments of different carts in the caller's transaction; the results are in order.
 * @throws DifferencePaid
 */
export async function settlePaid(
  sql: Sql,
  shop: Payments,
  batch: readonly ArrivedPayment[],
  pay: PayCarts,
): Promise<Settled[]> {
  const locked = await lockArrived(sql, batch);
  // Once for all of them: the museum's settings may change meanwhile.
  const ordered = new Set(locked.filter((each) => isOrdered(shop, each)));
  const paid = locked.filter(({ payment }) => payment.state === 'paid');
  const fresh = locked.filter(({ payment }) => payment.state !== 'paid' && !payment.received_at);
  // Posted with the orders: one statement for all that the ledger has to know of a batch.
  const arrivals: Entry[] = [];
  const kept = [...paid, ...(await keepMoney(sql, shop, fresh, { pay, arrivals, ordered }))];
  const orders = await confirm(
    sql,
    shop,
    kept.filter((each) => ordered.has(each)),
    arrivals,
  );
  const keptPayments = new Set(kept.map(({ arrived }) => arrived));
  return batch.map((arrived) => {
    const bookingId = orders.get(arrived);
    if (bookingId !== undefined) return { state: 'confirmed', bookingId };
    return { state: keptPayments.has(arrived) ? 'paid' : 'refunded' };
  });
}

/** The carts are locked first and the payments second, as everywhere. */
async function lockArrived(sql: Sql, batch: readonly ArrivedPayment[]): Promise<Locked[]> {
  const [carts, payments] = await Promise.all([
    lockCarts(
      sql,
      batch.map(({ payment }) => payment.cart_id),
    ),
    lockPayments(
      sql,
      batch.map(({ payment }) => payment.id),
    ),
  ]);
  if ([...carts.values()].some(({ supplements }) => supplements !== null)) throw new DifferencePaid();
  return batch.flatMap((arrived) => {
    const cart = carts.get(arrived.payment.cart_id);
    const payment = payments.get(arrived.payment.id);
    return cart && payment ? [{ arrived, payment, cart }] : [];
  });
}

/** Pays carts; money that may not be kept goes back. Returns those whose money is kept. */
async function keepMoney(
  sql: Sql,
  shop: Payments,
  fresh: readonly Locked[],
  {
    pay,
    arrivals,
    ordered,
  }: { readonly pay: PayCarts; readonly arrivals: Entry[]; readonly ordered: ReadonlySet<Locked> },
): Promise<Locked[]> {
  const now = shop.now();
  const due = fresh.filter(({ payment, cart }) => isWhatIsDue(payment, cart.total));
  const carts = due.map(({ cart }) => cart);
  const orders = new Set(due.filter((each) => ordered.has(each)).map(({ cart }) => cart));
  const payable = carts.length > 0 ? await pay(sql, carts, now, (cart) => orders.has(cart)) : new Set();
  const isKept = (each: Locked) => payable.has(each.cart.id) && due.includes(each);
  for (const each of fresh) if (!due.includes(each)) await refuseOtherAmount(sql, shop, each);
  const changed = await changePayments(
    sql,
    fresh.map((each) => ({
      payment: each.payment,
      event: isKept(each) ? 'money-kept' : 'money-unwanted',
      facts: each.arrived.outcome,
    })),
    now,
    arrivals,
  );
  for (const [index, each] of fresh.entries()) {
    const unwanted = isKept(each) ? undefined : changed[index];
    if (unwanted) await refundRemainder(sql, shop, unwanted, 'not-kept');
  }
  return fresh.filter(isKept);
}

/** No order is confirmed for less than it costs, nor is more kept. The visitor may pay what it costs as long as it is held. */
async function refuseOtherAmount(sql: Sql, shop: Payments, { payment, cart }: Locked): Promise<void> {
  const { id, amount, currency } = payment;
  const due = { amount: cart.total, currency: CURRENCY };
  shop.log.error({ payment: id, cart: cart.id, paid: { amount, currency }, due }, OTHER_AMOUNT);
  await rememberPayer(sql, cart.id, shop.now());
}

const OTHER_AMOUNT = 'a payment was not what its order costs: it goes back, and the order is not paid';

/** With its money, is a cart an order, or was it one before? Otherwise its visitor has yet to confirm it. */
function isOrdered(shop: Payments, { arrived, cart }: Locked): boolean {
  return (
    cart.booking_id !== null ||
    arrived.visitorConfirms ||
    cart.ordered_at !== null ||
    shop.confirmOnCheckout()
  );
}

/**
 * Makes orders of carts, and posts what has arrived and what is sold.
 * @returns the booking_ids by the payments, also of carts that were orders before
 */
async function confirm(
  sql: Sql,
  shop: Payments,
  ordered: readonly Locked[],
  arrivals: readonly Entry[],
): Promise<ReadonlyMap<ArrivedPayment, string>> {
  const bookings = await confirmOrders(
    sql,
    ordered.map(({ cart, payment, arrived: { outcome } }) => ({
      cart,
      paymentId: payment.id,
      payer: buyerOf(outcome.payer ?? payment.payer),
    })),
    shop,
    arrivals,
  );
  return new Map(ordered.map(({ arrived }, index) => [arrived, bookings[index] as string]));
}

function buyerOf(payer: Payer | null | undefined): Partial<Buyer> {
  if (!payer) return {};
  const { email, name, address } = payer;
  return { email, name, ...(address && { address }) };
}
