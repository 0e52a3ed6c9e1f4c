// What an import does to the programme, for the module that imports.
import type { Sql } from '../platform/database/sql.ts';
import { type CatalogueChanges, type NewEvent, upsertEvents } from './event-store.ts';

export type { CatalogueChanges, NewEvent, NewTicket } from './event-store.ts';

/** Replaces the museum's events: known ids are changed, missing ones withdrawn. Returns what changed. */
export function changeProgramme(sql: Sql, events: readonly NewEvent[]): Promise<CatalogueChanges> {
  return upsertEvents(sql, events);
}
