// How an import writes what the museum folder says: all rows of a table in one statement, and again as often as the
// museum likes. What orders name is withdrawn when it leaves the folder, never deleted, and is back with the folder.
import { json, type Sql, type Statement } from './sql.ts';

/** Column → its type in PostgreSQL. */
type Columns<Column extends string> = Readonly<Record<Column, string>>;
/** What rows hold beyond their columns is not written. */
type Row<Column extends string> = Readonly<Record<Column, unknown>>;
type Count = { count: number };

/** Writes rows; answers how many are new. */
type Put<Column extends string> = (sql: Sql, rows: readonly Row<Column>[]) => Promise<number>;

/** How many rows are new, and how many were withdrawn. */
export type RowChanges = { readonly added: number; readonly withdrawn: number };

/** Rows with their place in the museum's order, from 1. */
export function inOrder<Thing extends object>(rows: readonly Thing[]): (Thing & { sequence_no: number })[] {
  return rows.map((row, index) => ({ ...row, sequence_no: index + 1 }));
}

/** Makes the verb that inserts rows, and changes those whose `id` is there. */
export function createUpsert<Column extends string>(table: string, columns: Columns<Column>): Put<Column> {
  return createPut(table, columns, changesOf(columns));
}

function createPut<Column extends string>(
  table: string,
  columns: Columns<Column>,
  changes: readonly string[],
): Put<Column> {
  const statement: Statement<Count> = {
    name: `put-${table}`,
    text: `
      with put as (
        ${insertText(table, columns)}
        on conflict (id) do update set ${changes.join(', ')}
        returning (xmax = 0) as added
      ) select count(*) filter (where added) as count from put`,
  };
  return (sql, rows) => countOf(sql, statement, json(rows));
}

function insertText(table: string, columns: Columns<string>): string {
  const names = Object.keys(columns).join(', ');
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1) as r (${types.join(', ')})`;
}

async function countOf(sql: Sql, statement: Statement<Count>, value: unknown): Promise<number> {
  return (await sql.named(statement, [value]))[0]?.count ?? 0;
}

function changesOf(columns: Columns<string>): string[] {
  return Object.keys(columns).map((name) => `${name} = excluded.${name}`);
}

/** Makes the verb that makes these the rows on sale: others are withdrawn, and what was withdrawn comes back. */
export function createWithdrawingReplacement<Column extends string>(
  table: string,
  columns: Columns<Column | 'id'>,
): (sql: Sql, rows: readonly Row<Column | 'id'>[]) => Promise<RowChanges> {
  const put = createPut(table, columns, [...changesOf(columns), 'withdrawn = false']);
  const withdraw: Statement<Count> = {
    name: `withdraw-${table}`,
    text: `
      with gone as (update ${table} set withdrawn = true where id <> all ($1::text[]) and not withdrawn returning 1)
      select count(*) as count from gone`,
  };
  return async (sql, rows) => ({
    added: await put(sql, rows),
    withdrawn: await countOf(
      sql,
      withdraw,
      rows.map(({ id }) => id),
    ),
  });
}

/** Makes the verb that makes these the rows of a table to which nothing refers: others are deleted. */
export function createReplacement<Column extends string>(
  table: string,
  columns: Columns<Column | 'id'>,
): (sql: Sql, rows: readonly Row<Column | 'id'>[]) => Promise<void> {
  const put = createUpsert(table, columns);
  const drop: Statement<never> = {
    name: `drop-${table}`,
    text: `delete from ${table} where id <> all ($1::text[])`,
  };
  return async (sql, rows) => {
    await sql.named(drop, [rows.map(({ id }) => id)]);
    await put(sql, rows);
  };
}

/** Makes the verb that empties a table and fills it again: one that only says what belongs to what. */
export function createRefill<Column extends string>(
  table: string,
  columns: Columns<Column>,
): (sql: Sql, rows: readonly Row<Column>[]) => Promise<void> {
  const clear: Statement<never> = { name: `clear-${table}`, text: `delete from ${table}` };
  const fill: Statement<never> = { name: `fill-${table}`, text: insertText(table, columns) };
  return async (sql, rows) => {
    await sql.named(clear, []);
    await sql.named(fill, [json(rows)]);
  };
}

/** Makes the verb that says whether a row was withdrawn: it is there, and not on sale. */
export function createIsWithdrawn(table: string): (sql: Sql, id: string) => Promise<boolean> {
  const statement: Statement<{ withdrawn: boolean }> = {
    name: `is-withdrawn-${table}`,
    text: `select withdrawn from ${table} where id = $1`,
  };
  return async (sql, id) => (await sql.named(statement, [id]))[0]?.withdrawn ?? false;
}
