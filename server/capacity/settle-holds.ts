// What happens to holds when their cart is paid, canceled or lapsed.
import type { Claim } from '../../domain/capacity/claim.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { heldSlots, keepHolds, lapsedSlots, lockSlotsById, releaseHolds, sweepSlots } from './hold-store.ts';
import { findClaimedSlots, takeHoldsIn } from './take-holds.ts';

export type HeldCart = {
  readonly id: string;
  readonly claims: readonly Claim[];
  readonly hold_count: number;
};

/** A sold hold never lapses. */
const NEVER = 'infinity';

/** Some of the cart's holds have been swept: run the transaction again with `afterSweep`, which locks slots first. */
export class HoldsSwept extends Error {}

/** `kept`: as they were; `retaken`: swept, but still free; `gone`: nothing is held any more. */
export type Sold = 'kept' | 'retaken' | 'gone';

/**
 * Sells what a cart holds. Lapsed holds that have not been swept are still counted on their slots, so keeping them
 * takes no place from others. When some were swept, everything is taken again, if it is still free.
 * @throws HoldsSwept on the first run, when some holds are missing: the slots' locks must come before the holds'
 */
export async function sellHolds(sql: Sql, cart: HeldCart, now: Date, afterSweep: boolean): Promise<Sold> {
  if (afterSweep) {
    const slots = await findClaimedSlots(sql, cart.claims);
    await lockSlotsById(sql, [...slots, ...(await heldSlots(sql, cart.id))]);
  }
  const kept = await keepHolds(sql, cart.id);
  if (kept === cart.hold_count) return 'kept';
  if (!afterSweep) throw new HoldsSwept();
  await releaseHolds(sql, [cart.id]);
  const missing = await takeHoldsIn(sql, { cartId: cart.id, claims: cart.claims, expires: NEVER }, now);
  return missing.length === 0 ? 'retaken' : 'gone';
}

/** Releases what carts hold; returns the pools that changed. */
export function giveBackHolds(sql: Sql, carts: readonly string[]): Promise<string[]> {
  return releaseHolds(sql, carts);
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
