// The SQL that compares orders with the ledger, and the ledger with itself. It reads everything, once a night.
import { sql as raw } from 'kysely';
import type { OrderState } from '../../../../domain/orders/order.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, boolean, int, numeric, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';

// By hand, all of it: sums over all rows of several tables, of which only those that differ are answered.

const unbalancedStatement = byHand(
  'check-ledger-sums',
  {},
  { key: text(), sum: bigint() },
  () => raw`
    select e.key, sum(p.amount)::bigint as sum from ledger_entry e join ledger_posting p on p.entry_id = e.id
    group by e.key having sum(p.amount) <> 0 order by e.key`,
);

const strayStatement = byHand(
  'check-ledger-strays',
  {},
  { key: text(), names: text(), id: text() },
  () => raw`
    select e.key, 'order' as names, coalesce(e.booking_id, '') as id from ledger_entry e
    where e.booking_id is not null and not exists (select from placed_order o where o.booking_id = e.booking_id)
    union all
    select e.key, 'payment', coalesce(e.payment_id, '') from ledger_entry e
    where e.payment_id is not null and not exists (select from payment p where p.id = e.payment_id)
    union all
    select e.key, 'refund', coalesce(e.refund_id, '') from ledger_entry e
    where e.refund_id is not null and not exists (select from refund r where r.id = e.refund_id)
    order by 1, 2`,
);

/** All of it at once. */
const returnedWhole = raw`exists (
  select from order_return r where r.booking_id = o.booking_id and (r.content ->> 'isWhole')::boolean
)`;

const ordersStatement = byHand(
  'check-orders',
  {},
  {
    number: text(),
    state: text<OrderState>(),
    total: int(),
    known: boolean(),
    sold: bigint(),
    given_back: bigint(),
    whole_back: boolean(),
    returned: boolean(),
    unexplained: bigint(),
  },
  () => raw`
    with booked as (
      select e.booking_id,
        bool_or(e.cause = 'order-sold') as known,
        bool_or(e.cause = 'order-given-back') as returned,
        bool_or(e.key = 'order-given-back:' || e.booking_id) as whole_back,
        coalesce(sum(p.amount) filter (where e.cause = 'order-sold' and p.account = 'payers'), 0)::bigint as sold,
        coalesce(-sum(p.amount) filter (where e.cause = 'order-given-back' and p.account = 'payers'), 0)::bigint as given_back,
        coalesce(sum(p.amount) filter (where e.cause in ('order-sold', 'order-given-back') and p.account = 'corrections'), 0)::bigint
          as unexplained
      from ledger_entry e left join ledger_posting p on p.entry_id = e.id
      where e.booking_id is not null group by e.booking_id
    ), supplemented as (
      select booking_id, sum(amount)::int as amount from order_supplement where paid_at is not null group by booking_id
    ), o as (
      -- With the differences that were paid later.
      select o.booking_id, o.number, o.state, o.total + coalesce(s.amount, 0) as total
      from placed_order o left join supplemented s on s.booking_id = o.booking_id
    )
    select o.number, o.state, o.total, coalesce(b.known, false) as known, coalesce(b.sold, 0)::bigint as sold,
      coalesce(b.given_back, 0)::bigint as given_back, (coalesce(b.whole_back, false) or ${returnedWhole}) as whole_back,
      coalesce(b.returned, false) as returned, coalesce(b.unexplained, 0)::bigint as unexplained
    from o left join booked b on b.booking_id = o.booking_id
    where b.known is not true or b.sold <> o.total or b.given_back > b.sold or b.unexplained <> 0
      or o.state = 'refunded' and b.returned is not true or o.state = 'confirmed' and (b.whole_back or ${returnedWhole})
    order by o.number`,
);

const vatStatement = byHand(
  'check-vat-of-orders',
  {},
  { number: text(), rate: numeric(), ordered: bigint(), posted: bigint() },
  () => raw`
    with ordered as (
      select o.booking_id, (v ->> 'vat_value')::numeric as rate, sum((v ->> 'tax')::bigint) as tax
      from (
        select booking_id, content from placed_order
        union all
        select booking_id, content from order_supplement where paid_at is not null
      ) o, jsonb_array_elements(o.content -> 'vat') v group by 1, 2
    ), posted as (
      select e.booking_id, p.vat_value as rate, -sum(p.amount) as tax
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.cause = 'order-sold' and p.account = 'vat' group by 1, 2
    )
    select o.number, rate, coalesce(ordered.tax, 0)::bigint as ordered, coalesce(posted.tax, 0)::bigint as posted
    from ordered full join posted using (booking_id, rate) join placed_order o using (booking_id)
    where coalesce(ordered.tax, 0) <> coalesce(posted.tax, 0)
      and exists (select from ledger_entry e where e.key = 'order-sold:' || booking_id)
    order by o.number, rate`,
);

/** Entries that do not sum to zero: somebody went around the database's own check. */
export function unbalancedEntries(sql: Sql): Promise<{ key: string; sum: number }[]> {
  return sql.all(unbalancedStatement);
}

/** Entries about what is not there. */
export function strayEntries(sql: Sql): Promise<{ key: string; names: string; id: string }[]> {
  return sql.all(strayStatement);
}

export type DifferingOrder = {
  number: string;
  state: OrderState;
  total: number;
  /** Has the ledger its sale? */
  known: boolean;
  sold: number;
  given_back: number;
  /** Has the ledger given all of it back, or a part? */
  whole_back: boolean;
  returned: boolean;
  unexplained: number;
};

export function differingOrders(sql: Sql): Promise<DifferingOrder[]> {
  return sql.all(ordersStatement);
}

export function differingVat(
  sql: Sql,
): Promise<{ number: string; rate: number; ordered: number; posted: number }[]> {
  return sql.all(vatStatement);
}
