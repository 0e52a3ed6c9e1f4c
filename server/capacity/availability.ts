// Availability for showing comes from memory, kept for two seconds at the most and dropped as soon as this process
// changes it. The truth is asked only when a cart is held.
import type { Database } from '../database/sql.ts';
import { nextFreeSlots, poolLifetime, type SlotAvailability, slotsBetween } from './availability-store.ts';

const KEPT_MS = 2_000;
const MOST_KEPT = 5_000;

export type { SlotAvailability };

export type Availability = {
  /** Slots of the pools from one day to another, those that are over left out. */
  slotsBetween(pools: readonly string[], first: string, last: string): Promise<readonly SlotAvailability[]>;
  /** The next slot with a place, by pool. */
  nextFree(pools: readonly string[]): Promise<ReadonlyMap<string, SlotAvailability>>;
  lifetime(pool: string, today: string): Promise<{ first: string | null; last: string | null }>;
  /** The computed answer under a key, made at most once while it is fresh; dropped when one of the pools changes. */
  remember<Answer>(key: string, pools: readonly string[], make: () => Promise<Answer>): Promise<Answer>;
  /** Something about the pools has changed. */
  forget(pools: readonly string[]): void;
};

type Kept = { readonly answer: Promise<unknown>; readonly until: number; readonly versions: string };

/** @param now the clock; injected, so that a test can let holds lapse */
export const createAvailability = (database: Database, now: () => Date): Availability => {
  const kept = new Map<string, Kept>();
  const versions = new Map<string, number>();
  const versionOf = (pools: readonly string[]) => pools.map((pool) => versions.get(pool) ?? 0).join();

  const remember: Availability['remember'] = (key, pools, make) => {
    const time = now().getTime();
    const current = versionOf(pools);
    const found = kept.get(key);
    if (found && found.until > time && found.until <= time + KEPT_MS && found.versions === current)
      return found.answer as ReturnType<typeof make>;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer = make();
    kept.set(key, { answer, until: time + KEPT_MS, versions: current });
    // A failure is not worth remembering.
    answer.catch(() => kept.delete(key));
    return answer;
  };

  return {
    slotsBetween: (pools, first, last) => slotsBetween(database, pools, now(), first, last),
    nextFree: async (pools) =>
      new Map((await nextFreeSlots(database, pools, now())).map((slot) => [slot.pool_id, slot])),
    lifetime: (pool, today) => poolLifetime(database, pool, now(), today),
    remember,
    forget: (pools) => {
      for (const pool of pools) versions.set(pool, (versions.get(pool) ?? 0) + 1);
    },
  };
};
