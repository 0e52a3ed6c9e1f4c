// The SQL of where carts end: the states that the shop itself keeps (tables `cart`, `payment`), without following anybody.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: counts by state. The payment decides between a cart that lapsed and one whose payment failed. Counted by how it
// ended first, carts of a year need no sorting.
const cartsStatement = byHand(
  'figures-carts',
  { group: text(), from: instant(), until: instant(), zone: text(), now: instant() },
  {
    key: text(),
    begun: bigint(),
    bought: bigint(),
    open: bigint(),
    failed: bigint(),
    canceled: bigint(),
    lapsed: bigint(),
  },
  ({ group, from, until, zone, now }) => raw`
    with ended as (
      select case ${group} when 'day' then at::date::text when 'week' then date_trunc('week', at)::date::text
          when 'month' then to_char(at, 'YYYY-MM') when 'hour' then to_char(at, 'HH24') else language end as key,
        case
          when c.state = 'confirmed' then 'bought'
          when c.state = 'paid' or c.state = 'held' and c.expires_at > ${now} then 'open'
          when f.cart_id is not null then 'failed'
          when c.state = 'canceled' then 'canceled'
          else 'lapsed'
        end as so, count(*) as number
      from cart c cross join lateral (select c.created_at at time zone ${zone} as at) museum
        left join (select distinct cart_id from payment where state = 'failed') f on f.cart_id = c.id
      where c.created_at >= ${from} and c.created_at < ${until}
      group by 1, 2
    )
    select key, sum(number)::bigint as begun,
      coalesce(sum(number) filter (where so = 'bought'), 0)::bigint as bought,
      coalesce(sum(number) filter (where so = 'open'), 0)::bigint as open,
      coalesce(sum(number) filter (where so = 'failed'), 0)::bigint as failed,
      coalesce(sum(number) filter (where so = 'canceled'), 0)::bigint as canceled,
      coalesce(sum(number) filter (where so = 'lapsed'), 0)::bigint as lapsed
    from ended group by key`,
);

export type CartsRow = {
  key: string;
  begun: number;
  bought: number;
  open: number;
  failed: number;
  canceled: number;
  lapsed: number;
};

export function readCarts(
  sql: Sql,
  asked: { group: string; from: Date; until: Date; zone: string; now: Date },
): Promise<CartsRow[]> {
  return sql.all(cartsStatement, asked);
}
