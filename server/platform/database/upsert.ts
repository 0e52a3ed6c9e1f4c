// How an import writes the content of the museum folder: all rows of a table in one statement. A product that left the
// folder is withdrawn, not deleted, because orders name it; it is sold again when it comes back.
import { type Expression, sql as raw } from 'kysely';
import type { ByDefault, Column } from './schema/column.ts';
import { tables } from './schema.ts';
import type { Sql } from './sql.ts';
import { bigint, type GivenOf, jsonb, list, text } from './sql-type.ts';
import { byHand, type Statement } from './statement.ts';

type Tables = typeof tables;
type Table = keyof Tables;
type ColumnOf<Of extends Table> = keyof Tables[Of] & string;
type TypeOf<Of> = Of extends ByDefault<infer Type> ? Type : Of;
/** What rows hold beyond their columns is not written. */
type RowOf<Of extends Table, Name extends ColumnOf<Of>> = {
  readonly [Key in Name]: GivenOf<TypeOf<Tables[Of][Key]>>;
};

type PutCounts = { readonly added: number; readonly changed: number; readonly kept: number };
type Write<Row> = Statement<{ readonly rows: readonly Row[] }, PutCounts>;
type KeepOnly = Statement<{ readonly ids: readonly string[] }, { count: number }>;

/** How many rows are new, how many say something else than before or are sold again, and how many were withdrawn. */
export type RowChanges = {
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
  /** Nothing that was sold before is sold any more. */
  readonly allWithdrawn?: true;
};

/** Rows with their place in the museum's order, from 1. */
export function inOrder<Thing extends object>(rows: readonly Thing[]): (Thing & { sequence_no: number })[] {
  return rows.map((row, index) => ({ ...row, sequence_no: index + 1 }));
}

/** The statement that inserts rows, and changes those whose `id` is there. */
export function upsertOf<Of extends Table, Name extends ColumnOf<Of>>(
  table: Of,
  columns: readonly Name[],
): Write<RowOf<Of, Name>> {
  return upsert(table, columns, changesOf(columns));
}

// By hand: the number of rows is open, and so they arrive as one parameter; `xmax` says which are new, and `before` sees the
// table as it was. One JSON value, not an array for each column: some columns are lists, and `unnest` would take lists of
// lists apart.
function upsert<Of extends Table, Name extends ColumnOf<Of>>(
  table: Of,
  columns: readonly Name[],
  changes: readonly string[],
): Write<RowOf<Of, Name>> {
  return byHand(
    `put-${table}`,
    { rows: jsonb<readonly RowOf<Of, Name>[]>() },
    { added: bigint(), changed: bigint(), kept: bigint() },
    ({ rows }) => raw`
      with before as (
        select id, to_jsonb(${raw.table(table)}.*) as content from ${raw.table(table)}
      ), put as (
        ${insertOf(table, columns, rows)}
        on conflict (id) do update set ${raw.raw(changes.join(', '))}
        returning id, (xmax = 0) as added, to_jsonb(${raw.table(table)}.*) as content
      ) select
        count(*) filter (where added) as added,
        count(*) filter (where not added and put.content <> before.content) as changed,
        count(*) filter (where not added and before.content -> 'withdrawn' is distinct from 'true'::jsonb) as kept
      from put left join before using (id)`,
  );
}

function insertOf(table: Table, columns: readonly string[], rows: Expression<unknown>) {
  const types: Readonly<Record<string, Column>> = tables[table];
  const names = columns.join(', ');
  const typed = columns.map((name) => `${name} ${typeName(types[name] as Column)}`).join(', ');
  return raw`insert into ${raw.raw(`${table} (${names})`)}
    select ${raw.raw(names)} from jsonb_to_recordset(${rows}) as r (${raw.raw(typed)})`;
}

function typeName(column: Column): string {
  return 'filled' in column ? column.type.name : column.name;
}

function changesOf(columns: readonly string[]): string[] {
  return columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
}

