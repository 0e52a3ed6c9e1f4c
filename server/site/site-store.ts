// The SQL of the museum's own tables: settings, pages, venues and groups, and the secrets its processes share.
import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '../../domain/language.ts';
import { build, json, type Sql, type Statement } from '../database/sql.ts';
import { type Museum, type MuseumSettings, NoMuseumError } from './museum.ts';
import type { Page } from './read-page.ts';

const lockStatement: Statement<never> = {
  name: 'lock-museum',
  text: 'select pg_advisory_xact_lock(7012027)',
};

/** One import or extension at a time, over all processes; until the transaction ends. */
export const lockMuseum = async (sql: Sql): Promise<void> => {
  await sql.named(lockStatement, []);
};

/** How often a museum was imported; 0 when there is none. */
export const museumVersion = async (sql: Sql): Promise<number> =>
  (await sql.first(build.selectFrom('museum').select('catalogue_version')))?.catalogue_version ?? 0;

/** The settings alone; undefined when there is no museum. */
export const loadSettings = async (sql: Sql): Promise<MuseumSettings | undefined> =>
  (await sql.first(build.selectFrom('museum').select('settings')))?.settings as MuseumSettings | undefined;

/**
 * The museum with its pages.
 * @throws NoMuseumError when none was imported
 */
export const loadMuseum = async (sql: Sql): Promise<Museum> => {
  const row = await sql.first(build.selectFrom('museum').selectAll());
  if (!row) throw new NoMuseumError();
  const pages = (await sql.all(build.selectFrom('page').selectAll())) as Page[];
  return {
    settings: row.settings as MuseumSettings,
    pages: new Map(pages.map((page) => [page.id, page])),
    version: row.catalogue_version,
    loadedOn: row.loaded_on,
  };
};

const putMuseumStatement: Statement<{ version: number }> = {
  name: 'put-museum',
  text: `
    insert into museum (settings, loaded_on) values ($1::jsonb, $2::date)
    on conflict (only_one) do update
    set settings = excluded.settings, loaded_on = excluded.loaded_on, catalogue_version = museum.catalogue_version + 1
    returning catalogue_version as version`,
};

/** Puts the settings down; answers the catalogue's new version. */
export const putMuseum = async (sql: Sql, settings: MuseumSettings, loadedOn: string): Promise<number> =>
  (await sql.named(putMuseumStatement, [json(settings), loadedOn]))[0]?.version ?? 1;

const putPagesStatement: Statement<never> = {
  name: 'put-pages',
  text: `
    insert into page (id, title, markdown)
    select id, title, markdown from jsonb_to_recordset($1) as p (id text, title jsonb, markdown jsonb)
    on conflict (id) do update set title = excluded.title, markdown = excluded.markdown`,
};

/** Makes these the museum's pages. */
export const replacePages = async (sql: Sql, pages: readonly Page[]): Promise<void> => {
  await sql.named(putPagesStatement, [json(pages)]);
  const ids = pages.map(({ id }) => id);
  await sql.all(build.deleteFrom('page').where(({ eb, not }) => not(eb('id', '=', eb.fn.any(eb.val(ids))))));
};

const putVenuesStatement: Statement<never> = {
  name: 'put-venues',
  text: `
    insert into venue (id, name, address, hours, directions, sequence_no)
    select id, name, address, hours, directions, sequence_no from jsonb_to_recordset($1)
      as v (id text, name jsonb, address text, hours jsonb, directions jsonb, sequence_no int)
    on conflict (id) do update set name = excluded.name, address = excluded.address, hours = excluded.hours,
      directions = excluded.directions, sequence_no = excluded.sequence_no`,
};

/** Makes or changes the museum's venues, in this order. */
export const putVenues = async (sql: Sql, venues: MuseumSettings['venues']): Promise<void> => {
  await sql.named(putVenuesStatement, [
    json(venues.map((venue, index) => ({ ...venue, sequence_no: index + 1 }))),
  ]);
};

type Group = { readonly id: string; readonly name: LocalizedText };

const putGroupsStatement = (table: 'custom_group' | 'ticket_group'): Statement<never> => ({
  name: `put-${table}s`,
  text: `
    insert into ${table} (id, name, sequence_no)
    select id, name, sequence_no from jsonb_to_recordset($1) as g (id text, name jsonb, sequence_no int)
    on conflict (id) do update set name = excluded.name, sequence_no = excluded.sequence_no`,
});
const putCustomGroupsStatement = putGroupsStatement('custom_group');
const putTicketGroupsStatement = putGroupsStatement('ticket_group');

const inOrder = (groups: readonly Group[]) =>
  json(groups.map((group, index) => ({ ...group, sequence_no: index + 1 })));

/** Makes or changes the groups by which visitors filter events and tickets, in this order. */
export const putGroups = async (
  sql: Sql,
  custom: readonly Group[],
  ticket: readonly Group[],
): Promise<void> => {
  await sql.named(putCustomGroupsStatement, [inOrder(custom)]);
  await sql.named(putTicketGroupsStatement, [inOrder(ticket)]);
};

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

/** Removes venues and groups that the museum has no more, unless something withdrawn still names them. */
export const dropUnused = async (sql: Sql, settings: MuseumSettings): Promise<void> => {
  const kept = [settings.venues, settings.custom_groups, settings.ticket_groups];
  for (const [index, statement] of dropUnusedStatements.entries())
    await sql.named(statement, [(kept[index] ?? []).map(({ id }) => id)]);
};

/** A secret that every process of the shop shares; made when first asked for. */
export const sharedSecret = async (sql: Sql, name: string): Promise<string> => {
  const value = randomBytes(32).toString('base64url');
  await sql.all(
    build
      .insertInto('secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const row = await sql.first(build.selectFrom('secret').select('value').where('name', '=', name));
  return row?.value ?? value;
};
