// Availability for showing comes from memory, kept for two seconds at the most and dropped as soon as this process
// changes it. The truth is asked only when a cart is held.
import type { Database } from '../platform/database/sql.ts';
import {
  nextFreeSlots,
  nextOpenSlots,
  openDays,
  poolLifetime,
  type SlotAvailability,
  slotsBetween,
  slotsOfDays,
  type WantedSlots,
} from './availability-store.ts';

const KEPT_MS = 2_000;
const MOST_KEPT = 5_000;

export type { SlotAvailability, WantedSlots };

export type Availability = {
  /** Slots of the pools from one day to another, those that are over left out. */
  slotsBetween(pools: readonly string[], first: string, last: string): Promise<readonly SlotAvailability[]>;
  /** The next slot with a place, by pool. */
  nextFree(pools: readonly string[]): Promise<ReadonlyMap<string, SlotAvailability>>;
  /** Of each pool the next slot of the kind wanted that begins before `until`; one statement for all. */
  nextOpen(wanted: readonly WantedSlots[], until?: Date): Promise<ReadonlyMap<string, SlotAvailability>>;
  /** Each pool's days with a slot of the kind wanted, from one day to another; one statement for all. */
  openDays(
    wanted: readonly WantedSlots[],
    first: string,
    last: string,
  ): Promise<readonly { readonly pool_id: string; readonly day: string }[]>;
  /** All slots of a day of each pool's own, over or not. */
  slotsOfDays(
    days: readonly { readonly pool: string; readonly day: string }[],
  ): Promise<readonly SlotAvailability[]>;
  lifetime(pool: string, today: string): Promise<{ first: string | null; last: string | null }>;
  /**
   * The computed answer under a key, made at most once while it is fresh; dropped when one of the pools changes.
   * @param pools as a function where they are many: they are asked for only when something has changed at all
   */
  remember<Answer>(key: string, pools: Pools, make: () => Promise<Answer>): Promise<Answer>;
  /** Something about the pools has changed. */
  forget(pools: readonly string[]): void;
};

type Pools = readonly string[] | (() => readonly string[]);

type Kept = {
  readonly answer: Promise<unknown>;
  readonly until: number;
  readonly versions: string;
  /** How often anything had changed when the versions were last looked at. */
  changes: number;
};

/** @param now the clock; injected, so that a test can let holds lapse */
export function createAvailability(database: Database, now: () => Date): Availability {
  const kept = new Map<string, Kept>();
  const versions = new Map<string, number>();
  let changes = 0;
  const versionOf = (pools: Pools) =>
    (typeof pools === 'function' ? pools() : pools).map((pool) => versions.get(pool) ?? 0).join();
  const isUnchanged = (known: Kept, pools: Pools): boolean => {
    if (known.changes !== changes && known.versions !== versionOf(pools)) return false;
    known.changes = changes;
    return true;
  };

  const remember: Availability['remember'] = (key, pools, make) => {
    const time = now().getTime();
    const found = kept.get(key);
    if (found && found.until > time && found.until <= time + KEPT_MS && isUnchanged(found, pools))
      return found.answer as ReturnType<typeof make>;
    if (kept.size >= MOST_KEPT) kept.clear();
    const current = versionOf(pools);
    const answer = make();
    kept.set(key, { answer, until: time + KEPT_MS, versions: current, changes });
    // A failure is not worth remembering.
    answer.catch(() => kept.delete(key));
    return answer;
  };

  return {
    slotsBetween: (pools, first, last) => slotsBetween(database, pools, now(), first, last),
    nextFree: async (pools) =>
      new Map((await nextFreeSlots(database, pools, now())).map((slot) => [slot.pool_id, slot])),
    nextOpen: async (wanted, until) => {
      const slots = await nextOpenSlots(database, wanted, now(), until ?? 'infinity');
      return new Map(slots.map((slot) => [slot.pool_id, slot]));
    },
    openDays: (wanted, first, last) => openDays(database, wanted, now(), first, last),
    slotsOfDays: (days) => slotsOfDays(database, days, now()),
    lifetime: (pool, today) => poolLifetime(database, pool, now(), today),
    remember,
    forget: (pools) => {
      changes += 1;
      for (const pool of pools) versions.set(pool, (versions.get(pool) ?? 0) + 1);
    },
  };
}
