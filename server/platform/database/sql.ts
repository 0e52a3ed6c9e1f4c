// What every store speaks, whichever engine is underneath.
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { JsonText, Schema } from './schema.ts';

/** A hand-written statement of the hot path, prepared under its name on PostgreSQL; a name has one text. */
export type Statement<Row> = { readonly name: string; readonly text: string; readonly row?: Row };

export type Sql = {
  /** The rows of a query made with `build`. */
  all<Row>(query: Compilable<Row>): Promise<Row[]>;
  first<Row>(query: Compilable<Row>): Promise<Row | undefined>;
  named<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
};

export type Database = Sql & {
  readonly kind: 'embedded' | 'postgres';
  /**
   * READ COMMITTED; rolls back and throws on when `run` throws. Inside `run`, only the given `sql` may be used: asking
   * the database itself would wait for a second connection, and the embedded engine has but one.
   */
  transaction<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Raw SQL, for what brings its own: migrations, pg-boss. Without values it may be several statements. */
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss asks for exactly this
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
  close(): Promise<void>;
};

/** Builds queries and nothing else; they run through `Sql`. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A jsonb parameter. An SQL null is a plain `null`, without this. */
export function json(value: unknown): JsonText {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('undefined has no JSON');
  return text as JsonText;
}
