// Every pool that a museum folder asks for (spec decisions 5): the shared ones of `museum.yaml`, and those of each format. The
// first part of a pool's id says whose it is; a shared one has the id that the museum gave it.
import { ALWAYS, resolveSlotRule } from '../../domain/capacity/resolve-slot-rule.ts';
import type { PlannedPool } from '../museum-folder/folder-format.ts';
import { eventsFormat } from '../tickets/folder/events-format.ts';
import { lastEntryOfPool } from '../tickets/folder/last-entry.ts';
import { FOLDER_FORMATS } from './folder-formats.ts';
import type { MuseumFolder } from './read-museum-folder.ts';

/** The pools with their rules, days absolute. */
export function planPools(folder: MuseumFolder): PlannedPool[] {
  const { pools = [], closing_days } = folder.museum;
  const shared = pools.map(
    ({ id, slots }): PlannedPool => ({
      id,
      rules: {
        kind: 'slots',
        rules: slots.map((rule) =>
          resolveSlotRule(
            rule,
            folder.today,
            ALWAYS,
            closing_days,
            lastEntryOfPool(id, folder.valuesOf(eventsFormat), folder.museum),
          ),
        ),
      },
    }),
  );
  const own = FOLDER_FORMATS.flatMap((format) =>
    folder.filesOf(format).flatMap(({ value }) => format.pools?.(value, folder) ?? []),
  );
  return [...shared, ...own];
}
