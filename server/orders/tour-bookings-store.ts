// The SQL of tours that are booked: lines of confirmed orders, found by `placed_order_tours`.
import type { Language } from '../../domain/language.ts';
import type { Day, MuseumDateTime } from '../../domain/museum-time.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import type { Buyer } from './cart-content.ts';
import { upgradeLine } from './upgrade-line.ts';

/** A line of an order of type `guidedTour`, and who placed it. */
export type TourBookingRow = {
  number: string;
  language: Language;
  buyer: Buyer;
  /** '' where it was not asked for. */
  phone: string;
  line: OrderLine;
};

const tourBookingsStatement: Statement<TourBookingRow> = {
  name: 'tour-bookings',
  text: `
    select o.number, o.language, o.content -> 'buyer' as buyer, coalesce(c.details ->> 'phone', '') as phone, l.line
    from placed_order o
      cross join lateral jsonb_array_elements(o.content -> 'lines') as l (line)
      left join customer c on c.id = o.customer_id
    where o.state = 'confirmed' and o.content @> '{"lines": [{"type": "guidedTour"}]}'
      and last_tour_datetime(o.content) >= $1
      and l.line ->> 'type' = 'guidedTour' and l.line ->> 'datetime' >= $1 and l.line ->> 'datetime' < $2
    order by l.line ->> 'datetime', l.line ->> 'id', o.number`,
};

/** Bookings that begin in a span of time, its end excluded. */
export async function readTourBookings(
  sql: Sql,
  from: Day | MuseumDateTime,
  until: Day | MuseumDateTime,
): Promise<TourBookingRow[]> {
  const rows = await sql.named(tourBookingsStatement, [from, until]);
  return rows.map((row) => ({ ...row, line: upgradeLine(row.line) }));
}
