// The SQL of which database this is (table `database_identity`).
import { sql as raw } from 'kysely';
import type { Sql } from './sql.ts';
import { instant, text } from './sql-type.ts';
import { build, byHand, statement } from './statement.ts';

// By hand: Kysely knows neither the cluster nor the catalogue. A dump makes its tables again, under other numbers; a copy of
// the whole cluster goes on in another timeline, the first eight characters of a log file's name.
const postgresIdentityStatement = byHand(
  'postgres-identity',
  {},
  { identity: text() },
  () => raw`
    select concat_ws(':', (select system_identifier from pg_control_system()),
      left(pg_walfile_name(pg_current_wal_lsn()), 8),
      (select oid from pg_database where datname = current_database()),
      'database_identity'::regclass::oid) as identity`,
);

const notedStatement = statement('noted-identity', {}, () =>
  build.selectFrom('database_identity').select('identity'),
);

const noteStatement = statement('note-identity', { identity: text(), noted_at: instant() }, (noted) =>
  build
    .insertInto('database_identity')
    .values(noted)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(noted)),
);

/** What tells this PostgreSQL database from a copy of it. */
export async function postgresIdentity(sql: Sql): Promise<string | undefined> {
  return (await sql.first(postgresIdentityStatement))?.identity;
}

/** What was noted last; undefined before the first time. */
export async function notedIdentity(sql: Sql): Promise<string | undefined> {
  return (await sql.first(notedStatement))?.identity;
}

export async function noteIdentity(sql: Sql, identity: string, noted_at: Date): Promise<void> {
  await sql.run(noteStatement, { identity, noted_at });
}
