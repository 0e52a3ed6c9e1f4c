// A shop that has outgrown the embedded database takes everything along to PostgreSQL, jobs that are not yet done
// included. All of it or nothing arrives; the embedded database stays as it was.
import type { Database, Sql } from './sql.ts';
import { runUnregistered } from './unregistered-statement.ts';

/** The target already holds something, so nothing was copied. */
export class TargetNotEmptyError extends Error {
  constructor(table: string) {
    super(`The target database is not empty: ${table} is there. Foyer moves into an empty one only.`);
    this.name = 'TargetNotEmptyError';
  }
}

export type MovedTable = { readonly table: string; readonly rows: number };

const ROWS_AT_ONCE = 2_000;
const BYTES_AT_ONCE = 8_000_000;

// Of pg-boss's own tables only what is work; its bookkeeping is made again on the target. The target is another database, and
// that is no restored backup; when it began to have parcels it knows itself.
const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and (nspname = 'public' and relname not in ('migration', 'database_identity', 'parcel_beginning')
    or nspname = 'pgboss' and relname in ('queue', 'job_common'))
  order by nspname desc, relname`;

const REFERENCES = `
  select format('%I.%I', a.relnamespace::regnamespace, a.relname) as table,
    format('%I.%I', b.relnamespace::regnamespace, b.relname) as needs
  from pg_constraint join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
  where contype = 'f' and conrelid <> confrelid`;

/**
 * Copies every row. Both are migrated by the same Foyer; the target holds nothing yet.
 * @throws TargetNotEmptyError
 */
export async function moveDatabase(source: Database, target: Database): Promise<MovedTable[]> {
  await refuseUsedTarget(target);
  const present = new Set(await namesOf(target));
  const tables = (await namesOf(source)).filter((table) => present.has(table));
  const { rows: references } = await source.executeSql(REFERENCES);
  return target.transaction(async (sql) => {
    const moved: MovedTable[] = [];
    for (const table of inOrder(tables, references)) moved.push(await copyTable(source, sql, table));
    await copySequences(source, sql);
    return moved;
  });
}

async function namesOf(database: Database): Promise<string[]> {
  return (await database.executeSql(TABLES)).rows.map((row) => row.name);
}

type Reference = { readonly table: string; readonly needs: string };

/** Tables after those they refer to. */
function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const place = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const reference of references)
      if (reference.table === table && tables.includes(reference.needs)) place(reference.needs);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

async function copyTable(source: Database, sql: Sql, table: string): Promise<MovedTable> {
  const guard = (on: 'enable' | 'disable') =>
    runUnregistered(
      sql,
      { name: `${on}-guards-${table}`, text: `alter table ${table} ${on} trigger user` },
      [],
    );
  // What guards a table knows whole statements, and the pieces of the copy end anywhere. The source was guarded.
  await guard('disable');
  const count = await copyRows(source, sql, table);
  // A table whose references are checked at the end, such as that of the jobs, cannot be altered before they are.
  await runUnregistered(sql, { name: 'check-moved', text: 'set constraints all immediate' }, []);
  await guard('enable');
  return { table, rows: count };
}

async function copyRows(source: Database, sql: Sql, table: string): Promise<number> {
  let count = 0;
  let after = '(0,0)';
  const limit = await rowsAtOnce(source, table);
  for (;;) {
    const batch = await readBatch(source, table, limit, after);
    if (!batch) return count;
    await writeBatch(sql, table, batch.rows);
    count += batch.count;
    after = batch.last;
  }
}

/** Pictures are read a few at a time, slots by the thousand. */
async function rowsAtOnce(source: Database, table: string): Promise<number> {
  const { rows } = await source.executeSql(
    `select coalesce(max(length(to_json(t)::text)), 1)::int as size from (select * from ${table} limit 50) t`,
  );
  return Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(BYTES_AT_ONCE / rows[0].size)));
}

type Batch = { readonly rows: string; readonly count: number; readonly last: string };

async function readBatch(
  source: Database,
  table: string,
  limit: number,
  after: string,
): Promise<Batch | undefined> {
  const { rows } = await source.executeSql(
    `select json_agg(row)::text as rows, count(*)::int as count, max(place)::text as last
    from (select ctid as place, to_json(t) as row from ${table} t where ctid > $1::tid order by ctid limit ${limit}) b`,
    [after],
  );
  return rows[0].count > 0 ? rows[0] : undefined;
}

async function writeBatch(sql: Sql, table: string, rows: string): Promise<void> {
  const text = `insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, $1::json) on conflict do nothing returning 1`;
  await runUnregistered(sql, { name: `move-${table}`.slice(0, 60), text }, [rows]);
}

/** Order numbers and ids go on where they were. */
async function copySequences(source: Database, sql: Sql): Promise<void> {
  const { rows } = await source.executeSql(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::int8 as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  for (const { name, last } of rows)
    await runUnregistered(sql, { name: 'move-sequence', text: 'select setval($1::text::regclass, $2)' }, [
      name,
      last,
    ]);
}

/**
 * Is this database unused? Queues do not count, for Foyer makes them before it copies, and also where a copy failed.
 * @throws TargetNotEmptyError naming a table
 */
export async function refuseUsedTarget(target: Database): Promise<void> {
  for (const table of await namesOf(target)) {
    if (table === 'pgboss.queue') continue;
    const { rows } = await target.executeSql(`select exists (select from ${table}) as used`);
    if (rows[0].used) throw new TargetNotEmptyError(table);
  }
}
