// The SQL of booked tours: lines of confirmed orders, found by `placed_order_tours`.
import { sql as raw } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Day, MuseumDateTime } from '../../../domain/museum-time.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { jsonb, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import type { Buyer } from '../content/cart-content.ts';
import { readParts } from '../content/stored-content.ts';
import type { ReturnContent } from '../returns/return-content.ts';

/** A line of an order of type `guidedTour`, and who placed it. */
export type TourBookingRow = {
  number: string;
  language: Language;
  buyer: Buyer;
  /** '' where it was not asked for. */
  phone: string;
  line: OrderLine;
  /** What was given back of the line. */
  returned: ReturnContent['parts'];
};

// By hand: lines are found in the JSON of the order, with exactly the condition of its index.
const tourBookingsStatement = byHand(
  'tour-bookings',
  { from: text(), until: text() },
  {
    number: text(),
    language: text<Language>(),
    buyer: jsonb<Buyer>(),
    phone: text(),
    line: jsonb<OrderLine>(),
    returned: jsonb<ReturnContent['parts']>(),
  },
  ({ from, until }) => raw`
    select o.number, o.language, o.content -> 'buyer' as buyer, coalesce(c.details ->> 'phone', '') as phone, l.line,
      coalesce((
        select jsonb_agg(p.part) from order_return r cross join lateral jsonb_array_elements(r.content -> 'parts') as p (part)
        where r.booking_id = o.booking_id and (p.part ->> 'line')::int = l.place - 1
      ), '[]') as returned
    from placed_order o
      cross join lateral jsonb_array_elements(o.content -> 'lines') with ordinality as l (line, place)
      left join customer c on c.id = o.customer_id
    where o.state = 'confirmed' and o.content @> '{"lines": [{"type": "guidedTour"}]}'
      and last_tour_datetime(o.content) >= ${from}
      and l.line ->> 'type' = 'guidedTour' and l.line ->> 'datetime' >= ${from} and l.line ->> 'datetime' < ${until}
    order by l.line ->> 'datetime', l.line ->> 'id', o.number`,
);

/** Bookings that begin in a span of time, its end excluded. */
export async function readTourBookings(
  sql: Sql,
  from: Day | MuseumDateTime,
  until: Day | MuseumDateTime,
): Promise<TourBookingRow[]> {
  const rows = await sql.all(tourBookingsStatement, { from, until });
  return rows.flatMap(({ line, ...row }) =>
    readParts({ ...row, lines: [line] }).lines.map((upgraded) => ({ ...row, line: upgraded })),
  );
}
