// Holding carts (spec decisions 3): everything that a cart claims is held at once, or nothing. The owner of the
// transaction calls these steps in order: `awaitOthers` and `giveUpEarlierCart` where a cart replaces an earlier one,
// `decideCarts`, `writeCarts`, `holdPlaces`. They handle many carts together; each is granted or refused by itself.
import type { Shortage } from '../../domain/capacity/claim.ts';
import {
  allotPlaces,
  type Decision,
  type HoldRequest,
  makeRoomFor,
  slotsHeld,
  writeHolds,
} from '../capacity/take-holds.ts';
import type { Sql } from '../platform/database/sql.ts';
import { insertCarts, lockCart, type NewCart, setCartState } from './cart-store.ts';
import type { FreeTickets } from './limits/limit-free-tickets.ts';
import { awaitOthers, type LimitUnpaidShop, type OthersUnpaid, unpaidGate } from './limits/limit-unpaid.ts';

export type { NewCart, OthersUnpaid };
export { awaitOthers };

/** A cart as it was quoted. */
export type CartToHold = HoldRequest & {
  readonly cart: Omit<NewCart, 'hold_count'>;
  readonly expires: Date;
  /** The version of the catalogue from which it was quoted. */
  readonly version: number;
  /** An earlier cart of the same visitor, which this one replaces if it is granted. */
  readonly replaces: string | undefined;
  readonly free: FreeTickets;
  /** The indexes of the lines that are voucher codes. */
  readonly codeLines: readonly number[];
};

/** Carts that are granted or refused; nothing is written yet. */
export type DecidedCarts = readonly Decision<CartToHold, OthersUnpaid>[];

/** An import came between quoting and holding: quote again. */
export class CatalogueChanged extends Error {
  /** A process that cannot read the newer import sells nothing: the call is to be tried again, with another process. */
  readonly statusCode = 503;
}

/** Gives the earlier cart up; false when it is paid or being paid and must be kept. */
export async function giveUpEarlierCart(
  sql: Sql,
  { claims }: CartToHold,
  earlierCart: string,
): Promise<boolean> {
  const earlier = await lockCart(sql, earlierCart);
  const isOver = !earlier || earlier.state === 'canceled' || earlier.state === 'expired';
  if (!isOver && earlier.state !== 'held') return false;
  if (!isOver) await setCartState(sql, earlierCart, 'canceled');
  await makeRoomFor(sql, claims, earlierCart);
  return true;
}

/** Locks the slots and decides which carts are granted, within what each customer and network may hold unpaid. */
export async function decideCarts(
  shop: LimitUnpaidShop,
  sql: Sql,
  carts: readonly CartToHold[],
): Promise<DecidedCarts> {
  // Sent one after the other without waiting: all of it takes one round trip.
  const [, decided] = await Promise.all([
    awaitOthers(shop, sql, carts),
    allotPlaces(sql, carts, shop.now(), unpaidGate(shop, sql, carts)),
  ]);
  return decided;
}

/** The rows of the carts that were granted. */
export function grantedCarts(decided: DecidedCarts): NewCart[] {
  return decided
    .filter(({ allotment }) => allotment.granted)
    .map((decision) => ({ ...decision.request.cart, hold_count: slotsHeld(decision) }));
}

/** Were all granted carts quoted from the same import? Those of an earlier one have to be quoted again. */
export function isOfOneImport(decided: DecidedCarts): boolean {
  const granted = decided.filter(({ allotment }) => allotment.granted);
  return new Set(granted.map(({ request }) => request.version)).size <= 1;
}

/** Why a cart was refused; none when it was granted. */
export function shortagesOf({ allotment }: DecidedCarts[number]): readonly Shortage[] {
  return allotment.granted ? [] : allotment.shortages;
}

/**
 * Writes the granted carts.
 * @returns false when an import came in between: nothing may be kept then
 */
export async function writeCarts(sql: Sql, decided: DecidedCarts): Promise<boolean> {
  const carts = grantedCarts(decided);
  const version = decided.find(({ allotment }) => allotment.granted)?.request.version ?? 0;
  return (await insertCarts(sql, carts, version)) === carts.length;
}

/** Writes the holds of the granted carts, after the carts themselves. */
export function holdPlaces(sql: Sql, decided: DecidedCarts): Promise<void> {
  return writeHolds(sql, decided);
}
