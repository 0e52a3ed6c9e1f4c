// Migrations are files of SQL, forward only. Several processes may start at once on one PostgreSQL: each file is one
// implicit transaction that first takes a lock and then puts its own name down, so it is applied by exactly one.
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './sql.ts';

export const migrationsFolder = new URL('../../../database/migrations/', import.meta.url);

const LOCK = 'select pg_advisory_xact_lock(7012026);';
const MIGRATION_TABLE = `${LOCK}
  create table if not exists migration (name text primary key, applied_at timestamptz not null default now());`;

/** Applies the migrations that this database has not seen, in order; answers their names. */
export async function migrate(database: Database, folder: URL = migrationsFolder): Promise<string[]> {
  const applied = await appliedNames(database);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const fresh: string[] = [];
  for (const name of names) {
    if (applied.has(name)) continue;
    if (await applyFile(database, name, readFileSync(new URL(name, folder), 'utf8'))) fresh.push(name);
  }
  return fresh;
}

async function appliedNames(database: Database): Promise<Set<string>> {
  const known = await database.executeSql(`select to_regclass('migration') is not null as known`);
  if (!known.rows[0].known) await database.executeSql(MIGRATION_TABLE);
  const { rows } = await database.executeSql('select name from migration');
  return new Set(rows.map((row) => row.name));
}

async function applyFile(database: Database, name: string, text: string): Promise<boolean> {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    throw new Error(`The migration ${name} is not named NNNN-what.sql.`);
  try {
    await database.executeSql(`${LOCK} insert into migration (name) values ('${name}'); ${text}`);
    return true;
  } catch (error) {
    if (wasAppliedElsewhere(error)) return false;
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

function wasAppliedElsewhere(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'migration_pkey';
}
