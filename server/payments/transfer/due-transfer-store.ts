// The SQL of transfers whose places are free again soon (table `transfer`).
import { sql as raw } from 'kysely';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, int, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

export type DueTransfer = { readonly reference: string; readonly missing: number; readonly due_on: Day };

// By hand: what is missing is what was asked for, less what the bank has booked.
const dueStatement = byHand(
  'transfers-due',
  { until: day(), most: int() },
  { reference: text(), missing: bigint(), due_on: day(), count: int() },
  ({ until, most }) => raw`
    select reference, missing, due_on, (count(*) over ())::int as count
    from (
      select t.reference, t.due_on, t.amount - coalesce((
        select sum(l.amount) from bank_line l where l.payment_id = t.payment_id
      ), 0)::bigint as missing
      from transfer t
      where t.closed_at is null and t.due_on <= ${until}
    ) as due
    where missing > 0
    order by due_on, reference limit ${most}`,
);

/** Awaited transfers that are due until a day, the next ones first, and how many there are in all. */
export async function readDueTransfers(
  sql: Sql,
  until: Day,
  most: number,
): Promise<{ readonly count: number; readonly first: DueTransfer[] }> {
  const rows = await sql.all(dueStatement, { until, most });
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ count: _count, ...transfer }) => transfer),
  };
}
