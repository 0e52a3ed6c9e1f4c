// The SQL of stock: the pools of articles, each of one slot over all time (table `slot`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { int, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: a pool may have had other slots.
const stockStatement = byHand(
  'figures-stock',
  { pools: list(text()) },
  { pool_id: text(), taken: int(), capacity: int() },
  ({ pools }) => raw`
    select distinct on (pool_id) pool_id, taken, capacity from slot where pool_id = any (${pools})
    order by pool_id, starts_at desc`,
);

export function readStock(
  sql: Sql,
  pools: readonly string[],
): Promise<{ pool_id: string; taken: number; capacity: number }[]> {
  return sql.all(stockStatement, { pools });
}
