// The SQL that compares what was given back of orders with what the ledger says of it.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, boolean, int, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

// By hand: sums over all rows of several tables, of which only those that differ are answered. An order that was given back
// whole before the ledger was there is posted under its own name alone.
const returnsStatement = byHand(
  'check-returns',
  {},
  {
    number: text(),
    amount: int(),
    known: boolean(),
    owed: bigint(),
    owed_posted: bigint(),
    tax: bigint(),
    tax_posted: bigint(),
  },
  () => raw`
    with made as (
      select r.id, r.booking_id, r.amount, coalesce((r.content ->> 'isWhole')::boolean, false) as whole,
        coalesce((r.content ->> 'alreadyBack')::bigint, 0)
          + coalesce((select sum((t ->> 'amount')::bigint) from jsonb_array_elements(r.content -> 'toPayments') t), 0) as owed,
        coalesce((select sum((v ->> 'tax')::bigint) from jsonb_array_elements(r.content -> 'vat') v), 0) as tax
      from order_return r
    ), both_sides as (
      select m.*, e.id is not null as known,
        coalesce(sum(-p.amount) filter (where p.account = 'payers'), 0) as owed_posted,
        coalesce(sum(p.amount) filter (where p.account = 'vat'), 0) as tax_posted
      from made m
        left join ledger_entry e on e.key = 'order-given-back:' || m.booking_id || ':' || m.id
          or m.whole and e.key = 'order-given-back:' || m.booking_id
        left join ledger_posting p on p.entry_id = e.id
      group by m.id, m.booking_id, m.amount, m.whole, m.owed, m.tax, e.id
    )
    select o.number, b.amount, b.known, b.owed::bigint as owed, b.owed_posted::bigint as owed_posted, b.tax::bigint as tax,
      b.tax_posted::bigint as tax_posted
    from both_sides b join placed_order o on o.booking_id = b.booking_id
    where not b.known and b.amount > 0 or b.known and (b.owed <> b.owed_posted or b.tax <> b.tax_posted)
    order by o.number, b.id`,
);

export type DifferingReturn = {
  number: string;
  /** What the museum gave back, also on codes and as a voucher. */
  amount: number;
  /** Has the ledger an entry for it? */
  known: boolean;
  /** What of it the payer is owed, and what the ledger says so. */
  owed: number;
  owed_posted: number;
  /** Its VAT, and that of the ledger. */
  tax: number;
  tax_posted: number;
};

export function differingReturns(sql: Sql): Promise<DifferingReturn[]> {
  return sql.all(returnsStatement);
}
