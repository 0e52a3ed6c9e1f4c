// The SQL of what is sold in one order with an exhibition's tickets: the ledger's account of sales.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

/** What each order sold of which item; tickets count for their event. */
const sold = (from: unknown, to: unknown) => raw`
  sold as (
    select e.id, case when t.event_id is not null or p.product = 'dayTicket' then 'ticket' else p.product end as product,
      coalesce(t.event_id, p.item) as item, -sum(p.amount)::bigint as net
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
      left join ticket t on p.product = 'ticket' and t.id = p.item
    where e.cause = 'order-sold' and p.account = 'sales' and p.item is not null and e.day >= ${from} and e.day <= ${to}
    group by 1, 2, 3
  )`;

// By hand: an order is compared with itself.
const eventsStatement = byHand(
  'figures-beside-events',
  { from: day(), to: day() },
  { key: text(), orders: bigint(), with_more: bigint(), own: bigint(), beside: bigint() },
  ({ from, to }) => raw`
    with ${sold(from, to)}, whole as (select id, sum(net)::bigint as net from sold group by id)
    select 'ticket ' || s.item as key, count(*) as orders,
      count(*) filter (where w.net <> s.net) as with_more,
      sum(s.net)::bigint as own, sum(w.net - s.net)::bigint as beside
    from sold s join whole w on w.id = s.id where s.product = 'ticket' group by 1`,
);

// By hand: as above.
const itemsStatement = byHand(
  'figures-beside-items',
  { from: day(), to: day(), event: nullable(text()) },
  { key: text(), orders: bigint(), beside: bigint() },
  ({ from, to, event }) => raw`
    with ${sold(from, to)}, visits as (
      select distinct id from sold where product = 'ticket' and (${event}::text is null or item = ${event})
    )
    select s.product || ' ' || s.item as key, count(*) as orders, sum(s.net)::bigint as beside
    from sold s join visits v on v.id = s.id
    where s.product <> 'ticket' or ${event}::text is not null and s.item <> ${event}
    group by 1`,
);

/** Each exhibition: orders with its tickets, those with something else, and what both brought. */
export function readBesideEvents(
  sql: Sql,
  days: { readonly from: string; readonly to: string },
): Promise<{ key: string; orders: number; with_more: number; own: number; beside: number }[]> {
  return sql.all(eventsStatement, days);
}

/** What else is in the orders with an exhibition's tickets, or with those of any. */
export function readBesideItems(
  sql: Sql,
  asked: { readonly from: string; readonly to: string; readonly event: string | null },
): Promise<{ key: string; orders: number; beside: number }[]> {
  return sql.all(itemsStatement, asked);
}
