// Writing a job in the caller's transaction: one prepared statement, and nothing outside it.
import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { Sql } from '../database/sql.ts';
import { plannedOnce } from '../database/statement.ts';
import { runUnregistered, type UnregisteredStatement } from '../database/unregistered-statement.ts';
import { withTrace } from './trace-attempt.ts';

export type WriteStatement = UnregisteredStatement<{ id: string }>;

export type WriteOptions = {
  readonly startAfterSeconds?: number;
  /** At most one job of this name with this key, ever (that is: for as long as finished jobs are remembered, a week). */
  readonly singletonKey?: string;
};

/** The statement with which pg-boss puts a job into a queue, asked for once. */
export async function writeStatementOf(boss: PgBoss, name: string): Promise<WriteStatement> {
  let text = '';
  const executeSql = async (asked: string) => {
    text = asked;
    return { rows: [] };
  };
  await boss.send(name, {}, { db: { executeSql } });
  return plannedOnce({ name: `job-${name}`, text });
}

/** Writes jobs of one name, all in one statement. */
export async function writeJobs(
  sql: Sql,
  statement: WriteStatement,
  name: string,
  all: readonly object[],
  { startAfterSeconds = 0, singletonKey }: WriteOptions = {},
): Promise<void> {
  const id = singletonKey === undefined ? undefined : idOf(name, singletonKey);
  const startAfter = `${startAfterSeconds} s`;
  await runUnregistered(sql, statement, [
    JSON.stringify(all.map((data) => ({ id, data: withTrace(data), startAfter }))),
  ]);
}

/** The same name and key always give the same id, which the table takes once. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