/** Inserts or changes rows; answers how many are new, say something else than before, and were there already. */
export async function putRows<Row>(sql: Sql, put: Write<Row>, rows: readonly Row[]): Promise<PutCounts> {
  return (await sql.first(put, { rows })) ?? { added: 0, changed: 0, kept: 0 };
}

/** The statements of a table of products. */
export function productsOf<Of extends Table, Name extends ColumnOf<Of>>(
  table: Of,
  columns: readonly Name[],
): { readonly put: Write<RowOf<Of, Name>>; readonly withdraw: KeepOnly } {
  return {
    put: upsert(table, columns, [...changesOf(columns), 'withdrawn = false']) as Write<RowOf<Of, Name>>,
    // By hand: one text for every table of products.
    withdraw: byHand(
      `withdraw-${table}`,
      { ids: list(text()) },
      { count: bigint() },
      ({ ids }) => raw`
        with gone as (
          update ${raw.table(table)} set withdrawn = true where id <> all (${ids}) and not withdrawn returning 1
        ) select count(*) as count from gone`,
    ),
  };
}

/** Makes these the products that are sold; the others are withdrawn. */
export async function replaceProducts<Row extends { readonly id: string }>(
  sql: Sql,
  { put, withdraw }: { readonly put: Write<Row>; readonly withdraw: KeepOnly },
  rows: readonly Row[],
): Promise<RowChanges> {
  const { added, changed, kept } = await putRows(sql, put, rows);
  const withdrawn = (await sql.first(withdraw, { ids: rows.map(({ id }) => id) }))?.count ?? 0;
  return { added, changed, withdrawn, ...(withdrawn > 0 && kept === 0 && { allWithdrawn: true }) };
}

/** The statements of a table to which nothing refers. */
export function replacementOf<Of extends Table, Name extends ColumnOf<Of>>(
  table: Of,
  columns: readonly Name[],
): {
  readonly put: Write<RowOf<Of, Name>>;
  readonly drop: Statement<{ readonly ids: readonly string[] }, unknown>;
} {
  return {
    put: upsertOf(table, columns),
    // By hand: one text for every such table.
    drop: byHand(
      `drop-${table}`,
      { ids: list(text()) },
      {},
      ({ ids }) => raw`delete from ${raw.table(table)} where id <> all (${ids})`,
    ),
  };
}

/** Makes these the rows of a table to which nothing refers: others are deleted. */
export async function replaceRows<Row extends { readonly id: string }>(
  sql: Sql,
  { put, drop }: { put: Write<Row>; drop: Statement<{ readonly ids: readonly string[] }, unknown> },
  rows: readonly Row[],
): Promise<void> {
  await sql.run(drop, { ids: rows.map(({ id }) => id) });
  await sql.run(put, { rows });
}

type Refill<Row> = {
  readonly clear: Statement<Record<never, never>, unknown>;
  readonly fill: Statement<{ readonly rows: readonly Row[] }, unknown>;
};

/** The statements of a table that only links two others. */
export function refillOf<Of extends Table, Name extends ColumnOf<Of>>(
  table: Of,
  columns: readonly Name[],
): Refill<RowOf<Of, Name>> {
  return {
    // By hand: one text for every such table, and any number of rows.
    clear: byHand(`clear-${table}`, {}, {}, () => raw`delete from ${raw.table(table)}`),
    fill: fillOf(table, columns),
  };
}

/** The statement that inserts any number of rows. */
export function fillOf<Of extends Table, Name extends ColumnOf<Of>>(
  table: Of,
  columns: readonly Name[],
): Statement<{ readonly rows: readonly RowOf<Of, Name>[] }, unknown> {
  const given = { rows: jsonb<readonly RowOf<Of, Name>[]>() };
  return byHand(`fill-${table}`, given, {}, ({ rows }) => insertOf(table, columns, rows));
}

/** Empties a table and fills it again. */
export async function refill<Row>(
  sql: Sql,
  { clear, fill }: Refill<Row>,
  rows: readonly Row[],
): Promise<void> {
  await sql.run(clear);
  await sql.run(fill, { rows });
}
