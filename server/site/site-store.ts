// The SQL of the museum's own tables: settings, pages, venues and groups, and the secrets its processes share.
import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '../../domain/language.ts';
import { build, json, type Sql, type Statement } from '../platform/database/sql.ts';
import { createReplacement, createUpsert, inOrder } from '../platform/database/upsert.ts';
import type { TicketFields } from '../tickets/folder/ticket-fields.ts';
import type { Page } from './folder/page-files.ts';
import { type Museum, type MuseumSettings, NoMuseumError } from './museum.ts';

const lockStatement: Statement<never> = {
  name: 'lock-museum',
  text: 'select pg_advisory_xact_lock(7012027)',
};

const putMuseumStatement: Statement<{ version: number }> = {
  name: 'put-museum',
  text: `
    insert into museum (settings, loaded_on) values ($1::jsonb, $2::date)
    on conflict (only_one) do update
    set settings = excluded.settings, loaded_on = excluded.loaded_on, catalogue_version = museum.catalogue_version + 1
    returning catalogue_version as version`,
};

/** Makes these the museum's pages. */
export const replacePages = createReplacement('page', { id: 'text', title: 'jsonb', markdown: 'jsonb' });

const putVenueRows = createUpsert('venue', {
  id: 'text',
  name: 'jsonb',
  address: 'text',
  hours: 'jsonb',
  directions: 'jsonb',
  sequence_no: 'int',
});

const GROUP_COLUMNS = { id: 'text', name: 'jsonb', sequence_no: 'int' };
const putCustomGroups = createUpsert('custom_group', GROUP_COLUMNS);
const putTicketGroups = createUpsert('ticket_group', GROUP_COLUMNS);

const dropUnusedStatements: Statement<never>[] = [
  {
    name: 'drop-unused-venues',
    text: `delete from venue v where id <> all ($1::text[])
      and not exists (select from event e where e.venue_id = v.id)
      and not exists (select from tour t where t.venue_id = v.id)`,
  },
  {
    name: 'drop-unused-custom-groups',
    text: `delete from custom_group g where id <> all ($1::text[])
      and not exists (select from event_custom_group e where e.custom_group_id = g.id)
      and not exists (select from tour_custom_group t where t.custom_group_id = g.id)`,
  },
  {
    name: 'drop-unused-ticket-groups',
    text: `delete from ticket_group g where id <> all ($1::text[])
      and not exists (select from ticket t where t.group_id = g.id)`,
  },
];

/** One import or extension at a time, over all processes; until the transaction ends. */
export async function lockMuseum(sql: Sql): Promise<void> {
  await sql.named(lockStatement, []);
}

/** How often a museum was imported; 0 when there is none. */
export async function museumVersion(sql: Sql): Promise<number> {
  return (await sql.first(build.selectFrom('museum').select('catalogue_version')))?.catalogue_version ?? 0;
}

/** The settings alone; undefined when there is no museum. */
export async function loadSettings(sql: Sql): Promise<MuseumSettings | undefined> {
  return (await sql.first(build.selectFrom('museum').select('settings')))?.settings as
    | MuseumSettings
    | undefined;
}

/**
 * The museum with its pages.
 * @throws NoMuseumError when none was imported
 */
export async function loadMuseum(sql: Sql): Promise<Museum> {
  const row = await sql.first(build.selectFrom('museum').selectAll());
  if (!row) throw new NoMuseumError();
  const pages = (await sql.all(build.selectFrom('page').selectAll())) as Page[];
  return {
    settings: row.settings as MuseumSettings,
    pages: new Map(pages.map((page) => [page.id, page])),
    version: row.catalogue_version,
    loadedOn: row.loaded_on,
  };
}

/** Puts the settings down; answers the catalogue's new version. */
export async function putMuseum(sql: Sql, settings: MuseumSettings, loadedOn: string): Promise<number> {
  return (await sql.named(putMuseumStatement, [json(settings), loadedOn]))[0]?.version ?? 1;
}

/** Makes or changes the museum's venues, in this order. */
export async function putVenues(sql: Sql, venues: MuseumSettings['venues']): Promise<void> {
  await putVenueRows(sql, inOrder(venues));
}

type Group = { readonly id: string; readonly name: LocalizedText };

/** Makes or changes the groups by which visitors filter events and tickets, in this order. */
export async function putGroups(sql: Sql, custom: readonly Group[], ticket: readonly Group[]): Promise<void> {
  await putCustomGroups(sql, inOrder(custom));
  await putTicketGroups(sql, inOrder(ticket));
}

/** Removes venues and groups that the museum has no more, unless something withdrawn still names them. */
export async function dropUnused(
  sql: Sql,
  settings: Pick<MuseumSettings, 'venues' | 'custom_groups'> & TicketFields,
): Promise<void> {
  const kept = [settings.venues, settings.custom_groups, settings.ticket_groups];
  for (const [index, statement] of dropUnusedStatements.entries())
    await sql.named(statement, [(kept[index] ?? []).map(({ id }) => id)]);
}

/** A secret that every process of the shop shares; made when first asked for. */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await sql.all(
    build
      .insertInto('secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const row = await sql.first(build.selectFrom('secret').select('value').where('name', '=', name));
  return row?.value ?? value;
}
