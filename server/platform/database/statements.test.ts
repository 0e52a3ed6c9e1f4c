// Every statement of every store, prepared on both engines against the migrated database. Statements know of each other
// (`statement.ts`), so that a new one is prepared here without being listed.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEEP_PLANS } from './plan-mode.ts';
import { tables } from './schema.ts';
import type { Database } from './sql.ts';
import type { SqlType } from './sql-type.ts';
import { isPlannedOnce, knownStatements, type Statement } from './statement.ts';
import { openEmbeddedCopy, openPostgresCopy } from './test-databases.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));

/** Type ids, and the names that the rows have; with their origin where they are columns of a table and PostgreSQL says so. */
type Description = {
  readonly parameters: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number; readonly origin?: string }[];
};
type Opened = {
  readonly database: Database;
  describe(text: string): Promise<Description>;
  close(): Promise<void>;
};

beforeAll(async () => {
  for (const file of globSync('**/*-store.ts', { cwd: server })) await import(`${server}${file}`);
});

test('SQL lives in stores alone', () => {
  const makers = globSync('**/*.ts', { cwd: server }).filter(
    (file) =>
      !/(-store|\.test)\.ts$/.test(file) &&
      !file.startsWith('platform/database/') &&
      /database\/(statement|imported-rows|unregistered-statement)\.ts'/.test(
        readFileSync(server + file, 'utf8'),
      ),
  );
  // pg-boss brings the statement with which it writes a job.
  expect(makers).toEqual(['platform/jobs/write-job.ts']);
});

test('a statement has a name of its own, which PostgreSQL does not cut off', () => {
  const names = knownStatements().map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.length > 63)).toEqual([]);
});

/** Columns that may be null, in statements whose conditions leave those rows out. */
const NEVER_NULL_HERE = [
  // A code that an order bought has its line; a code of the folder has neither.
  'vouchers-of-order: line',
  // Refunds decided since a day.
  'returns-without-entries: at',
];

/** Steps that read rows of which there are few, however large the table. */
const FEW_READ = [
  // Two providers hardly ever give a payment the same name.
  'payment-by-reference: drops rows of payment: (provider = $1)',
  // Of one order.
  'find-order: drops rows of admission: (void_at IS NULL)',
  // Those of one token.
  'find-session: drops rows of customer_session: ((token_hash = $1) OR ',
  // Codes that staff have replaced by others.
  'insert-ledger-entries: reads all of an index of voucher_code_replaced: voucher_code_replaced',
  // Those of one pool that begin within the time that its longest slot takes.
  'lock-slots: drops rows of slot: ((ends_at > c.starts) AND ',
];

describe.each([
  { name: 'embedded', open: openEmbedded },
  ...(process.env['TEST_DATABASE_URL'] ? [{ name: 'postgres', open: openPostgres }] : []),
])('on $name', ({ open }) => {
  let opened: Opened;
  let ids: Map<string, number>;
  beforeAll(async () => {
    opened = await open();
    ids = await typeIds(opened.database);
  });
  afterAll(() => opened.close());

  test('every statement can be prepared, with the parameters and rows that it declares', async () => {
    expect(knownStatements().length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const statement of knownStatements())
      wrong.push(...(await problemsOf(statement, (text) => opened.describe(text), ids)));
    expect(wrong).toEqual([]);
  });

  test.each([
    { rows: 'rows as cheap as they are', costs: 'reset random_page_cost' },
    // PostgreSQL looks into a second index to read fewer of them, as it does in large tables.
    { rows: 'rows that are dear to read', costs: 'set random_page_cost = 1000' },
  ])('what is planned once finds its rows by an index: $rows', async ({ costs }) => {
    const marked = knownStatements().filter(({ name }) => isPlannedOnce(name));
    expect(marked.length).toBeGreaterThan(20);
    const indexes = await readIndexes(opened.database);
    const wrong: string[] = [];
    for (const { name, text, parameters } of marked) {
      const given = parameters.length > 0 ? `(${parameters.map(() => 'null').join()})` : '';
      const { rows } = await opened.database.executeSql(
        `begin; ${KEEP_PLANS}; ${costs}; prepare planned as ${text}; explain (format json) execute planned${given}; deallocate planned; rollback`,
      );
      const steps = stepsOf(rows.find((row) => row['QUERY PLAN'])?.['QUERY PLAN'][0].Plan);
      expect(steps, name).not.toEqual([]);
      wrong.push(...steps.flatMap((step) => readsTooMuch(step, indexes)).map((found) => `${name}: ${found}`));
    }
    expect(wrong.filter((found) => !FEW_READ.some((few) => found.startsWith(few)))).toEqual([]);
  });

  test('a column that may be null is declared so, whatever statement by hand returns it', async () => {
    const { rows } = await opened.database.executeSql(`
      select attrelid::int4 || '.' || attnum as origin from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not attnotnull`);
    const mayBeNull = new Set<string>(rows.map(({ origin }) => origin));
    const wrong: string[] = [];
    for (const { name, text, columns: declared } of knownStatements()) {
      if (!declared) continue;
      for (const column of (await opened.describe(text)).columns)
        if (column.origin && mayBeNull.has(column.origin) && !declared[column.name]?.nullable)
          wrong.push(`${name}: ${column.name}`);
    }
    expect(wrong.filter((column) => !NEVER_NULL_HERE.includes(column))).toEqual([]);
  });

  test('schema.ts says what the migrated database holds', async () => {
    const { rows } = await opened.database.executeSql(`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
        case when a.attidentity = 'a' then 'always' when a.atthasdef then 'by default' else '' end as filled
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and c.relname <> 'migration'`);
    expect(declaredColumns()).toEqual(
      rows
        .map(({ table, name, type, nullable, filled }) => columnLine(table, name, type, nullable, filled))
        .sort(),
    );
  });
});

