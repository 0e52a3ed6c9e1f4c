// What an import does to the museum itself, for the module that imports.
import type { MuseumBasics } from '../museum-folder/museum-basics.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { TicketFields } from '../tickets/folder/ticket-fields.ts';
import {
  dropUnused,
  lockMuseum,
  museumVersion,
  putGroups,
  putMuseum,
  putVenues,
  replacePages,
} from './site-store.ts';

/** How often a museum was imported; 0 when there is none. */
export function readMuseumVersion(sql: Sql): Promise<number> {
  return museumVersion(sql);
}

/** One import or extension at a time, over all processes; until the transaction ends. */
export function lockForImport(sql: Sql): Promise<void> {
  return lockMuseum(sql);
}

/** Stores the settings; returns the catalogue's new version. */
export function changeSettings(...args: Parameters<typeof putMuseum>): Promise<number> {
  return putMuseum(...args);
}

/** Replaces all pages of the museum by these. */
export function changePages(...args: Parameters<typeof replacePages>): ReturnType<typeof replacePages> {
  return replacePages(...args);
}

type Groups = Pick<MuseumBasics, 'venues' | 'custom_groups'> & TicketFields;

/** Makes or changes venues and groups, in the museum's order. */
export async function putVenuesAndGroups(sql: Sql, museum: Groups): Promise<void> {
  await putVenues(sql, museum.venues);
  await putGroups(sql, museum.custom_groups, museum.ticket_groups);
}

/** Removes venues and groups that the museum no longer has, unless something withdrawn still names them. */
export function dropUnusedGroups(sql: Sql, museum: Groups): Promise<void> {
  return dropUnused(sql, museum);
}
