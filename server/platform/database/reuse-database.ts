// Databases that tests use one after the other, for starting the embedded engine takes as long as many a test.
import { DatabaseAway } from './database-away.ts';
import type { Database } from './sql.ts';

/** Without the rows that tests wrote; they are deleted, for truncating takes longer. */
const EMPTY = `
  do $$
  declare item record;
  begin
    for item in select nspname as name from pg_namespace where nspname !~ '^(pg_|public$|pgboss$|information_schema$)' loop
      execute format('drop schema %I cascade', item.name);
    end loop;
    set local session_replication_role = replica;
    for item in select schemaname, tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'migration' or schemaname = 'pgboss' and tablename <> 'version' loop
      execute format('delete from %I.%I', item.schemaname, item.name);
    end loop;
    set local session_replication_role = origin;
    for item in select sequencename as name from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart', item.name);
    end loop;
  end $$`;

/** What the migrations made, in a word. Some tests take a constraint away, or migrate further. */
const SCHEMA = `
  select md5(string_agg(part, ';' order by part)) as schema from (
    select name as part from migration
    union all select concat(conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', sequencename, start_value, min_value) from pg_sequences
      where schemaname = 'public'
  ) parts`;

/**
 * Opens databases for tests, each empty when it is opened; a closed one serves again.
 * @param start starts a migrated one
 */
export function createReuse(start: () => Promise<Database>): () => Promise<Database> {
  const idle: Database[] = [];
  let migrated: string | undefined;
  return async () => {
    const used = idle.pop();
    await used?.executeSql(EMPTY);
    const database = used ?? (await start());
    migrated ??= await schemaOf(database);
    return lend(database, async () => {
      if ((await schemaOf(database)) === migrated) idle.push(database);
      else await database.close();
    });
  };
}

async function schemaOf(database: Database): Promise<string> {
  return (await database.executeSql(SCHEMA)).rows[0].schema;
}

/** A database for one test over one that outlives it. */
function lend(database: Database, giveBack: () => Promise<void>): Database {
  let isOpen = true;
  /** Work that continues after its test must not reach the next test's rows. */
  const whileOpen =
    <Arguments extends unknown[], Result>(work: (...values: Arguments) => Promise<Result>) =>
    async (...values: Arguments): Promise<Result> => {
      if (!isOpen) throw new DatabaseAway(new Error('The database is closed.'), true);
      return work(...values);
    };
  return {
    kind: 'embedded',
    all: whileOpen(database.all),
    first: whileOpen(database.first),
    run: whileOpen(database.run),
    transaction: whileOpen(database.transaction),
    executeSql: whileOpen(database.executeSql),
    load: database.load,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await giveBack();
    },
  } as Database;
}
