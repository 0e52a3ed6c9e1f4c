import type { PoolLoad } from './pool-load.ts';
import type { Statement as Made } from './statement.ts';

/** A statement that takes no values is run without any. */
type Given<Values> = [keyof Values] extends [never] ? [] : [values: Values];

/**
 * What every store speaks, whichever engine is underneath. Statements are sent in the order of the calls, without waiting
 * for the answer to an earlier one, so that several of a transaction travel together.
 */
export type Sql = {
  all<Values, Row>(statement: Made<Values, Row>, ...given: Given<Values>): Promise<Row[]>;
  /** The first row. */
  first<Values, Row>(statement: Made<Values, Row>, ...given: Given<Values>): Promise<Row | undefined>;
  run<Values, Row>(statement: Made<Values, Row>, ...given: Given<Values>): Promise<void>;
};

export type Database = Sql & {
  readonly kind: 'embedded' | 'postgres';
  /**
   * READ COMMITTED; rolls back and throws on when `run` throws. Inside `run`, only the given `sql` may be used: asking
   * the database itself would wait for a second connection, and the embedded engine has but one.
   * @param options.patient its statements may take minutes: no visitor waits for them
   */
  transaction<Result>(
    run: (sql: Sql) => Promise<Result>,
    options?: { readonly patient?: boolean },
  ): Promise<Result>;
  /** Raw SQL, for what brings its own: migrations, pg-boss. Without values it may be several statements. */
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss asks for exactly this
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
  /** How much is asked of the connections at the moment. */
  load(): PoolLoad;
  /** How many statements have been answered so far without an error, whoever asked; the embedded engine leaves out raw SQL. */
  answered(): number;
  /**
   * Is the server silent? Then all that waits for it fails at once, and what it is asked from now on does as well: only for a
   * process that is about to end.
   */
  abandonWhenSilent(): Promise<boolean>;
  close(): Promise<void>;
};
