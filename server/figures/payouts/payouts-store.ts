// The SQL of payouts: what each brought to the bank, from the ledger, and what its provider says that it is made of.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: sums by kind. A payout that failed and came back is zero in the ledger.
const payoutsStatement = byHand(
  'figures-payouts',
  { from: day(), to: day(), payment: nullable(text()) },
  {
    day: day(),
    provider: text(),
    reference: text(),
    payments: bigint(),
    refunds: bigint(),
    disputes: bigint(),
    other: bigint(),
    fees: bigint(),
    paid: bigint(),
  },
  ({ from, to, payment }) => raw`
    with booked as (
      select substring(e.key from position(':' in e.key) + 1) as name, min(e.day) as day, sum(p.amount)::bigint as paid
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.cause = 'payout' and p.account = 'bank' and e.day >= ${from} and e.day <= ${to}
      group by 1
    )
    select b.day, y.provider, y.reference,
      coalesce(sum(t.amount) filter (where t.kind = 'payment'), 0)::bigint as payments,
      coalesce(sum(t.amount) filter (where t.kind in ('refund', 'refund-failed')), 0)::bigint as refunds,
      coalesce(sum(t.amount) filter (where t.kind in ('dispute', 'dispute-won')), 0)::bigint as disputes,
      coalesce(sum(t.amount) filter (where t.kind = 'other'), 0)::bigint as other,
      coalesce(-sum(t.fee), 0)::bigint as fees, b.paid
    from booked b join payout y on y.provider || ':' || y.reference = b.name
      left join payout_part t on t.provider = y.provider and t.payout = y.reference
    where ${payment}::text is null or y.provider = ${payment}
    group by b.day, y.provider, y.reference, b.paid
    order by b.day, y.provider, y.reference`,
);

export type PayoutRow = {
  day: string;
  provider: string;
  reference: string;
  payments: number;
  refunds: number;
  disputes: number;
  other: number;
  fees: number;
  paid: number;
};

export function readPayouts(
  sql: Sql,
  asked: { from: string; to: string; payment: string | null },
): Promise<PayoutRow[]> {
  return sql.all(payoutsStatement, asked);
}
