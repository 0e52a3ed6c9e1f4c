// Brings the slots in the database in line with the pools' rules and the staff's decisions (ADR 132), up to a horizon (spec
// decisions 5). Missing slots are added and different ones changed. A slot that neither makes any more is removed, or
// closed when places in it are taken.
import { longestMinutes, type PoolRules } from '../../domain/capacity/slot-rule.ts';
import { addDays, type Day, earlierOf } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { type Turns, takeTurns } from '../platform/in-turns.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { readDecisions } from './decisions-of-pools.ts';
import { type Plan, plannedSlots } from './planned-slots.ts';
import {
  addSlots,
  blocksText,
  changeSlots,
  hasPlanned,
  lockSlotsToChange,
  type NewSlot,
  readSlots,
  retireSlots,
  type StoredSlot,
} from './pool-slot-store.ts';
import { type Pool, readPoolIds, readPools, readPoolsById, replacePools } from './pool-store.ts';
import { countDecided, type DecidedSlots } from './standing-decisions.ts';
import { StoredPool } from './stored-pool-rules.ts';
import { type Timetable, readTimetable as timetableOf } from './timetable-store.ts';

/** How many slots were added, changed, removed, or closed for further sale. */
export type SlotChanges = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly closed: number;
  /** Slots that no rule makes, and of which places are taken; absent where there are none. */
  readonly stranded?: readonly number[];
  /** What decisions of staff have a part in, by their ids; absent where there are none. */
  readonly decided?: ReadonlyMap<string, DecidedSlots>;
};

export type { Timetable } from './timetable-store.ts';

/** Slots that one statement reads or writes. */
const CHUNK = 1_000;
const ALL_DAYS = { first: '1900-01-01', last: '9999-12-31' };
/** What is always on offer begins in 1970. */
const ALL_TIMES = { after: new Date('1900-01-01'), before: new Date('9999-12-31') };

/** How many days ahead there are slots, and which of these days are brought up to date. */
export type SyncedDays = { readonly horizonDays: number; readonly first: Day; readonly last: Day };

/**
 * Brings the slots of every pool up to date, from now to the horizon. It goes from pool to pool, in turns with whatever
 * else the process does: a museum may have millions of slots.
 * @param horizonDays how many days ahead
 * @param extraLocks slots that the caller changes afterwards, to be locked in the same order
 */
export async function syncSlots(
  sql: Sql,
  clock: MuseumClock,
  horizonDays: number,
  extraLocks: readonly number[] = [],
): Promise<SlotChanges> {
  return syncPools(sql, clock, { horizonDays, ...ALL_DAYS }, await readPools(sql), extraLocks);
}

/** The same for some pools, in a transaction of their own. */
export async function syncSlotsOf(
  sql: Sql,
  clock: MuseumClock,
  horizonDays: number,
  pools: readonly string[],
): Promise<SlotChanges> {
  return syncPools(sql, clock, { horizonDays, ...ALL_DAYS }, await readPoolsById(sql, pools), []);
}

/** The same for some days of some pools. */
export async function syncDays(
  sql: Sql,
  clock: MuseumClock,
  days: SyncedDays,
  pools: readonly string[],
): Promise<SlotChanges> {
  return syncPools(sql, clock, days, await readPoolsById(sql, pools), []);
}

/** The ids of the pools whose slots come from rules. */
export function poolsByRules(sql: Sql): Promise<string[]> {
  return readPoolIds(sql);
}

