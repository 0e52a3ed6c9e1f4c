// The SQL of what is sold in one order with an exhibition's tickets: the ledger's account of sales.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { summedBeside } from '../sums/sums-store.ts';

// By hand: sums over the ledger's own sums.
const eventsStatement = byHand(
  'figures-beside-events',
  { from: day(), to: day() },
  { key: text(), orders: bigint(), with_more: bigint(), own: bigint(), beside: bigint() },
  ({ from, to }) => raw`
    select 'ticket ' || event_id as key, sum(orders)::bigint as orders, sum(with_more)::bigint as with_more,
      sum(net)::bigint as own, sum(beside)::bigint as beside
    from (${summedBeside(from, to)}) summed
    where event_id <> '' and product = 'ticket' and item = event_id group by 1`,
);

// By hand: as above.
const itemsStatement = byHand(
  'figures-beside-items',
  { from: day(), to: day(), event: nullable(text()) },
  { key: text(), orders: bigint(), beside: bigint() },
  ({ from, to, event }) => raw`
    select product || ' ' || item as key, sum(orders)::bigint as orders, sum(net)::bigint as beside
    from (${summedBeside(from, to)}) summed
    where event_id = coalesce(${event}::text, '') and not (product = 'ticket' and item = event_id)
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
