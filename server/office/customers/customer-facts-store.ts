// The SQL of what a customer's page shows besides their details and orders: passes and voucher codes of these.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, boolean, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

// By hand: which lines are passes lies in the JSON of the order.
const passesStatement = byHand(
  'office-passes-of-customer',
  { id: text() },
  {
    barcode: text(),
    name: text(),
    order: text(),
    void: boolean(),
    number: nullable(bigint()),
    blocked: boolean(),
  },
  ({ id }) => raw`
    select a.barcode, a.name, o.number as order, a.void_at is not null as void, p.number, p.blocked_at is not null as blocked
    from placed_order o join admission a on a.booking_id = o.booking_id
      left join pass p on p.booking_id = a.booking_id and p.line = a.line and p.place = a.number
    where o.customer_id = ${id} and o.content -> 'lines' -> a.line ->> 'type' = 'merchandise'
    order by o.confirmed_at desc, a.line, a.number limit 100`,
);

const vouchersStatement = statement('office-vouchers-of-customer', { id: text() }, ({ id }) =>
  build
    .selectFrom('voucher_code as v')
    .innerJoin('placed_order as o', 'o.booking_id', 'v.booking_id')
    .select(['v.number', 'v.amount', 'v.closed', 'o.number as order'])
    .where('o.customer_id', '=', id)
    .orderBy('o.confirmed_at', 'desc')
    .orderBy('v.number')
    .limit(100),
);

/** Passes of a customer's orders, the newest first. */
export function passesOfCustomer(sql: Sql, id: string) {
  return sql.all(passesStatement, { id });
}

/** Voucher codes that a customer bought, the newest first. */
export function vouchersOfCustomer(sql: Sql, id: string) {
  return sql.all(vouchersStatement, { id });
}