async function syncPools(
  sql: Sql,
  clock: MuseumClock,
  { horizonDays, first, last }: SyncedDays,
  pools: Pool[],
  extraLocks: readonly number[],
): Promise<SlotChanges> {
  const now = clock.toInstant(clock.now());
  const horizon = addDays(clock.today(), horizonDays);
  const decisionsOf = await readDecisions(sql, clock.today());
  const plan: Plan = { clock, now, from: first, until: earlierOf(last, horizon), decisionsOf };
  const times = {
    after: new Date(clock.toInstant(first).getTime() - 1),
    before: last < horizon ? clock.toInstant(addDays(last, 1)) : ALL_TIMES.before,
  };
  const turns = takeTurns();
  const different: Found[] = [];
  const unwantedSlots: StoredSlot[] = [];
  const decided = new Map<string, DecidedSlots>();
  let added = 0;
  for (const pool of checkRows('pool', StoredPool, pools)) {
    const compared = await compare(pool, await storedSlots(sql, pool, now, times), plan, { turns, decided });
    for (const slot of compared.different) different.push(slot);
    for (const slot of compared.unwanted) unwantedSlots.push(slot);
    added += await inChunks(compared.missing, (chunk) => addSlots(sql, chunk));
  }
  const unwanted = unwantedSlots.map(({ id }) => id);
  const toLock = [...different.map(({ id }) => id), ...unwanted, ...extraLocks];
  if (toLock.length > 0) await lockSlotsToChange(sql, toLock);
  const changed = await inChunks(different, (chunk) => changeSlots(sql, chunk));
  const { removed, closed } =
    unwanted.length > 0 ? await retireSlots(sql, unwanted) : { removed: 0, closed: 0 };
  const stranded = unwantedSlots.filter(({ taken }) => taken > 0).map(({ id }) => id);
  return {
    added,
    changed,
    removed,
    closed,
    ...(stranded.length > 0 && { stranded }),
    ...(decided.size > 0 && { decided }),
  };
}

/** A pool's slots that are not over; of a run its one slot in any case. */
async function storedSlots(
  sql: Sql,
  { id, rules }: Pool,
  now: Date,
  times: typeof ALL_TIMES,
): Promise<StoredSlot[]> {
  const whole = rules.kind === 'run';
  const { after: first, before } = whole ? ALL_TIMES : times;
  const slots: StoredSlot[] = [];
  let part: StoredSlot[];
  do {
    const after = new Date(slots.at(-1)?.starts ?? first);
    part = await readSlots(sql, { pool: id, now, whole, after, before, most: CHUNK });
    slots.push(...part);
  } while (part.length === CHUNK);
  return slots;
}

type Found = NewSlot & { readonly id: number };

type Counting = { readonly turns: Turns; readonly decided: Map<string, DecidedSlots> };

async function compare(pool: Pool, stored: readonly StoredSlot[], plan: Plan, { turns, decided }: Counting) {
  // When a run moves, its one slot is kept and changed: a new slot would lose what is sold of it.
  const moved = pool.rules.kind === 'run' && stored.length === 1 ? stored[0] : undefined;
  const byStart = new Map(stored.map((slot) => [slot.starts, slot]));
  const kept = new Set<number>();
  const missing: NewSlot[] = [];
  const different: Found[] = [];
  for (const wanted of plannedSlots(pool, plan)) {
    const turn = turns();
    if (turn) await turn;
    countDecided(decided, wanted.decided);
    const found = moved ?? byStart.get(wanted.starts.getTime());
    if (!found) missing.push(wanted);
    else if (differs(found, wanted)) different.push({ ...wanted, id: found.id });
    if (found) kept.add(found.id);
  }
  return { missing, different, unwanted: stored.filter(({ id }) => !kept.has(id)) };
}

function differs(stored: StoredSlot, wanted: NewSlot): boolean {
  return (
    stored.capacity !== Math.max(wanted.capacity, stored.taken) ||
    stored.planned !== plannedOf(wanted, stored.taken) ||
    stored.blocks !== blocksText(wanted.blocks) ||
    stored.starts !== wanted.starts.getTime() ||
    stored.ends !== wanted.ends.getTime() ||
    stored.sold_until !== (wanted.soldUntil?.getTime() ?? null) ||
    stored.datetime !== wanted.datetime ||
    stored.datetime_end !== wanted.datetimeEnd
  );
}

/** `slot.planned`. */
function plannedOf(wanted: NewSlot, taken: number): number | null {
  return hasPlanned(wanted) || wanted.capacity < taken ? wanted.capacity : null;
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
