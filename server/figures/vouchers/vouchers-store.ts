// The SQL of what is owed for vouchers: the ledger's account of codes of value.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: sums by cause. What was before the first day is owed at its beginning.
const movedStatement = byHand(
  'figures-vouchers',
  { group: text(), from: day(), to: day() },
  {
    key: text(),
    sold: bigint(),
    spent: bigint(),
    returned: bigint(),
    imported: bigint(),
    lapsed: bigint(),
    moved: bigint(),
  },
  ({ group, from, to }) => raw`
    select case when e.day < ${from} then '' when ${group} = 'day' then e.day::text
        when ${group} = 'week' then date_trunc('week', e.day)::date::text else to_char(e.day, 'YYYY-MM') end as key,
      coalesce(-sum(p.amount) filter (where e.cause = 'order-sold' and p.amount < 0), 0)::bigint as sold,
      coalesce(-sum(p.amount) filter (where e.cause = 'order-sold' and p.amount > 0), 0)::bigint as spent,
      coalesce(-sum(p.amount) filter (where e.cause = 'order-given-back'), 0)::bigint as returned,
      coalesce(-sum(p.amount) filter (where e.cause in ('codes-imported', 'codes-withdrawn')), 0)::bigint as imported,
      coalesce(-sum(p.amount) filter (where e.cause in ('code-lapsed', 'code-revived')), 0)::bigint as lapsed,
      coalesce(-sum(p.amount), 0)::bigint as moved
    from ledger_posting p join ledger_entry e on e.id = p.entry_id
    where p.account = 'vouchers' and e.day <= ${to}
    group by 1`,
);

export type VouchersRow = {
  key: string;
  sold: number;
  spent: number;
  returned: number;
  imported: number;
  lapsed: number;
  moved: number;
};

/** By days, weeks or months; what was before has the key ''. */
export function readVouchers(
  sql: Sql,
  asked: { group: string; from: string; to: string },
): Promise<VouchersRow[]> {
  return sql.all(movedStatement, asked);
}
