// Databases that tests use one after the other, for starting the embedded engine takes as long as many a test.
import { setTimeout } from 'node:timers/promises';
import { DatabaseAway } from './database-away.ts';
import type { Database } from './sql.ts';

/** What connections are called that one test after the other gets. */
export const LENT = 'foyer, lent to a test';

/** Longer than a statement takes that a test did not wait for. */
const QUIET_MS = 2_000;

/**
 * Without the rows that tests wrote; they are deleted, for truncating takes longer. The queues of pg-boss stay as long as nothing
 * but their making has been noted of them: making sixty takes a quarter of a shop's start. Each start compares what they say of
 * tries and times with what it wants.
 */
const EMPTY = `
  do $$
  declare item record;
  begin
    for item in select nspname as name from pg_namespace where nspname !~ '^(pg_|public$|pgboss$|information_schema$)' loop
      execute format('drop schema %I cascade', item.name);
    end loop;
    set local session_replication_role = replica;
    for item in select schemaname, tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'migration' or schemaname = 'pgboss' and tablename not in ('version', 'queue') loop
      execute format('delete from %I.%I', item.schemaname, item.name);
    end loop;
    delete from pgboss.queue where updated_on > created_on or total_count > 0
      or coalesce(monitor_on, maintain_on, monitor_claim_on, delta_on) is not null or singletons_active is not null;
    set local session_replication_role = origin;
    for item in select sequencename as name, start_value as first from pg_sequences
      where schemaname = 'public' and last_value is not null loop
      perform setval(format('%I', item.name)::regclass, item.first, false);
    end loop;
  end $$`;

/**
 * Whatever a test left connected holds locks, and may go on to write. Only what waits in the pool that the next test gets
 * stays.
 */
const CUT_OFF = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and not (application_name = '${LENT}' and state = 'idle')`;

/**
 * What the migrations made, in a word: every change of a table writes a row of these catalogues anew. Some tests take a
 * constraint away, or migrate further.
 */
const SCHEMA = `
  select md5(string_agg(part, ';' order by part)) as schema from (
    select name as part from migration
    union all select concat(oid, ' ', xmin) from pg_class
      where relnamespace = 'public'::regnamespace and relkind <> 'S'
    union all select concat(oid, ' ', xmin) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat(attrelid, ' ', attnum, ' ', pg_attribute.xmin) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select concat(seqrelid, ' ', seqstart, ' ', seqmin) from pg_sequence
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

/** The databases of a server that tests use one after the other. */
export type ServerDatabases = {
  /** Makes a migrated one; returns its name. */
  make(): Promise<string>;
  /** A pool of connections to it, which the server knows as `LENT`. */
  openPool(name: string): Database;
  /** One connection to it. */
  connect(name: string): Database;
  drop(name: string): Promise<void>;
};

/**
 * A connection of its own empties it: one that knows its tables takes a fifth of the time. The tests' own know them, too:
 * to make one costs as much as twenty statements.
 */
type ServerDatabase = { readonly name: string; readonly cleaner: Database; readonly pool: Database };

/**
 * The same on a server, where copying a database takes longest. A database that cannot be emptied, or whose tables were
 * changed, is dropped.
 */
export function createServerReuse(databases: ServerDatabases): () => Promise<Database> {
  const { make, openPool, connect, drop } = databases;
  const idle: ServerDatabase[] = [];
  let migrated: string | undefined;

  async function makeOne(): Promise<ServerDatabase> {
    const name = await make();
    const cleaner = connect(name);
    migrated ??= await schemaOf(cleaner);
    return { name, cleaner, pool: openPool(name) };
  }

  async function empty({ cleaner }: ServerDatabase): Promise<boolean> {
    await cleaner.executeSql(CUT_OFF);
    await cleaner.executeSql(EMPTY);
    return (await schemaOf(cleaner)) === migrated;
  }

  async function takeIdle(): Promise<ServerDatabase | undefined> {
    const used = idle.pop();
    if (!used || (await empty(used).catch(() => false))) return used;
    await used.cleaner.close();
    await used.pool.close();
    await drop(used.name);
    return undefined;
  }

  return async () => {
    const taken = (await takeIdle()) ?? (await makeOne());
    return lend(taken.pool, async () => {
      if (await isQuiet(taken.pool)) return void idle.push(taken);
      // Not awaited: it ends when what goes on is cut off, before the next test.
      void taken.pool.close();
      idle.push({ ...taken, pool: openPool(taken.name) });
    });
  };
}

/** Whether nothing is asked any more: what goes on cannot be told from what the next test asks. */
async function isQuiet({ load }: Database): Promise<boolean> {
  const since = performance.now();
  while (load().busy > 0) {
    if (performance.now() - since > QUIET_MS) return false;
    await setTimeout(5);
  }
  return true;
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
    kind: database.kind,
    all: whileOpen(database.all),
    first: whileOpen(database.first),
    run: whileOpen(database.run),
    transaction: whileOpen(database.transaction),
    executeSql: whileOpen(database.executeSql),
    load: database.load,
    answered: database.answered,
    abandonWhenSilent: database.abandonWhenSilent,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await giveBack();
    },
  } as Database;
}
