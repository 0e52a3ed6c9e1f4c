// The door for SQL that no store holds: pg-boss's own, the copy of a whole database, a test's. No other module may come
// through it (`statements.test.ts`), because nothing prepares such a statement before it runs.
import type { Sql } from './sql.ts';
import type { SqlType } from './sql-type.ts';
import type { Statement } from './statement.ts';

export type UnregisteredStatement<Row> = { readonly name: string; readonly text: string; readonly row?: Row };

/** Runs a statement whose parameters are `$1`, `$2`, … and have no types. */
export function runUnregistered<Row>(
  sql: Sql,
  { name, text }: UnregisteredStatement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const parameters = values.map((_value, index) => ({ name: String(index), type: UNTYPED }));
  return sql.all(
    { name, text, parameters, columns: undefined } as unknown as Statement<readonly unknown[], Row>,
    values,
  );
}

const UNTYPED: SqlType = { name: '', nullable: true };
