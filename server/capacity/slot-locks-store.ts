// The SQL that finds the slots of a stretch of time and locks them, in one order. By hand, as in `hold-store.ts`.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, instant, int, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';

export type LockedSlot = {
  /** Position of the claim in the arrays that were passed. */
  claim: number;
  id: number;
  starts_at: Date;
  /** Until when it is sold: its end, or earlier. */
  sold_until: Date;
  capacity: number;
  taken: number;
};

/** The parameters of `Stretches`. */
export const stretches = {
  pools: list(text()),
  starts: list(instant()),
  ends: list(instant()),
  chosen: list(boolean()),
};

/** Stretches of time in pools, as lists of the same length. `chosen`: it begins with a slot, as a claim may (`startsAtSlot`). */
export type Stretches = {
  readonly pools: readonly string[];
  readonly starts: readonly Date[];
  readonly ends: readonly Date[];
  readonly chosen: readonly boolean[];
};

// The slots of a pool that overlap a stretch of time: a short range of the index, because no slot is longer than the
// pool's longest. Where a visitor has chosen a time, those that began before it are none of theirs.
export function overlappingSlots({
  pools,
  starts,
  ends,
  chosen,
}: Readonly<Record<keyof Stretches, unknown>>) {
  return raw`
    unnest(${pools}, ${starts}, ${ends}, ${chosen}) with ordinality as c (pool_id, starts, ends, chosen, claim)
    join slot s on s.pool_id = c.pool_id
      and s.starts_at > c.starts - (select p.longest_minutes from pool p where p.id = c.pool_id) * interval '1 minute'
      and s.starts_at < c.ends
      and s.ends_at > c.starts
      and (s.starts_at >= c.starts or not c.chosen)`;
}

// Locked in the order of ids, so that two carts that want the same slots wait for each other instead of deadlocking.
const lockSlotsStatement = plannedOnce(
  byHand(
    'lock-slots',
    stretches,
    {
      claim: int(),
      id: bigint(),
      starts_at: instant(),
      sold_until: instant(),
      capacity: int(),
      taken: int(),
    },
    (given) => raw`
    select c.claim::int as claim, s.id, s.starts_at, coalesce(s.sold_until, s.ends_at) as sold_until,
      least(s.planned, s.capacity) as capacity, s.taken
    from ${overlappingSlots(given)}
    order by s.id
    for no key update of s`,
  ),
);

const findSlotsStatement = byHand(
  'find-slots',
  stretches,
  { id: bigint() },
  (given) => raw`select distinct s.id from ${overlappingSlots(given)}`,
);

const lockByIdStatement = statement('lock-slots-by-id', { slots: list(bigint()) }, ({ slots }) =>
  build.selectFrom('slot').select('id').where('id', '=', any(slots)).orderBy('id').forNoKeyUpdate(),
);

/** The ids of the slots that overlap each stretch of a pool, without locking them. */
export async function findSlots(sql: Sql, given: Stretches): Promise<number[]> {
  return (await sql.all(findSlotsStatement, given)).map(({ id }) => id);
}

/** Locks the slots that overlap each stretch of a pool; `claim` counts from 1. */
export function lockSlots(sql: Sql, given: Stretches): Promise<LockedSlot[]> {
  return sql.all(lockSlotsStatement, given);
}

/** Locks slots in the common order. */
export function lockSlotsById(sql: Sql, slots: readonly number[]): Promise<{ id: number }[]> {
  return sql.all(lockByIdStatement, { slots });
}
