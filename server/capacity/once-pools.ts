// Pools of one slot forever, for the modules that draw on them: what a voucher code is worth. They are made once, and
// changed only while nothing of them is taken.
import type { Sql } from '../platform/database/sql.ts';
import { heldSlots, lockSlotsById, sweepSlots } from './hold-store.ts';
import {
  closeOnceSlots,
  findOfSize,
  findOnceSlots,
  findUntouched,
  insertOncePools,
  type OncePool,
  readLeft,
  resizeUntouched,
} from './once-pool-store.ts';

export type { OncePool };

/** Makes the pools that are not there yet. */
export function addOncePools(sql: Sql, pools: readonly OncePool[]): Promise<void> {
  return insertOncePools(sql, pools);
}

/** The slots of those that may be resized; they are to be locked together with every other slot that changes. */
export function resizableSlots(sql: Sql, pools: readonly OncePool[]): Promise<number[]> {
  return findUntouched(sql, pools);
}

/**
 * Gives the pools their capacity, unless something of them is taken.
 * @param locked what `resizableSlots` answered, locked since
 * @returns the ids of the pools that have it
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
 * What can be taken of a pool now, lapsed holds counted as free; 0 where there is no such pool.
 * @param cartId a cart that is about to be given up: what it holds can be taken too
 */
export async function leftInOncePool(sql: Sql, pool: string, now: Date, cartId?: string): Promise<number> {
  return Math.max(0, (await readLeft(sql, pool, now, cartId ?? null)) ?? 0);
}

/**
 * Ends pools: nothing more can be taken of them.
 * @param cartId a cart whose holds are given back in the same transaction, afterwards: what it holds is locked here as well, so
 * that all of it is locked in the common order
 * @returns what was left in each
 */
export async function closeOncePools(
  sql: Sql,
  pools: readonly string[],
  now: Date,
  cartId: string,
): Promise<ReadonlyMap<string, number>> {
  const slots = await findOnceSlots(sql, pools);
  await lockSlotsById(sql, [...slots, ...(await heldSlots(sql, cartId))]);
  await sweepSlots(sql, slots, now);
  return new Map((await closeOnceSlots(sql, slots)).map(({ pool_id, left }) => [pool_id, left]));
}
