// The SQL of the museum's own tables: settings, pages, venues and groups, and the secrets its processes share.
import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { day, int, jsonb, list, text } from '../platform/database/sql-type.ts';
import { all, build, statement } from '../platform/database/statement.ts';
import { checkRows, checkStored } from '../platform/database/stored-json.ts';
import { inOrder, putRows, replacementOf, replaceRows, upsertOf } from '../platform/database/upsert.ts';
import type { TicketFields } from '../tickets/folder/ticket-fields.ts';
import type { Page } from './folder/page-files.ts';
import { type Museum, type MuseumSettings, NoMuseumError } from './museum.ts';
import { CONTENT_VERSION, checkVersion, StoredPage, StoredSettings } from './stored-museum.ts';

const lockStatement = statement('lock-museum', {}, () =>
  build.selectNoFrom(({ fn, lit }) => fn('pg_advisory_xact_lock', [lit(7012027)]).as('locked')),
);

const versionStatement = statement('museum-version', {}, () =>
  build.selectFrom('museum').select('catalogue_version as version'),
);

const settingsStatement = statement('museum-settings', {}, () =>
  build
    .selectFrom('museum')
    .select(['settings', 'content_version'])
    .$narrowType<{ settings: MuseumSettings }>(),
);

const museumStatement = statement('museum', {}, () =>
  build
    .selectFrom('museum')
    .select(['settings', 'catalogue_version', 'content_version', 'loaded_on'])
    .$narrowType<{ settings: MuseumSettings }>(),
);

const pagesStatement = statement('all-pages', {}, () =>
  build
    .selectFrom('page')
    .select(['id', 'title', 'markdown'])
    .$narrowType<{ title: LocalizedText; markdown: LocalizedText }>(),
);

const putMuseumStatement = statement(
  'put-museum',
  { settings: jsonb<MuseumSettings>(), content_version: int(), loaded_on: day() },
  (museum) =>
    build
      .insertInto('museum')
      .values(museum)
      .onConflict((conflict) =>
        conflict.column('only_one').doUpdateSet(({ ref, eb }) => ({
          settings: ref('excluded.settings'),
          content_version: ref('excluded.content_version'),
          loaded_on: ref('excluded.loaded_on'),
          catalogue_version: eb('museum.catalogue_version', '+', 1),
        })),
      )
      .returning('catalogue_version as version'),
);

const pageRows = replacementOf('page', ['id', 'title', 'markdown']);
const putVenueRows = upsertOf('venue', ['id', 'name', 'address', 'hours', 'directions', 'sequence_no']);
const putCustomGroups = upsertOf('custom_group', ['id', 'name', 'sequence_no']);
const putTicketGroups = upsertOf('ticket_group', ['id', 'name', 'sequence_no']);

const dropUnusedVenues = statement('drop-unused-venues', { kept: list(text()) }, ({ kept }) =>
  build
    .deleteFrom('venue')
    .where('venue.id', '<>', all(kept))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('event').select('event.id').whereRef('event.venue_id', '=', 'venue.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tour').select('tour.id').whereRef('tour.venue_id', '=', 'venue.id'))),
    ),
);

const dropUnusedCustomGroups = statement('drop-unused-custom-groups', { kept: list(text()) }, ({ kept }) =>
  build
    .deleteFrom('custom_group')
    .where('custom_group.id', '<>', all(kept))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_custom_group')
            .select('event_id')
            .whereRef('event_custom_group.custom_group_id', '=', 'custom_group.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tour_custom_group')
            .select('tour_id')
            .whereRef('tour_custom_group.custom_group_id', '=', 'custom_group.id'),
        ),
      ),
    ),
);

const dropUnusedTicketGroups = statement('drop-unused-ticket-groups', { kept: list(text()) }, ({ kept }) =>
  build
    .deleteFrom('ticket_group')
    .where('ticket_group.id', '<>', all(kept))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('ticket').select('ticket.id').whereRef('ticket.group_id', '=', 'ticket_group.id')),
      ),
    ),
);

const insertSecretStatement = statement('insert-secret', { name: text(), value: text() }, (secret) =>
  build
    .insertInto('secret')
    .values(secret)
    .onConflict((conflict) => conflict.doNothing()),
);

const findSecretStatement = statement('find-secret', { name: text() }, ({ name }) =>
  build.selectFrom('secret').select('value').where('name', '=', name),
);

/** One import or extension at a time, over all processes; until the transaction ends. */
export async function lockMuseum(sql: Sql): Promise<void> {
  await sql.run(lockStatement);
}

/** How often a museum was imported; 0 when there is none. */
export async function museumVersion(sql: Sql): Promise<number> {
  return (await sql.first(versionStatement))?.version ?? 0;
}

/** Makes these the museum's pages. */
export function replacePages(sql: Sql, pages: readonly Page[]): Promise<void> {
  return replaceRows(sql, pageRows, pages);
}

/**
 * The settings alone; undefined when there is no museum.
 * @throws StoredJsonError when they cannot be read
 */
export async function loadSettings(sql: Sql): Promise<MuseumSettings | undefined> {
  const row = await sql.first(settingsStatement);
  return row && checkSettings(row);
}

function checkSettings(row: {
  readonly settings: MuseumSettings;
  readonly content_version: number;
}): MuseumSettings {
  checkVersion(row.content_version);
  checkStored('the museum’s settings', StoredSettings, row.settings);
  return row.settings;
}

/**
 * The museum with its pages.
 * @throws NoMuseumError when none was imported, StoredJsonError when it cannot be read
 */
export async function loadMuseum(sql: Sql): Promise<Museum> {
  const row = await sql.first(museumStatement);
  if (!row) throw new NoMuseumError();
  const settings = checkSettings(row);
  const pages = checkRows('page', StoredPage, await sql.all(pagesStatement));
  return {
    settings,
    pages: new Map(pages.map((page) => [page.id, page])),
    version: row.catalogue_version,
    loadedOn: row.loaded_on,
  };
}

/** Puts the settings down; answers the catalogue's new version. */
export async function putMuseum(sql: Sql, settings: MuseumSettings, loadedOn: string): Promise<number> {
  return (
    (await sql.first(putMuseumStatement, { settings, content_version: CONTENT_VERSION, loaded_on: loadedOn }))
      ?.version ?? 1
  );
}

/** Makes or changes the museum's venues, in this order. */
export async function putVenues(sql: Sql, venues: MuseumSettings['venues']): Promise<void> {
  await putRows(sql, putVenueRows, inOrder(venues));
}

type Group = { readonly id: string; readonly name: LocalizedText };

/** Makes or changes the groups by which visitors filter events and tickets, in this order. */
export async function putGroups(sql: Sql, custom: readonly Group[], ticket: readonly Group[]): Promise<void> {
  await putRows(sql, putCustomGroups, inOrder(custom));
  await putRows(sql, putTicketGroups, inOrder(ticket));
}

/** Removes venues and groups that the museum has no more, unless something withdrawn still names them. */
export async function dropUnused(
  sql: Sql,
  settings: Pick<MuseumSettings, 'venues' | 'custom_groups'> & TicketFields,
): Promise<void> {
  await sql.run(dropUnusedVenues, { kept: settings.venues.map(({ id }) => id) });
  await sql.run(dropUnusedCustomGroups, { kept: settings.custom_groups.map(({ id }) => id) });
  await sql.run(dropUnusedTicketGroups, { kept: settings.ticket_groups.map(({ id }) => id) });
}

/** A secret that every process of the shop shares; made when first asked for. */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await sql.run(insertSecretStatement, { name, value });
  return (await sql.first(findSecretStatement, { name }))?.value ?? value;
}
