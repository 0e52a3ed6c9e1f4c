// Pools with a single slot that never ends, such as the value of a voucher code. They are made once, and changed only
// while nothing of them is taken.
import type { Sql } from '../platform/database/sql.ts';
import { sweepSlots } from './freed-places-store.ts';
import { heldSlots } from './hold-store.ts';
import {
  closeOnceSlots,
  findOfSize,
  findOnceSlots,
  findUntouched,
  insertOncePools,
  type OncePool,
  readLeft,
  resizeUntouched,
  setOnceSlots,
} from './once-pool-store.ts';
import { lockSlotsById } from './slot-locks-store.ts';

export type { OncePool };

/** Adds the pools that do not exist yet. */
export function addOncePools(sql: Sql, pools: readonly OncePool[]): Promise<void> {
  return insertOncePools(sql, pools);
}

/** The slots of the pools that may be resized. Lock them together with every other slot that changes. */
export function resizableSlots(sql: Sql, pools: readonly OncePool[]): Promise<number[]> {
  return findUntouched(sql, pools);
}

/** The slots of the pools. Lock them together with every other slot that changes. */
export function slotsOfOncePools(sql: Sql, pools: readonly string[]): Promise<number[]> {
  return findOnceSlots(sql, pools);
}

/**
 * Gives the pools their capacity, unless anything of them is taken.
 * @param locked what `resizableSlots` returned, locked since then
 * @returns the ids of the pools that have this capacity now
 */
export async function resizeOncePools(
  sql: Sql,
  pools: readonly OncePool[],
  locked: readonly number[],
): Promise<string[]> {
  await resizeUntouched(sql, pools, locked);
  return findOfSize(sql, pools);
}

/**
 * What can be taken of a pool now; lapsed holds count as free. 0 where there is no such pool.
 * @param cartId a cart that is about to be replaced: what it holds can be taken too
 */
export async function leftInOncePool(sql: Sql, pool: string, now: Date, cartId?: string): Promise<number> {
  return Math.max(0, (await readLeft(sql, pool, now, cartId ?? null))?.left ?? 0);
}

/** What is taken of a pool now; lapsed holds are not. */
export async function takenOfOncePool(sql: Sql, pool: string, now: Date): Promise<number> {
  const read = await readLeft(sql, pool, now, null);
  return read ? read.capacity - read.left : 0;
}

/**
 * Locks pools together with everything that a cart holds, in the common order, and takes lapsed holds off them: what is
 * left of them then stays until the transaction ends.
 * @param more slots that are locked with them
 */
export async function lockOncePools(
  sql: Sql,
  pools: readonly string[],
  now: Date,
  cartId: string,
  more: readonly number[] = [],
): Promise<void> {
  const slots = await findOnceSlots(sql, pools);
  await lockSlotsById(sql, [...slots, ...more, ...(await heldSlots(sql, cartId))]);
  await sweepSlots(sql, slots, now);
}

/** Takes lapsed holds off locked pools. */
export async function sweepOncePools(sql: Sql, pools: readonly string[], now: Date): Promise<void> {
  await sweepSlots(sql, await findOnceSlots(sql, pools), now);
}

/** Gives locked pools their capacity, or what is taken of them where that is more. */
export async function setOncePools(sql: Sql, pools: readonly OncePool[]): Promise<void> {
  await setOnceSlots(sql, pools);
}

/** Ends locked pools: nothing more can be taken of them. */
export async function closeOncePools(sql: Sql, pools: readonly string[]): Promise<void> {
  await closeOnceSlots(sql, await findOnceSlots(sql, pools));
}
