// What several pools have left over a stretch of time. A long stay needs room in every slot that it overlaps.
import { type CapacityShop, type SlotAvailability, slotsBetween } from './availability.ts';

/**
 * A pool's slots in order of time, and the length of the longest, which limits how far back to look for an overlap. Closed
 * ones are none of its times, but a stay may not go over them.
 */
export type PoolSlots = {
  readonly slots: readonly SlotAvailability[];
  readonly withClosed: readonly SlotAvailability[];
  readonly longest: number;
};
export type SlotsByPool = ReadonlyMap<string, PoolSlots>;

/**
 * The least that any slot overlapping the stretch has left; 0 where there is none. Instants in milliseconds.
 * @param isChosen it begins with a slot that a visitor chooses: those that began before are none of theirs
 */
export function leastOver(
  pool: PoolSlots | undefined,
  from: number,
  until: number,
  isChosen: boolean = false,
): number {
  if (!pool) return 0;
  let least: number | undefined;
  const { withClosed } = pool;
  for (
    let index = firstAfter(withClosed, isChosen ? from - 1 : from - pool.longest);
    index < withClosed.length;
    index += 1
  ) {
    const slot = withClosed[index] as SlotAvailability;
    if (slot.starts_at.getTime() >= until) break;
    if (slot.ends_at.getTime() > from) least = Math.min(least ?? slot.available, slot.available);
  }
  return least ?? 0;
}

/** Index of the first slot that starts after `instant`. */
function firstAfter(slots: readonly SlotAvailability[], instant: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle] as SlotAvailability).starts_at.getTime() > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Groups slots that are in order of time by their pools. */
export function groupByPool(slots: readonly SlotAvailability[]): SlotsByPool {
  return new Map(
    [...Map.groupBy(slots, ({ pool_id }) => pool_id)].map(([pool, ofPool]) => [
      pool,
      {
        slots: ofPool.filter(({ closed }) => !closed),
        withClosed: ofPool,
        longest: ofPool.reduce(
          (most, slot) => Math.max(most, slot.ends_at.getTime() - slot.starts_at.getTime()),
          0,
        ),
      },
    ]),
  );
}

/** The slots of several pools between two days, by pool. */
export async function slotsByPool(
  shop: CapacityShop,
  pools: readonly string[],
  first: string,
  last: string,
): Promise<SlotsByPool> {
  return groupByPool(await slotsBetween(shop, [...new Set(pools)], first, last));
}
