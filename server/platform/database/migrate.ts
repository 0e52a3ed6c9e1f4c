// Migrations are files of SQL, forward only. Several processes may start at once on one PostgreSQL: each file is one
// implicit transaction that first takes a lock and then puts its own name down, so it is applied by exactly one. Older
// processes go on selling meanwhile: whoever waits for a table makes all others wait behind, so a migration waits briefly,
// lets go of everything, and tries again.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { DatabaseAway } from './database-away.ts';
import type { Database } from './sql.ts';

export const migrationsFolder = new URL('../../../database/migrations/', import.meta.url);

const LOCK = 'select pg_advisory_xact_lock(7012026);';
const MIGRATION_TABLE = `${LOCK}
  create table if not exists migration (name text primary key, applied_at timestamptz not null default now());`;

/**
 * How long the first tries wait for a table. Below a second PostgreSQL has not looked for deadlocks yet, so it is the
 * migration that gives way, not a visitor's purchase. Above, it takes a table from its own vacuum.
 */
const FIRST_WAITS_MS = [400, 400, 800] as const;
const WAIT_MS = 2_000;
/** Twenty tries or so in two minutes; a table that is in use for longer is in use by something that is stuck. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const MOST_TRIES = 20;

/** The tables that a migration changes were in use all the time. */
export class MigrationBlockedError extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `The migration ${name} could not be applied, because other programs used the tables that it changes all the time. Nothing was changed. End what holds them (pg_stat_activity shows it) and start again.`,
      { cause },
    );
    this.name = 'MigrationBlockedError';
  }
}

/** A migration does not fit the database, or the database was away. */
export class MigrationFailedError extends Error {
  constructor(name: string, cause: unknown) {
    const advice =
      cause instanceof DatabaseAway
        ? 'Start again when it does.'
        : 'Do its tables belong to another user, were they changed by hand, or was a backup restored in part? Then restore all of it into an empty database, see docs/operations/backup.md.';
    const { message, detail } = cause as Error & { readonly detail?: string };
    // Of PostgreSQL: the row that a key does not allow, say.
    const why = detail ? `${message} (${detail})` : message;
    super(`The migration ${name} failed: ${why}. Nothing of it was changed. ${advice}`, { cause });
    this.name = 'MigrationFailedError';
  }
}

/**
 * Applies the migrations that this database has not seen, in order; answers their names.
 * @param say is told when a migration has to wait
 * @throws MigrationBlockedError after two minutes of waiting
 * @throws MigrationFailedError
 */
export async function migrate(
  database: Database,
  folder: URL = migrationsFolder,
  say: (text: string) => void = console.warn,
): Promise<string[]> {
  const applied = await appliedNames(database);
  const fresh: string[] = [];
  for (const name of namesIn(folder)) {
    if (applied.has(name)) continue;
    if (await applyFile(database, name, readFileSync(new URL(name, folder), 'utf8'), say)) fresh.push(name);
  }
  return fresh;
}

function namesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/**
 * What a start says on a database that a newer version has changed; undefined on any other. The version directly before runs on
 * the tables of the new one, and must: it still sells while the new one starts.
 */
export async function newerVersionText(database: Database): Promise<string | undefined> {
  const last = namesIn(migrationsFolder).at(-1) ?? '';
  const newer = [...(await appliedNames(database))].filter((name) => name > last).sort();
  if (newer.length === 0) return undefined;
  return `During an upgrade this is as it should be: a newer version of Foyer has changed this database (${newer.join(', ')}). The version directly before that one runs on it as well; any older one needs the backup from before the upgrade: docs/operations/upgrade.md, “Going back”.`;
}

async function appliedNames(database: Database): Promise<Set<string>> {
  const known = await database.executeSql(`select to_regclass('migration') is not null as known`);
  if (!known.rows[0].known) await database.executeSql(MIGRATION_TABLE);
  const { rows } = await database.executeSql('select name from migration');
  return new Set(rows.map((row) => row.name));
}

async function applyFile(
  database: Database,
  name: string,
  text: string,
  say: (text: string) => void,
): Promise<boolean> {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    throw new Error(`The migration ${name} is not named NNNN-what.sql.`);
  for (let tries = 0; ; tries += 1) {
    try {
      // The lock among migrations is waited for: another process is applying this very file.
      const limit = `set local lock_timeout = ${FIRST_WAITS_MS[tries] ?? WAIT_MS};`;
      await database.executeSql(`${LOCK} ${limit} insert into migration (name) values ('${name}'); ${text}`);
      return true;
    } catch (error) {
      if (wasAppliedElsewhere(error)) return false;
      if (!wasBlocked(error)) throw new MigrationFailedError(name, error);
      if (tries === MOST_TRIES) throw new MigrationBlockedError(name, error);
      if (tries === 0) say(`The migration ${name} waits: other processes use the tables that it changes.`);
    }
    await setTimeout(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
  }
}

function wasAppliedElsewhere(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'migration_pkey';
}

/** A lock that was not given in time, or a deadlock. */
function wasBlocked(error: unknown): boolean {
  const { code } = (error instanceof DatabaseAway ? error.cause : error) as { code?: string };
  return code === '55P03' || code === '40P01';
}
