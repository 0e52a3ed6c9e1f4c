// What happens to holds when their cart is paid, canceled or lapsed.
import type { Claim } from '../../domain/capacity/claim.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { lapsedSlots, releaseHolds, releasePart, sweepSlots } from './freed-places-store.ts';
import { handOver, heldSlots, keepHolds, prolongHolds } from './hold-store.ts';
import { lockSlotsById } from './slot-locks-store.ts';
import { findClaimedSlots, stretchesOf, takeHoldsIn } from './take-holds.ts';

export type HeldCart = {
  readonly id: string;
  readonly claims: readonly Claim[];
  readonly hold_count: number;
};

/** A sold hold never lapses. */
const NEVER = 'infinity';

/** Some holds have been swept: their cart needs a transaction of its own, which locks slots first. */
export class HoldsSwept extends Error {}

/** `kept`: as they were; `retaken`: swept, but still free; `gone`: nothing is held any more. */
export type Sold = 'kept' | 'retaken' | 'gone';

/**
 * Sells what carts hold. Lapsed holds that have not been swept are still counted on their slots, so keeping them takes
 * no place from others.
 * @throws HoldsSwept when some holds are missing: then `sellSweptHolds`, in another transaction for each cart
 */
export async function sellHolds(sql: Sql, carts: readonly HeldCart[]): Promise<void> {
  const kept = await keepHolds(
    sql,
    carts.map(({ id }) => id),
  );
  if (carts.some(({ id, hold_count }) => (kept.get(id) ?? 0) !== hold_count)) throw new HoldsSwept();
}

/** Sells what a cart held before a sweep: everything is taken again, if it is still free. Locks slots before holds. */
export async function sellSweptHolds(sql: Sql, cart: HeldCart, now: Date): Promise<Sold> {
  const slots = await findClaimedSlots(sql, cart.claims);
  await lockSlotsById(sql, [...slots, ...(await heldSlots(sql, cart.id))]);
  const kept = await keepHolds(sql, [cart.id]);
  if ((kept.get(cart.id) ?? 0) === cart.hold_count) return 'kept';
  await releaseHolds(sql, [cart.id]);
  const missing = await takeHoldsIn(sql, { cartId: cart.id, claims: cart.claims, expires: NEVER }, now);
  return missing.length === 0 ? 'retaken' : 'gone';
}

/** Holds everything of a cart until another instant; false when some of it was swept, and nothing of this may stay then. */
export async function holdLonger(
  sql: Sql,
  { id, hold_count }: Pick<HeldCart, 'id' | 'hold_count'>,
  until: Date,
): Promise<boolean> {
  return (await prolongHolds(sql, id, until)) === hold_count;
}

/**
 * Locks the slots of everything that carts hold, in the order in which buyers lock slots.
 * @param more slots that are locked with them
 */
export async function lockHeldSlots(
  sql: Sql,
  carts: readonly string[],
  more: readonly number[],
): Promise<void> {
  const held = await Promise.all(carts.map((cart) => heldSlots(sql, cart)));
  await lockSlotsById(sql, [...new Set([...held.flat(), ...more])]);
}

/** Releases what carts hold; returns the pools that changed. */
export function giveBackHolds(sql: Sql, carts: readonly string[]): Promise<string[]> {
  return releaseHolds(sql, carts);
}

/**
 * Releases a part of what a sold cart holds: the quantities of these claims. Its slots are locked before.
 * @returns the pools that changed
 */
export function giveBackClaims(sql: Sql, cartId: string, claims: readonly Claim[]): Promise<string[]> {
  return releasePart(sql, cartId, {
    ...stretchesOf(claims),
    quantities: claims.map(({ quantity }) => quantity),
  });
}

/** The slots on which a cart holds something. */
export function holdsOf(sql: Sql, cartId: string): Promise<number[]> {
  return heldSlots(sql, cartId);
}

/** What a cart holds is sold to another, which may hold something of the same slots. They are locked before. */
export function handOverHolds(sql: Sql, from: string, to: string): Promise<void> {
  return handOver(sql, from, to);
}

/** Takes lapsed holds off their slots, so that the counters of slots that sell little stay correct. */
export async function sweepLapsedHolds(database: Database, now: Date): Promise<number> {
  const slots = await lapsedSlots(database, now);
  if (slots.length === 0) return 0;
  await database.transaction(async (sql) => {
    await lockSlotsById(sql, slots);
    await sweepSlots(sql, slots, now);
  });
  return slots.length;
}