/** A step of a plan, as PostgreSQL explains it in JSON. */
type Step = { readonly [name: string]: string | undefined } & { readonly Plans?: readonly Step[] };

/** Columns by the index's name; an expression has none. */
type Indexes = ReadonlyMap<
  string,
  { readonly unique: boolean; readonly columns: readonly (string | null)[] }
>;

async function readIndexes(database: Database): Promise<Indexes> {
  const { rows } = await database.executeSql(`
    select c.relname as name, i.indisunique as unique, array(
      select (select attname::text from pg_attribute where attrelid = i.indrelid and attnum = key.attnum and attnum > 0)
      from unnest(i.indkey::int2[]) with ordinality as key (attnum, place) order by place) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid`);
  return new Map(rows.map(({ name, unique, columns }) => [name, { unique, columns }]));
}

function stepsOf(step: Step | undefined): Step[] {
  return step ? [step, ...(step.Plans ?? []).flatMap(stepsOf)] : [];
}

/**
 * Does a step read rows only to drop them? It would read ever more of them as the table grows: all rows, all of an index, or
 * all that less than a whole key finds.
 */
function readsTooMuch(step: Step, indexes: Indexes): string[] {
  const { 'Node Type': node, 'Index Name': name, 'Index Cond': condition, Filter: filter } = step;
  const table = step['Relation Name'] ?? name;
  // Of the museum there is one row.
  if (node === 'Seq Scan') return table === 'museum' ? [] : [`reads all of ${table}`];
  const after = step['Join Filter']?.match(/ [<>]=? /)
    ? [`compares after reading ${step['Join Filter']}`]
    : [];
  if (node === 'Bitmap Index Scan' && condition?.match(/ [<>]=? /))
    return [`reads a range of an index: ${name} ${condition}`];
  if (node === 'Bitmap Heap Scan') return filter ? [...after, `drops rows of ${table}: ${filter}`] : after;
  const index = node?.match(/Index (Only )?Scan/) && indexes.get(name ?? '');
  if (!index) return after;
  const isAsked = (column: string | null | undefined) => !!column && !!condition?.includes(`(${column} `);
  if (!isAsked(index.columns[0])) return [...after, `reads all of an index of ${table}: ${name}`];
  const isKey = index.unique && index.columns.every(isAsked) && !condition?.match(/ [<>]=? /);
  return filter && !isKey ? [...after, `drops rows of ${table}: ${filter}`] : after;
}

function declaredColumns(): string[] {
  const lines = Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).map(([name, column]) => {
      const { type, filled } = 'filled' in column ? column : { type: column, filled: '' };
      return columnLine(table, name, type.name, type.nullable, filled);
    }),
  );
  return lines.sort();
}

function columnLine(table: string, name: string, type: string, nullable: boolean, filled: string): string {
  return `${table}.${name} ${type}${nullable ? '' : ' not null'} ${filled}`.trim();
}

async function problemsOf(
  { name, text, parameters, columns }: Statement<never, unknown>,
  describeText: Opened['describe'],
  ids: ReadonlyMap<string, number>,
): Promise<string[]> {
  const idOf = (type: SqlType) => ids.get(type.name) ?? type.name;
  try {
    const found = await describeText(text);
    const declared = {
      parameters: parameters.map(({ type }) => idOf(type)),
      columns: columns && Object.entries(columns).map(([name, type]) => `${name}: ${idOf(type)}`),
    };
    const actual = {
      parameters: found.parameters,
      columns: columns && found.columns.map(({ name, type }) => `${name}: ${type}`),
    };
    return sorted(declared) === sorted(actual) ? [] : [`${name}: ${sorted(declared)} is ${sorted(actual)}`];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

function sorted({
  parameters,
  columns,
}: {
  parameters: unknown[] | readonly number[];
  columns?: string[] | undefined;
}) {
  return JSON.stringify([parameters, columns?.sort()]);
}

/** `text[]` → 1009 */
async function typeIds(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.executeSql(
    'select format_type(oid, null) as name, oid::int4 as id from pg_type',
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function openEmbedded(): Promise<Opened> {
  const { database, describe } = await openEmbeddedCopy();
  return { database, describe, close: () => database.close() };
}

/** PostgreSQL plans otherwise where it has counted rows, as in databases that tests have used. */
async function openPostgres(): Promise<Opened> {
  const { database, url } = await openPostgresCopy(process.env['TEST_DATABASE_URL'] ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const close = async () => {
    await client.end();
    await database.close();
  };
  return { database, describe: (text) => describeOn(client, text), close };
}

type Field = {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
};

/** Parses a statement and asks what it takes and returns, without running it: `pg` itself has no word for this. */
function describeOn(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let columns: Description['columns'] = [];
    let parameters: readonly number[] = [];
    let failed: Error | undefined;
    client.query({
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
          parameters = message.dataTypeIDs;
        });
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: readonly Field[] }) {
        columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          ...(tableID && { origin: `${tableID}.${columnID}` }),
        }));
      },
      handleError(error: Error) {
        failed = error;
      },
      handleReadyForQuery() {
        if (failed) reject(failed);
        else resolve({ parameters, columns });
      },
    } as unknown as pg.Submittable);
  });
}
