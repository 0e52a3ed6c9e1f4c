// A database of which a part is missing: a restore was cut off, or still runs. A shop that opened on one would fail at whatever
// needs that part, or sell without what the missing keys guard; so it is refused before anything in it is changed.
import { migrate, newerVersionText } from './migrate.ts';
import { tables } from './schema.ts';
import type { Database } from './sql.ts';

const MIGRATIONS = 'migration';
/** Without these, jobs are neither written nor found. */
const OF_JOBS = ['pgboss.version', 'pgboss.queue', 'pgboss.job_common'] as const;
/** More are not named. */
const MOST_NAMED = 5;

/** A part of the database is missing. */
export class IncompleteDatabaseError extends Error {
  constructor(what: string) {
    super(
      `The database is not whole: ${what}. Was a backup restored in part, or is one being restored? Restore all of it into an empty database, see docs/operations/backup.md.`,
    );
    this.name = 'IncompleteDatabaseError';
  }
}

type Found = { readonly name: string; readonly hasKey: boolean; readonly references: number };

/** In one statement: what other processes do meanwhile is seen whole or not at all. Of one name, the table that statements find. */
const TABLES = `
  select distinct on (name) case nspname when 'pgboss' then 'pgboss.' || relname else relname::text end as name,
    exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p') as "hasKey",
    (select count(*)::int from pg_constraint where conrelid = pg_class.oid and contype = 'f') as references
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and nspname = any(current_schemas(false) || array['pgboss'::name])
  order by name, array_position(current_schemas(false), nspname)`;

/**
 * Applies the migrations to a database of which nothing is missing; answers their names.
 * @throws IncompleteDatabaseError
 */
export async function migrateWhole(database: Database): Promise<string[]> {
  await refuseHalfRestored(database);
  const applied = await migrate(database);
  // What a newer version has left of the tables it knows itself.
  if (!(await newerVersionText(database))) refuseMissing(Object.keys(tables), await tablesIn(database));
  return applied;
}

/** A backup is put back in the order in which PostgreSQL writes it: tables, rows, keys, and then what refers to them. */
async function refuseHalfRestored(database: Database): Promise<void> {
  const all = await tablesIn(database);
  const own = all.filter(({ name }) => Object.hasOwn(tables, name));
  if (own.length > 0) {
    await refuseUnlisted(
      database,
      own,
      all.some(({ name }) => name === MIGRATIONS),
    );
    // What a newer version has changed may have other keys, and other tables for its jobs.
    if (await newerVersionText(database)) return;
  }
  const withoutKey = own.filter(({ hasKey }) => !hasKey).map(({ name }) => name);
  if (withoutKey.length > 0)
    throw new IncompleteDatabaseError(`these tables have no primary key: ${named(withoutKey)}`);
  if (own.length > 0 && own.every(({ references }) => references === 0))
    throw new IncompleteDatabaseError('its foreign keys are missing');
  const ofJobs = all.filter(({ name }) => name.startsWith('pgboss.'));
  if (ofJobs.length > 0) refuseMissing(OF_JOBS, ofJobs);
}

async function refuseUnlisted(database: Database, own: readonly Found[], hasList: boolean): Promise<void> {
  if (hasList && (await database.executeSql('select name from migration limit 1')).rows.length > 0) return;
  const tablesThere = named(own.map(({ name }) => name));
  throw new IncompleteDatabaseError(
    `it has tables of Foyer’s names (${tablesThere}), and the table ${MIGRATIONS}, which says what was done to them, is ${hasList ? 'empty' : 'missing'}`,
  );
}

async function tablesIn(database: Database): Promise<Found[]> {
  return (await database.executeSql(TABLES)).rows;
}

function refuseMissing(needed: readonly string[], found: readonly Found[]): void {
  const there = new Set(found.map(({ name }) => name));
  const missing = needed.filter((name) => !there.has(name));
  if (missing.length > 0) throw new IncompleteDatabaseError(`these tables are missing: ${named(missing)}`);
}

function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const first = names.slice(0, more > 1 ? MOST_NAMED : names.length).join(', ');
  return more > 1 ? `${first} and ${more} more` : first;
}
