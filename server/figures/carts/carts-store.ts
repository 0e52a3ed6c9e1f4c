// The SQL of where carts end: the states that the shop itself keeps (tables `cart`, `payment`), without following anybody.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: counts by state. The payment decides between a cart that lapsed and one whose payment failed.
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
    with began as (
      select c.id, c.language, c.created_at at time zone ${zone} as at,
        case
          when c.state = 'confirmed' then 'bought'
          when c.state = 'paid' or c.state = 'held' and c.expires_at > ${now} then 'open'
          when exists (select from payment p where p.cart_id = c.id and p.state = 'failed') then 'failed'
          when c.state = 'canceled' then 'canceled'
          else 'lapsed'
        end as ended
      from cart c where c.created_at >= ${from} and c.created_at < ${until}
    )
    select case ${group} when 'day' then at::date::text when 'week' then date_trunc('week', at)::date::text
        when 'month' then to_char(at, 'YYYY-MM') when 'hour' then to_char(at, 'HH24') else language end as key,
      count(*) as begun,
      count(*) filter (where ended = 'bought') as bought,
      count(*) filter (where ended = 'open') as open,
      count(*) filter (where ended = 'failed') as failed,
      count(*) filter (where ended = 'canceled') as canceled,
      count(*) filter (where ended = 'lapsed') as lapsed
    from began group by 1`,
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
