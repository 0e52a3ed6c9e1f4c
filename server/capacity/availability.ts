// The availability that is shown comes from memory. It is kept for two seconds at most, and dropped as soon as this
// process changes it. The database decides only when a cart is held.
import type { Database } from '../platform/database/sql.ts';
import {
  type DaySpan,
  nextFreeSlots as readNextFreeSlots,
  nextOpenSlots as readNextOpenSlots,
  openDays as readOpenDays,
  openPools as readOpenPools,
  poolLifetime as readPoolLifetime,
  slotsBetween as readSlotsBetween,
  slotsInSpans as readSlotsInSpans,
  slotsOfDays as readSlotsOfDays,
  type SlotAvailability,
  type WantedSlots,
} from './availability-store.ts';

const KEPT_MS = 2_000;
const MOST_KEPT = 5_000;

export type { SlotAvailability, WantedSlots };

/** What the process remembers of what is free. */
export type AvailabilityMemory = {
  readonly answers: Map<string, Remembered>;
  /** By pool, how often it has changed. */
  readonly versions: Map<string, number>;
  /** How often any pool has changed. */
  changes: number;
};

/** What capacity needs of a shop. */
export type CapacityShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly availability: AvailabilityMemory;
};

type Remembered = {
  readonly answer: Promise<unknown>;
  readonly until: number;
  readonly versions: string;
  /** How often anything had changed when the versions were last compared. */
  changes: number;
};

type Pools = readonly string[] | (() => readonly string[]);

export function emptyAvailability(): AvailabilityMemory {
  return { answers: new Map(), versions: new Map(), changes: 0 };
}

/** Slots of the pools from one day to another, those that are over left out. */
export function slotsBetween(
  { database, now }: CapacityShop,
  pools: readonly string[],
  first: string,
  last: string,
): Promise<readonly SlotAvailability[]> {
  return readSlotsBetween(database, pools, now(), first, last);
}

/** Slots of many pools, each with days of its own; one statement for all. */
export function slotsInSpans(
  { database, now }: CapacityShop,
  spans: ReadonlyMap<string, DaySpan>,
): Promise<readonly SlotAvailability[]> {
  return readSlotsInSpans(database, spans, now());
}

/** Those of the pools with a slot on the day that is not over, with or without places. */
export function openPools(
  { database, now }: CapacityShop,
  pools: readonly string[],
  day: string,
): Promise<ReadonlySet<string>> {
  return readOpenPools(database, pools, now(), day);
}

/** The next slot with a place, by pool. */
export async function nextFreeSlots(
  { database, now }: CapacityShop,
  pools: readonly string[],
): Promise<ReadonlyMap<string, SlotAvailability>> {
  return byPool(await readNextFreeSlots(database, pools, now()));
}

/** Of each pool the next slot of the kind wanted that begins before `until`; one statement for all. */
export async function nextOpenSlots(
  { database, now }: CapacityShop,
  wanted: readonly WantedSlots[],
  until?: Date,
): Promise<ReadonlyMap<string, SlotAvailability>> {
  return byPool(await readNextOpenSlots(database, wanted, now(), until ?? 'infinity'));
}

function byPool(slots: readonly SlotAvailability[]): ReadonlyMap<string, SlotAvailability> {
  return new Map(slots.map((slot) => [slot.pool_id, slot]));
}

/** Each pool's days with a slot of the kind wanted, from one day to another; one statement for all. */
export function openDays(
  { database, now }: CapacityShop,
  wanted: readonly WantedSlots[],
  first: string,
  last: string,
): Promise<readonly { readonly pool_id: string; readonly day: string }[]> {
  return readOpenDays(database, wanted, now(), first, last);
}

/** All slots of some days, each day of one pool; slots that are over are included. */
export function slotsOfDays(
  { database, now }: CapacityShop,
  days: readonly { readonly pool: string; readonly day: string }[],
): Promise<readonly SlotAvailability[]> {
  return readSlotsOfDays(database, days, now());
}

/** The first and the last day of a pool's slots that are not over. */
export function poolLifetime(
  { database, now }: CapacityShop,
  pool: string,
  today: string,
): Promise<{ first: string | null; last: string | null }> {
  return readPoolLifetime(database, pool, now(), today);
}

/**
 * The answer under a key, computed at most once while it is fresh, and dropped when one of the pools changes.
 * @param pools a function where they are many: it is called only when any pool has changed
 */
export function rememberAnswer<Answer>(
  { now, availability }: Pick<CapacityShop, 'now' | 'availability'>,
  key: string,
  pools: Pools,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const { answers, changes } = availability;
  const time = now().getTime();
  const found = answers.get(key);
  if (found && found.until > time && found.until <= time + KEPT_MS && isUnchanged(availability, found, pools))
    return found.answer as Promise<Answer>;
  dropOutdated(answers, time);
  const versions = versionsOf(availability, pools);
  const answer = make();
  // At the end, where the newest are.
  answers.delete(key);
  answers.set(key, { answer, until: time + KEPT_MS, versions, changes });
  // A failure is not worth remembering.
  answer.catch(() => answers.delete(key));
  return answer;
}

/** All are kept for as long: those made first come first. A programme of thousands has megabytes, in each language. */
function dropOutdated(answers: Map<string, Remembered>, time: number): void {
  for (const [key, { until }] of answers) {
    if (until > time && until <= time + KEPT_MS) break;
    answers.delete(key);
  }
  if (answers.size >= MOST_KEPT) answers.clear();
}

function isUnchanged(availability: AvailabilityMemory, found: Remembered, pools: Pools): boolean {
  if (found.changes !== availability.changes && found.versions !== versionsOf(availability, pools))
    return false;
  found.changes = availability.changes;
  return true;
}

function versionsOf({ versions }: AvailabilityMemory, pools: Pools): string {
  return (typeof pools === 'function' ? pools() : pools).map((pool) => versions.get(pool) ?? 0).join();
}

/** The pools have changed: what was remembered of them is read again when it is next needed. */
export function forgetAvailability(
  { availability }: Pick<CapacityShop, 'availability'>,
  pools: readonly string[],
): void {
  availability.changes += 1;
  for (const pool of pools) availability.versions.set(pool, (availability.versions.get(pool) ?? 0) + 1);
}
