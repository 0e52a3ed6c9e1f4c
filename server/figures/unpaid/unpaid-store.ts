// The SQL of what is not paid: reserved orders whose time runs, and orders whose money was taken back.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, int, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { owedByPayers } from '../sums/sums-store.ts';

// By hand: names lie in the JSON of the cart, which is found by the index of held carts. Reserved is what is held for longer than
// anybody stands at a provider's page.
const reservedStatement = byHand(
  'figures-reserved',
  { now: instant(), most: int() },
  { number: bigint(), name: text(), total: int(), created_at: instant(), expires_at: instant() },
  ({ now, most }) => raw`
    select p.number, c.total, p.created_at, c.expires_at,
      coalesce(nullif(c.quote #>> '{buyer,company}', ''), c.quote #>> '{buyer,name}', '') as name
    from cart c join payment p on p.id = c.id
    where c.state in ('held', 'paid') and c.state = 'held' and c.expires_at > ${now}
      and c.total > 0 and c.expires_at > p.created_at + interval '6 hours'
    order by c.expires_at, p.number limit ${most}`,
);

// By hand: sums over one account, of which few differ from zero. A debit is owed by the payer.
const owedStatement = byHand(
  'figures-owed',
  { most: int() },
  { number: text(), name: text(), amount: bigint(), at: instant() },
  ({ most }) => raw`
    select coalesce(o.number, '') as number, owed.amount, e.at,
      coalesce(nullif(o.content #>> '{buyer,company}', ''), o.content #>> '{buyer,name}', '') as name
    from (${owedByPayers}) owed
      join lateral (
        select min(at) as at, max(booking_id) as booking_id from ledger_entry where payment_id = owed.payment_id
      ) e on true
      left join placed_order o on o.booking_id = e.booking_id
    where owed.amount > 0
    order by e.at, o.number limit ${most}`,
);

export type ReservedRow = { number: number; name: string; total: number; created_at: Date; expires_at: Date };
export type OwedRow = { number: string; name: string; amount: number; at: Date };

/** What ends first comes first. */
export function readReserved(sql: Sql, now: Date, most: number): Promise<ReservedRow[]> {
  return sql.all(reservedStatement, { now, most });
}

/** Confirmed orders of which the ledger says that money is missing, the oldest first. */
export function readOwed(sql: Sql, most: number): Promise<OwedRow[]> {
  return sql.all(owedStatement, { most });
}
