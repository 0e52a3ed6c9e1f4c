// Every day the horizon moves on by a day, and with it the slots of every pool (spec decisions 5).
import { poolsByRules, type SlotChanges, syncSlotsOf } from '../capacity/sync-slots.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { horizonDays } from './museum.ts';
import { loadSettings, lockMuseum } from './site-store.ts';

const NOTHING: SlotChanges = { added: 0, changed: 0, removed: 0, closed: 0 };

/** Pools of one transaction: an import that begins meanwhile waits for no more. */
const POOLS_AT_ONCE = 20;

/** Makes the slots that are missing up to the horizon; for a daily job, harmless to repeat. */
export async function extendHorizon(database: Database, clock: MuseumClock): Promise<SlotChanges> {
  const pools = await poolsByRules(database);
  let changes = NOTHING;
  for (let first = 0; first < pools.length; first += POOLS_AT_ONCE)
    changes = sum(changes, await extend(database, clock, pools.slice(first, first + POOLS_AT_ONCE)));
  return changes;
}

function extend(database: Database, clock: MuseumClock, pools: readonly string[]): Promise<SlotChanges> {
  return database.transaction(
    async (sql) => {
      await lockMuseum(sql);
      const settings = await loadSettings(sql);
      return settings ? syncSlotsOf(sql, clock, horizonDays(settings), pools) : NOTHING;
    },
    { patient: true },
  );
}

function sum(one: SlotChanges, other: SlotChanges): SlotChanges {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    removed: one.removed + other.removed,
    closed: one.closed + other.closed,
  };
}
