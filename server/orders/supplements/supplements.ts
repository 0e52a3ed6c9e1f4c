// Differences of dearer times (ADR 128): asked for with a cart of their own, which holds the places of the new time while the
// order keeps those that it has. Once one is paid, it belongs to what the order is worth.
import { nextCartState } from '../../../domain/orders/cart-state.ts';
import { giveBackHolds, handOverHolds, holdsOf } from '../../capacity/settle-holds.ts';
import { takeHoldsIn } from '../../capacity/take-holds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  type CartRow,
  insertHeldCart,
  lockCart,
  lockCarts,
  recountHolds,
  setCartState,
} from '../cart-store.ts';
import type { CartContent } from '../content/cart-content.ts';
import {
  type NewSupplement,
  paySupplement,
  readSupplementOfCart,
  readSupplements,
  type SupplementRow,
  writeSupplement,
} from './supplement-store.ts';

export type { NewSupplement, SupplementRow };

/** One that is not paid and whose cart is still held, locked with its cart. */
export type OpenSupplement = { readonly row: SupplementRow; readonly cart: CartRow };

/** The oldest first, paid or not. */
export function supplementsOfOrder(sql: Sql, bookingId: string): Promise<SupplementRow[]> {
  return readSupplements(sql, bookingId);
}

/** What a cart asks for, with the number of its order; undefined for the cart of an order. */
export function supplementOfCart(
  sql: Sql,
  cartId: string,
): Promise<(SupplementRow & { readonly number: string }) | undefined> {
  return readSupplementOfCart(sql, cartId);
}

/**
 * The one that can still be paid, of an order whose cart is locked. Its cart is locked after the order's, and before places.
 * @param slots on which it holds places
 */
export async function lockOpenSupplement(
  sql: Sql,
  rows: readonly SupplementRow[],
): Promise<(OpenSupplement & { readonly slots: readonly number[] }) | undefined> {
  const open = openOf(rows);
  const cart = open && (await lockCart(sql, open.cart_id));
  if (!open || cart?.state !== 'held') return undefined;
  return { row: open, cart, slots: await holdsOf(sql, cart.id) };
}

function openOf(rows: readonly SupplementRow[]): SupplementRow | undefined {
  return rows.findLast(({ state, paid_at }) => state === 'held' && paid_at === null);
}

/** Locks those of several orders, whose carts are locked. @returns their carts */
export async function lockOpenSupplements(sql: Sql, bookings: readonly string[]): Promise<string[]> {
  const all = await Promise.all(bookings.map((id) => readSupplements(sql, id)));
  const carts = all.flatMap((rows) => openOf(rows)?.cart_id ?? []);
  if (carts.length > 0) await lockCarts(sql, carts);
  return carts;
}

export type HeldDifference = {
  readonly supplement: NewSupplement;
  readonly quote: CartContent;
  readonly language: CartRow['language'];
  readonly payart: number;
  readonly expires: Date;
};

/**
 * Writes what is asked for and holds the places of the new time. The slots are locked.
 * @returns how many are free, where they are too few: nothing of this may stay then
 */
export async function holdDifference(
  sql: Sql,
  { supplement, quote, language, payart, expires }: HeldDifference,
  now: Date,
): Promise<{ readonly available: number } | undefined> {
  const { cart_id: id, amount: total } = supplement;
  await insertHeldCart(sql, { id, language, quote, total, payart, expires_at: expires });
  const [missing] = await takeHoldsIn(sql, { cartId: id, claims: quote.claims, expires }, now);
  if (missing) return missing;
  await recountHolds(sql, id);
  await writeSupplement(sql, supplement);
  return undefined;
}

/** Nobody can pay it any more; the places of the new time are free again. Its cart and slots are locked. */
export async function endSupplement(sql: Sql, { cart }: OpenSupplement): Promise<void> {
  await setCartState(sql, cart.id, 'canceled');
  await giveBackHolds(sql, [cart.id]);
}

/** Does it hold all that it took? */
export async function holdsAll(sql: Sql, { cart }: OpenSupplement): Promise<boolean> {
  return (await holdsOf(sql, cart.id)).length === cart.hold_count;
}

/**
 * It is paid: its places are the order's from now on.
 * @throws Error when it was paid before: its order is not locked
 */
export async function settleSupplement(
  sql: Sql,
  { row, cart }: OpenSupplement,
  paid: { readonly to: string; readonly paymentId: string; readonly content: SupplementRow['content'] },
  now: Date,
): Promise<void> {
  if (nextCartState(cart.state, 'money-arrived') !== 'paid')
    throw new Error(`cart ${cart.id} cannot be paid`);
  await setCartState(sql, cart.id, 'confirmed');
  await handOverHolds(sql, cart.id, paid.to);
  await recountHolds(sql, cart.id);
  if (!(await paySupplement(sql, { id: row.id, content: paid.content }, paid.paymentId, now)))
    throw new Error(`the difference ${row.id} was paid before`);
}
