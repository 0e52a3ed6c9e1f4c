// Brings the slots in the database in line with the pools' rules, up to a horizon (spec decisions 5). Missing slots are
// added and different ones changed. A slot that no rule makes any more is removed, or closed when places in it are
// taken.
import { longestMinutes, type PoolRules, slotsBetween } from '../../domain/capacity/slot-rule.ts';
import { addDays } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import {
  addSlots,
  changeSlots,
  lockSlotsToChange,
  type NewSlot,
  type Pool,
  readPools,
  readSlots,
  replacePools,
  retireSlots,
  type StoredSlot,
  type Timetable,
  readTimetable as timetableOf,
} from './pool-store.ts';
import { StoredPool } from './stored-pool-rules.ts';

/** How many slots were added, changed, removed, or closed for further sale. */
export type SlotChanges = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly closed: number;
  /** Slots that no rule makes, and of which places are taken; absent where there are none. */
  readonly stranded?: readonly number[];
};

export type { Timetable } from './pool-store.ts';

const CHUNK = 4_000;

/**
 * Brings the slots of every pool up to date, from now to the horizon.
 * @param horizonDays how many days ahead
 * @param extraLocks slots that the caller changes afterwards, to be locked in the same order
 */
export async function syncSlots(
  sql: Sql,
  clock: MuseumClock,
  horizonDays: number,
  extraLocks: readonly number[] = [],
): Promise<SlotChanges> {
  const now = clock.toInstant(clock.now());
  const compared = await compareAll(sql, clock, now, addDays(clock.today(), horizonDays));
  const different = compared.flatMap((pool) => pool.different);
  const unwantedSlots = compared.flatMap((pool) => pool.unwanted);
  const unwanted = unwantedSlots.map(({ id }) => id);
  const toLock = [...different.map(({ id }) => id), ...unwanted, ...extraLocks];
  if (toLock.length > 0) await lockSlotsToChange(sql, toLock);
  const changed = await inChunks(different, (chunk) => changeSlots(sql, chunk));
  const { removed, closed } =
    unwanted.length > 0 ? await retireSlots(sql, unwanted) : { removed: 0, closed: 0 };
  const added = await inChunks(
    compared.flatMap((pool) => pool.missing),
    (chunk) => addSlots(sql, chunk),
  );
  const stranded = unwantedSlots.filter(({ taken }) => taken > 0).map(({ id }) => id);
  return { added, changed, removed, closed, ...(stranded.length > 0 && { stranded }) };
}

type Comparison = ReturnType<typeof compare>;

async function compareAll(sql: Sql, clock: MuseumClock, now: Date, horizon: string): Promise<Comparison[]> {
  const pools = checkRows('pool', StoredPool, await readPools(sql));
  const runs = pools.filter(({ rules }) => rules.kind === 'run').map(({ id }) => id);
  const stored = await readSlots(
    sql,
    pools.map(({ id }) => id),
    now,
    runs,
  );
  const byPool = Map.groupBy(stored, ({ pool_id }) => pool_id);
  return pools.map((pool) => {
    const planned = planSlots(pool, clock, horizon).filter(
      ({ ends }) => pool.rules.kind === 'run' || ends > now,
    );
    return compare(pool, planned, byPool.get(pool.id) ?? []);
  });
}

function planSlots({ id, rules }: Pool, clock: MuseumClock, horizon: string): NewSlot[] {
  // A run is one slot, however long it is.
  const [first, last] = rules.kind === 'run' ? [rules.from, rules.to] : [clock.today(), horizon];
  return slotsBetween(rules, first, last, clock.exists).map((slot) => {
    const end = isWholeDay(slot.datetime) ? addDays(slot.datetime_end, 1) : slot.datetime_end;
    return {
      pool: id,
      day: slot.day,
      datetime: slot.datetime,
      datetimeEnd: slot.datetime_end,
      starts: clock.toInstant(slot.datetime),
      ends: clock.toInstant(end),
      soldUntil: slot.sold_until === undefined ? null : clock.toInstant(slot.sold_until),
      capacity: slot.capacity,
    };
  });
}

function isWholeDay(datetime: string): boolean {
  return datetime.length === 10;
}

function compare(pool: Pool, planned: readonly NewSlot[], stored: readonly StoredSlot[]) {
  // When a run moves, its one slot is kept and changed: a new slot would lose what is sold of it.
  const moved = pool.rules.kind === 'run' && stored.length === 1 ? stored[0] : undefined;
  const byStart = new Map(stored.map((slot) => [slot.starts, slot]));
  const pairs = planned.map((wanted) => ({ wanted, found: moved ?? byStart.get(wanted.starts.getTime()) }));
  const kept = new Set(pairs.map(({ found }) => found?.id));
  return {
    missing: pairs.flatMap(({ wanted, found }) => (found ? [] : [wanted])),
    different: pairs.flatMap(({ wanted, found }) =>
      found && differs(found, wanted) ? [{ ...wanted, id: found.id }] : [],
    ),
    unwanted: stored.filter(({ id }) => !kept.has(id)),
  };
}

function differs(stored: StoredSlot, wanted: NewSlot): boolean {
  return (
    stored.capacity !== Math.max(wanted.capacity, stored.taken) ||
    stored.starts !== wanted.starts.getTime() ||
    stored.ends !== wanted.ends.getTime() ||
    stored.sold_until !== (wanted.soldUntil?.getTime() ?? null) ||
    stored.datetime !== wanted.datetime ||
    stored.datetime_end !== wanted.datetimeEnd
  );
}

async function inChunks<Item>(
  items: readonly Item[],
  run: (chunk: Item[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (let index = 0; index < items.length; index += CHUNK)
    count += await run(items.slice(index, index + CHUNK));
  return count;
}

/** What can be sold from now on. */
export function readTimetable(sql: Sql, now: Date): Promise<Timetable> {
  return timetableOf(sql, now);
}

/** Stores the pools and the rules for their slots; `syncSlots` then makes the slots. */
export function definePools(
  sql: Sql,
  pools: readonly { readonly id: string; readonly rules: PoolRules }[],
): Promise<void> {
  return replacePools(
    sql,
    pools.map(({ id, rules }) => ({ id, rules, longestMinutes: longestMinutes(rules) })),
  );
}
