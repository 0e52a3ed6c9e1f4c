// The SQL of the database's clock.
import { sql as raw } from 'kysely';
import type { Sql } from '../database/sql.ts';
import { instant } from '../database/sql-type.ts';
import { byHand } from '../database/statement.ts';

// By hand: it reads no table.
const databaseTimeStatement = byHand(
  'database-time',
  {},
  { now: instant() },
  () => raw`select clock_timestamp() as now`,
);

/** What the database's clock shows. */
export async function databaseTime(sql: Sql): Promise<Date> {
  const row = await sql.first(databaseTimeStatement);
  if (!row) throw new Error('the database has no time');
  return row.now;
}
