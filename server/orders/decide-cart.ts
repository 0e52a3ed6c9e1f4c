// What happens to a cart after it is held (spec decisions 3, domain/orders/cart-state.ts). Each change locks the cart
// first and may safely run twice.
import { nextCartState } from '../../domain/orders/cart-state.ts';
import { giveBackHolds, sellHolds } from '../capacity/settle-holds.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import {
  type CartRow,
  findCart,
  lapsedCarts,
  lockCart,
  recountHolds,
  rememberCart,
  setCartState,
  unconfirmedCarts,
} from './cart-store.ts';
import { type Confirming, confirmOrder } from './confirm-order.ts';
import type { Buyer } from './content/cart-content.ts';

export type { CartRow };
export { findCart, lockCart, unconfirmedCarts };

export type DecideContext = Confirming;

/**
 * Money has arrived for a locked cart: its places are sold, even those of a lapsed cart when they are still free.
 * @param afterSweep on the second run, after `HoldsSwept`
 * @returns false when the money must go back: the cart was canceled, or its places are gone
 */
export async function payCart(sql: Sql, cart: CartRow, now: Date, afterSweep: boolean): Promise<boolean> {
  const next = nextCartState(cart.state, 'money-arrived');
  if (!next) {
    await rememberCart(sql, cart.id, now);
    return false;
  }
  const held = { id: cart.id, claims: cart.quote.claims, hold_count: cart.hold_count };
  const sold = await sellHolds(sql, held, now, afterSweep);
  await setCartState(sql, cart.id, sold === 'gone' ? 'expired' : next);
  if (sold === 'retaken') await recountHolds(sql, cart.id);
  return sold !== 'gone';
}

/** Turns a locked, paid cart into an order; returns its booking_id. */
export function confirmCart(
  sql: Sql,
  cart: CartRow,
  payment: { readonly id: string; readonly payer: Partial<Buyer> },
  context: DecideContext,
): Promise<string> {
  return confirmOrder(sql, cart, payment.id, payment.payer, context);
}

/**
 * Cancels the cart of a visitor who turned back: its places are free again.
 * @returns the pools that changed; undefined when the cart is paid, timed out or unknown
 */
export function cancelCart(database: Database, cartId: string): Promise<string[] | undefined> {
  return database.transaction(async (sql) => {
    const cart = await lockCart(sql, cartId);
    if (cart?.state === 'canceled') return [];
    const next = cart && nextCartState(cart.state, 'canceled');
    if (!next) return undefined;
    await setCartState(sql, cartId, next);
    return giveBackHolds(sql, [cartId]);
  });
}

/** Cancels a locked, paid cart that was not confirmed: its money goes back. */
export async function cancelPaidCart(sql: Sql, cart: CartRow): Promise<void> {
  const next = nextCartState(cart.state, 'refunded');
  if (!next) return;
  await setCartState(sql, cart.id, next);
  await giveBackHolds(sql, [cart.id]);
}

/** Marks carts whose time is over as expired; their places were free from that moment. Returns how many. */
export async function expireCarts(database: Database, now: Date): Promise<number> {
  const lapsed = await lapsedCarts(database, now);
  for (const cartId of lapsed)
    await database.transaction(async (sql) => {
      const cart = await lockCart(sql, cartId);
      const next = cart && nextCartState(cart.state, 'lapsed');
      if (!next) return;
      await setCartState(sql, cartId, next);
      await giveBackHolds(sql, [cartId]);
    });
  return lapsed.length;
}
