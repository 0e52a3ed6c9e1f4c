// How many places a slot has altogether: those that are free, those that are sold, and those that the museum sells through
// other channels. The slots themselves know only what the shop may sell, so the rules are asked.
import { decidedSlots, type SlotDecision } from '../../domain/capacity/slot-decision.ts';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Day } from '../../domain/museum-time.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import type { CapacityShop, SlotAvailability } from './availability.ts';
import { type DecisionsOf, readDecisions } from './decisions-of-pools.ts';
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
  const byId = new Map(pools.map((pool) => [pool.id, pool]));
  const decisionsOf = await readDecisions(database, first);
  return new Map(
    [...slots].map(([pool, ofPool]) => {
      const planned = plannedPlaces(byId.get(pool), decisionsOf, first, last);
      // A slot may have more than its rule says, because places are never taken from those who have bought them.
      const whole = (slot: SlotAvailability) => ({
        ...slot,
        available: slot.closed ? 0 : Math.max(slot.capacity, planned.get(slot.datetime) ?? 0),
      });
      return [pool, { ...ofPool, slots: ofPool.slots.map(whole), withClosed: ofPool.withClosed.map(whole) }];
    }),
  );
}

type Pool = { readonly id: string; readonly rules: PoolRules };

/** Places by the time of the slot; what staff keep back of it is no less a place. */
function plannedPlaces(
  pool: Pool | undefined,
  decisionsOf: DecisionsOf,
  first: Day,
  last: Day,
): Map<string, number> {
  if (pool?.rules.kind !== 'slots') return new Map();
  const whole: PoolRules = {
    kind: 'slots',
    rules: pool.rules.rules.map((rule) => ({ ...rule, soldElsewhere: [] })),
  };
  const decisions = decisionsOf(pool).filter(isNoBlock);
  const slots = decidedSlots(whole, decisions, first, last, NO_CLOCK);
  return new Map(slots.map(({ datetime, capacity }) => [datetime, capacity]));
}

// Times that the clocks skip have no slot that asks; without blocks nothing is released.
const NO_CLOCK = { now: new Date(0), exists: () => true, toInstant: () => new Date(0) };

function isNoBlock({ kind }: SlotDecision): boolean {
  return kind !== 'block';
}
