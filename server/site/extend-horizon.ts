// Every day the horizon moves on by a day, and with it the slots of every pool (spec decisions 5).
import { type SlotChanges, syncSlots } from '../capacity/sync-slots.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { horizonDays } from './museum.ts';
import { loadSettings, lockMuseum } from './site-store.ts';

const NOTHING: SlotChanges = { added: 0, changed: 0, removed: 0, closed: 0 };

/** Makes the slots that are missing up to the horizon; for a daily job, harmless to repeat. */
export function extendHorizon(database: Database, clock: MuseumClock): Promise<SlotChanges> {
  return database.transaction(
    async (sql) => {
      await lockMuseum(sql);
      const settings = await loadSettings(sql);
      return settings ? syncSlots(sql, clock, horizonDays(settings)) : NOTHING;
    },
    { patient: true },
  );
}
