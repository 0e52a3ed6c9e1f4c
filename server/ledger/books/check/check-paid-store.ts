// The SQL that compares what orders cost with the payments that they keep.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../platform/database/sql.ts';
import { int, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

// By hand: a payment that makes another good was noted for what a bank had taken back of that one, so that the first of them is
// what was asked for. An order of nothing may have no payment. One whose total the ledger does not have is named for that.
const paidStatement = byHand(
  'check-paid-orders',
  {},
  { number: text(), cost: int(), paid: int(), currency: text() },
  () => raw`
    with recursive bought as (
      select o.booking_id, o.number, o.payment_id, o.total as cost from placed_order o
      where o.total = coalesce((
        select sum(p.amount) from ledger_entry e join ledger_posting p on p.entry_id = e.id
        where e.key = 'order-sold:' || o.booking_id and p.account = 'payers'), 0)
      union all
      select s.booking_id, o.number, s.payment_id, s.amount from order_supplement s
        join placed_order o on o.booking_id = s.booking_id
      where s.paid_at is not null
    ), paid as (
      select b.number, b.cost, p.amount, p.currency, p.repays from bought b join payment p on p.id = b.payment_id
      union all
      select b.number, b.cost, p.amount, p.currency, p.repays from paid b join payment p on p.id = b.repays
    )
    select number, cost, amount as paid, currency from paid
    where repays is null and (amount <> cost or currency <> 'EUR') order by number, cost`,
);

/** What an order, or the difference of a move, cost, and what was paid for it. */
export type DifferentlyPaid = { number: string; cost: number; paid: number; currency: string };

export function differentlyPaid(sql: Sql): Promise<DifferentlyPaid[]> {
  return sql.all(paidStatement);
}
