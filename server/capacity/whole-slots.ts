// How many places a slot has altogether: those that are free, those that are sold, and those that the museum sells through
// other channels. The slots themselves know only what the shop may sell, so the rules are asked.
import { type PoolRules, slotsBetween } from '../../domain/capacity/slot-rule.ts';
import type { Day } from '../../domain/museum-time.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import type { CapacityShop } from './availability.ts';
import type { SlotsByPool } from './pool-slots.ts';
import { readPoolsById } from './pool-store.ts';
import { StoredPool } from './stored-pool-rules.ts';

/** The same slots with all their places as available. @param first and `last`: the days that they are of */
export async function wholeSlots(
  { database }: CapacityShop,
  slots: SlotsByPool,
  first: Day,
  last: Day,
): Promise<SlotsByPool> {
  const pools = checkRows('pool', StoredPool, await readPoolsById(database, [...slots.keys()]));
  const rules = new Map(pools.map((pool) => [pool.id, pool.rules]));
  return new Map(
    [...slots].map(([pool, ofPool]) => {
      const planned = plannedPlaces(rules.get(pool), first, last);
      // A slot may have more than its rule says, because places are never taken from those who have bought them.
      const whole = ofPool.slots.map((slot) => ({
        ...slot,
        available: Math.max(slot.capacity, planned.get(slot.datetime) ?? 0),
      }));
      return [pool, { ...ofPool, slots: whole }];
    }),
  );
}

/** Places by the time of the slot. */
function plannedPlaces(rules: PoolRules | undefined, first: Day, last: Day): Map<string, number> {
  if (rules?.kind !== 'slots') return new Map();
  const whole = { ...rules, rules: rules.rules.map((rule) => ({ ...rule, soldElsewhere: [] })) };
  return new Map(slotsBetween(whole, first, last).map(({ datetime, capacity }) => [datetime, capacity]));
}
