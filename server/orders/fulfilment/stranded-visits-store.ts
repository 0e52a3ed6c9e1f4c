// The slots in which the lines of orders have their places.
import { sql as raw } from 'kysely';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, int, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

export type LinePlace = {
  readonly booking_id: string;
  /** Of the order. In orders of older versions it counts codes, too. */
  readonly line: number;
  readonly slot_id: number;
  readonly day: Day;
};

// By hand: the claims in the JSON of the cart say which line took the places. A kind of ticket's own limit is no place.
const placesOfLinesStatement = byHand(
  'places-of-lines',
  { bookings: list(text()) },
  { booking_id: text(), line: int(), slot_id: bigint(), day: day() },
  ({ bookings }) => raw`
    select distinct o.booking_id, coalesce((claim ->> 'orderLine')::int, (claim ->> 'line')::int) as line,
      s.id as slot_id, s.day
    from placed_order o
    join cart c on c.id = o.cart_id
    join hold h on h.cart_id = c.id and h.expires_at = 'infinity'
    join slot s on s.id = h.slot_id and s.pool_id not like 'ticket:%'
    cross join jsonb_array_elements(c.quote -> 'claims') as claim
    where o.booking_id = any (${bookings}) and claim ->> 'pool' = s.pool_id
      and s.starts_at < to_timestamp((claim ->> 'until')::float8 / 1000)
      and s.ends_at > to_timestamp((claim ->> 'from')::float8 / 1000)
      and (s.starts_at >= to_timestamp((claim ->> 'from')::float8 / 1000) or not (claim ->> 'startsAtSlot')::boolean)`,
);

/** Places that are sold and not given back. */
export function placesOfLines(sql: Sql, bookings: readonly string[]): Promise<LinePlace[]> {
  return sql.all(placesOfLinesStatement, { bookings });
}
