// The statements of Foyer. A store makes each of its own once, when it is loaded: with Kysely, or by hand where a comment
// says why. Only what is made here can be run, and all of it is known, so that one test can prepare every statement.
import {
  type Compilable,
  type DeleteResult,
  DummyDriver,
  type Expression,
  type InsertResult,
  Kysely,
  type OperationNodeSource,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql as rawSql,
  type UpdateResult,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { BoundOf, GivenOf, ReadOf, SqlType } from './sql-type.ts';

declare const row: unique symbol;
declare const made: unique symbol;

type Types = Readonly<Record<string, SqlType>>;
type Parameters<Given extends Types> = { readonly [Name in keyof Given]: Expression<BoundOf<Given[Name]>> };
type ValuesOf<Given extends Types> = { readonly [Name in keyof Given]: GivenOf<Given[Name]> };
type RowOf<Columns extends Types> = { [Name in keyof Columns]: ReadOf<Columns[Name]> };
/** Kysely's answer to what returns no rows. */
type NoRows = DeleteResult | InsertResult | UpdateResult;

/** SQL with its parameters by name. A name has one text, under which PostgreSQL prepares it. */
export type Statement<Values, Row> = {
  readonly name: string;
  readonly text: string;
  /** In the order of `$1`, `$2`, … */
  readonly parameters: readonly { readonly name: string; readonly type: SqlType }[];
  /** Of a statement by hand: what its rows hold. Kysely's rows follow from `schema.ts`. */
  readonly columns: Readonly<Record<string, SqlType>> | undefined;
  readonly [row]?: (values: Values) => Row;
  /** A statement cannot be written down as an object: it is made by a function that remembers it. */
  readonly [made]: true;
};

class LiteralCompiler extends PostgresQueryCompiler {
  // Parameters are expressions; what else a statement holds stands in the source, and a partial index needs to see it.
  protected override appendValue(value: unknown): void {
    this.appendImmediateValue(value);
  }
}

/** Builds queries for `statement` and nothing else: it holds no connection. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new LiteralCompiler(),
  },
});

/** For `where(column, '=', any(values))`. */
export function any<Value>(values: Expression<readonly Value[]>): Expression<Value> {
  return rawSql`any(${values})`;
}

/** For `where(column, '<>', all(values))`: none of them. */
export function all<Value>(values: Expression<readonly Value[]>): Expression<Value> {
  return rawSql`all(${values})`;
}

const known: Statement<never, unknown>[] = [];

/** Every statement that was made so far. */
export function knownStatements(): readonly Statement<never, unknown>[] {
  return known;
}

/** A statement that Kysely builds; its rows are what the query selects or returns. */
export function statement<Given extends Types, Row>(
  name: string,
  given: Given,
  query: (parameters: Parameters<Given>) => Compilable<Row>,
): Statement<ValuesOf<Given>, Row extends NoRows ? never : Row> {
  return remember(name, query(parametersOf(given)).compile().sql, given, undefined);
}

const once = new Set<string>();

/**
 * A statement that finds its rows by keys, whatever it is given. Each connection plans it once and keeps the plan; PostgreSQL by
 * itself plans one that takes lists anew each time, which in a purchase takes as long as running them (ADR 157).
 */
export function plannedOnce<Made extends { readonly name: string }>(made: Made): Made {
  once.add(made.name);
  return made;
}

export function isPlannedOnce(name: string | undefined): boolean {
  return name !== undefined && once.has(name);
}

function remember<Values, Row>(
  name: string,
  text: string,
  given: Types,
  columns: Types | undefined,
): Statement<Values, Row> {
  const parameters = Object.entries(given).map(([name, type]) => ({ name, type: type as SqlType }));
  const made = { name, text, parameters, columns } as unknown as Statement<Values, Row>;
  known.push(made);
  return made;
}

function parametersOf<Given extends Types>(given: Given): Parameters<Given> {
  const expressions = Object.entries(given).map(([name, type], index) => [
    name,
    rawSql.raw(`$${index + 1}::${type.name}`),
  ]);
  return Object.fromEntries(expressions);
}

/** A statement by hand. What its rows hold is declared, and compared with the database by a test. */
export function byHand<Given extends Types, Columns extends Types>(
  name: string,
  given: Given,
  columns: Columns,
  query: (
    parameters: Parameters<Given>,
  ) => OperationNodeSource & { compile(by: typeof build): { sql: string } },
): Statement<ValuesOf<Given>, RowOf<Columns>> {
  return remember(name, query(parametersOf(given)).compile(build).sql, given, columns);
}
