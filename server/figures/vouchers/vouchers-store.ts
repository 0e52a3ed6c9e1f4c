// The SQL of what is owed for vouchers: the ledger's account of codes of value. Single-purpose ones, which are posted with their
// rate, were sold when they were bought; nothing is owed for them (ADR 145).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { summedPostings } from '../sums/sums-store.ts';

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
    select case when day < ${from} then '' when ${group} = 'day' then day::text
        when ${group} = 'week' then date_trunc('week', day)::date::text else to_char(day, 'YYYY-MM') end as key,
      coalesce(sum(credit) filter (where cause = 'order-sold'), 0)::bigint as sold,
      coalesce(-sum(debit) filter (where cause = 'order-sold'), 0)::bigint as spent,
      coalesce(sum(credit - debit) filter (where cause = 'order-given-back'), 0)::bigint as returned,
      coalesce(sum(credit - debit) filter (where cause in ('codes-imported', 'codes-withdrawn')), 0)::bigint as imported,
      coalesce(sum(credit - debit) filter (where cause in ('code-lapsed', 'code-revived')), 0)::bigint as lapsed,
      sum(credit - debit)::bigint as moved
    from (${summedPostings(raw`'0001-01-01'::date`, to)}) summed
    where account = 'vouchers' and vat_value = ''
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
