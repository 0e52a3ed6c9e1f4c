// What happens to a cart after it is held (spec decisions 3, domain/orders/cart-state.ts). Each change locks the cart
// first and may safely run twice.
import type { Shortage } from '../../domain/capacity/claim.ts';
import { nextCartState } from '../../domain/orders/cart-state.ts';
import { giveBackHolds, holdLonger, sellHolds, sellSweptHolds } from '../capacity/settle-holds.ts';
import { makeRoomFor, takeHoldsIn } from '../capacity/take-holds.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import {
  type CartRow,
  findCart,
  insertHeldCart,
  lapsedCarts,
  lockCart,
  lockCarts,
  recountHolds,
  rememberCart,
  setCartExpiry,
  setCartOrdered,
  setCartPrice,
  setCartQuote,
  setCartState,
  setCartStates,
  unconfirmedCarts,
} from './cart-store.ts';
import type { Confirming } from './confirm-order.ts';
import type { Buyer } from './content/cart-content.ts';
import type { CartToHold } from './hold-carts.ts';

export type { CartRow };
export { findCart, lockCart, lockCarts, setCartOrdered, unconfirmedCarts };

export type DecideContext = Confirming;

const PAID = 'paid';

/**
 * Money has arrived for locked carts: their places are sold, even those of lapsed carts that nobody has taken yet.
 * @param becomesOrder whether the caller confirms a cart in the same transaction: it need not be marked as paid before
 * @returns the ids of the carts that keep their money; that of the others must go back: they were canceled
 * @throws HoldsSwept when the places of one are perhaps gone: then `paySweptCart`, for each in another transaction
 */
export async function payCarts(
  sql: Sql,
  carts: readonly CartRow[],
  now: Date,
  becomesOrder: (cart: CartRow) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  const payable = carts.filter(({ state }) => nextCartState(state, 'money-arrived') === PAID);
  const paid = payable.filter((cart) => !becomesOrder(cart));
  const canceled = carts.filter((cart) => !payable.includes(cart));
  await Promise.all([
    payable.length > 0 && sellHolds(sql, payable.map(heldCart)),
    paid.length > 0 && setCartStates(sql, idsOf(paid), PAID),
    ...canceled.map(({ id }) => rememberCart(sql, id, now)),
  ]);
  return new Set(idsOf(payable));
}

function idsOf(carts: readonly CartRow[]): string[] {
  return carts.map(({ id }) => id);
}

/**
 * As `payCarts`, for one cart whose holds were swept.
 * @returns false when the money must go back: the cart was canceled, or its places are gone
 */
export async function paySweptCart(sql: Sql, cart: CartRow, now: Date): Promise<boolean> {
  const next = nextCartState(cart.state, 'money-arrived');
  if (!next) {
    await rememberCart(sql, cart.id, now);
    return false;
  }
  const sold = await sellSweptHolds(sql, heldCart(cart), now);
  await setCartState(sql, cart.id, sold === 'gone' ? 'expired' : next);
  if (sold === 'retaken') await recountHolds(sql, cart.id);
  return sold !== 'gone';
}

/** Money came for a locked cart that cannot keep it: whoever paid is known for the mail about it. */
export function rememberPayer(sql: Sql, cartId: string, now: Date): Promise<void> {
  return rememberCart(sql, cartId, now);
}

/** Says how a locked cart is paid, where that is another way than the buyer chose. */
export function setCartPayment(
  sql: Sql,
  { id, quote }: Pick<CartRow, 'id' | 'quote'>,
  payment: CartRow['quote']['payment'],
): Promise<void> {
  return setCartQuote(sql, id, { ...quote, payment });
}

/** Says who buys a locked cart that was placed without a buyer. */
export async function setCartBuyer(sql: Sql, cart: CartRow, buyer: Buyer): Promise<CartRow> {
  const quote = { ...cart.quote, buyer };
  await setCartQuote(sql, cart.id, quote);
  return { ...cart, quote };
}

/** A locked cart costs nothing: these are its lines. */
export async function makeCartFree(
  sql: Sql,
  cart: CartRow,
  lines: CartRow['quote']['lines'],
): Promise<CartRow> {
  const quote = { ...cart.quote, lines, vat: [] };
  await setCartPrice(sql, cart.id, quote, 0);
  return { ...cart, quote, total: 0 };
}

/** Holds a locked cart longer; false when its places were swept, and nothing of this may stay then. */
export async function holdCartLonger(sql: Sql, cart: CartRow, until: Date): Promise<boolean> {
  await setCartExpiry(sql, cart.id, until);
  return holdLonger(sql, cart, until);
}

/**
 * A locked, held cart holds something else from now on, for as long as before; who buys it and how stays. What it held is free
 * for it.
 * @returns what is missing; nothing of this may stay then
 */
export async function changeHeldCart(
  sql: Sql,
  { id, quote, expires_at: expires }: CartRow,
  to: Pick<CartRow, 'quote' | 'total'>,
  now: Date,
): Promise<readonly Shortage[]> {
  await makeRoomFor(sql, to.quote.claims, id);
  const missing = await takeHoldsIn(sql, { cartId: id, claims: to.quote.claims, expires }, now);
  if (missing.length > 0) return missing;
  const { lines, admissions, claims, vat } = to.quote;
  await setCartPrice(sql, id, { ...quote, lines, admissions, claims, vat }, to.total);
  await recountHolds(sql, id);
  return [];
}

function heldCart({ id, quote, hold_count }: CartRow) {
  return { id, claims: quote.claims, hold_count };
}

/**
 * Cancels the cart of a visitor who turned back: its places are free again.
 * @returns the pools that changed; undefined when the cart is paid, timed out or unknown
 */
export function cancelCart(database: Database, cartId: string): Promise<string[] | undefined> {
  return database.transaction(async (sql) => {
    const cart = await lockCart(sql, cartId);
    return cart && cancelLockedCart(sql, cart);
  });
}

/** Likewise a locked cart, in the caller's transaction. */
export async function cancelLockedCart(sql: Sql, cart: CartRow): Promise<string[] | undefined> {
  if (cart.state === 'canceled') return [];
  const next = nextCartState(cart.state, 'canceled');
  if (!next) return undefined;
  await setCartState(sql, cart.id, next);
  return giveBackHolds(sql, [cart.id]);
}

/** Holds what a quoted cart claims, as a cart of nobody's browser. @returns what is missing; nothing may stay then */
export async function holdQuotedCart(
  sql: Sql,
  { cart, claims, expires }: CartToHold,
  now: Date,
): Promise<readonly Shortage[]> {
  await insertHeldCart(sql, { ...cart, expires_at: expires });
  const missing = await takeHoldsIn(sql, { cartId: cart.id, claims, expires }, now);
  if (missing.length === 0) await recountHolds(sql, cart.id);
  return missing;
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
