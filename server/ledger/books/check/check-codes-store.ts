// The SQL that compares what codes of value are worth with what the ledger owes for them.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, int, nullable, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

// By hand: sums over all rows of several tables, of which only those that differ are answered. A code that has ended is owed
// until the night in which it lapses, and then no more; until the next night that much less as was paid with it late. One
// of the folder that had ended before it was imported was never owed.
const codesStatement = byHand(
  'check-codes',
  { time: text() },
  {
    code: text(),
    order_number: nullable(text()),
    amount: int(),
    capacity: int(),
    worth: bigint(),
    owed: bigint(),
  },
  ({ time }) => raw`
    with booked as (
      select p.code, -sum(p.amount) filter (where p.account = 'vouchers') as owed,
        -sum(p.amount) filter (where p.account = 'vouchers-lapsed') as lapsed
      from ledger_posting p where p.code is not null group by p.code
    ), both_sides as (
      select c.barcode as code, o.number as order_number, c.amount, s.capacity, coalesce(b.owed, 0)::bigint as owed,
        case when c.closed or c.kind <> 'value' then 0
          when c.valid_to <> '' and left(${time}, length(c.valid_to)) > c.valid_to
            and (coalesce(b.lapsed, 0) > 0 or c.booking_id is null)
            and coalesce(b.owed, 0) between -coalesce(b.lapsed, 0) and 0 then coalesce(b.owed, 0)
          else s.capacity - coalesce((
            select sum(h.quantity) from hold h join cart on cart.id = h.cart_id
            where h.slot_id = s.id and cart.state = 'confirmed'
          ), 0)
        end::bigint as worth
      from voucher_code c join slot s on s.pool_id = c.pool_id
        left join booked b on b.code = c.barcode left join placed_order o on o.booking_id = c.booking_id
    )
    select * from both_sides where worth <> owed or capacity > amount order by code`,
);

const unknownStatement = byHand(
  'check-codes-of-nobody',
  {},
  { code: text(), owed: bigint() },
  () => raw`
    select coalesce(p.code, '') as code, -sum(p.amount)::bigint as owed from ledger_posting p
    where p.account = 'vouchers' and (p.code is not null or p.vat_value is null) and not exists (select from voucher_code c where c.barcode = p.code)
    group by p.code having sum(p.amount) <> 0 order by p.code`,
);

export type DifferingCode = {
  code: string;
  /** The order that bought it; null for one of the museum folder. */
  order_number: string | null;
  amount: number;
  /** What can ever be spent of it. */
  capacity: number;
  /** What can be spent of it now, and what the ledger owes for it. */
  worth: number;
  owed: number;
};

/** @param time in the voucher time zone, as `YYYY-MM-DD HH:mm` */
export function differingCodes(sql: Sql, time: string): Promise<DifferingCode[]> {
  return sql.all(codesStatement, { time });
}

/** Codes for which the ledger owes something, and that are not there. */
export function unknownCodes(sql: Sql): Promise<{ code: string; owed: number }[]> {
  return sql.all(unknownStatement);
}
