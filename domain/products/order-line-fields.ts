// The fields of every order line, and the additional fields of visits. Each kind of product builds its schema from
// them.
import { type Static, Type } from 'typebox';
import { VisitTimes } from '../visit/visit-schemas.ts';

export const OrderLinePart = Type.Object({
  name: Type.String(),
  count: Type.Integer(),
  price: Type.Integer(),
  vat_value: Type.Number(),
  /** How many of the parts after it are its people; absent where it has none, and in older orders. */
  members: Type.Optional(Type.Integer()),
});
export type OrderLinePart = Static<typeof OrderLinePart>;

export const boughtFields = {
  /** The product's own id: a ticket's, an article's, a voucher's; an event's for `dayTicket`, a tour's for `guidedTour`. */
  id: Type.String(),
  /** What was bought, as its heading: the event, the tour, the article. */
  title: Type.String(),
  count: Type.Integer(),
  /** What the line is made of: the tickets and subtickets, with counts and unit prices. */
  parts: Type.Array(OrderLinePart),
  totalPrice: Type.Integer(),
  withdrawal_days: Type.Integer(),
};

export const visitFields = {
  ...boughtFields,
  /** The tickets, or the entries of a tour's price list. */
  name: Type.String(),
  venue: Type.String(),
  address: Type.String(),
  /** `YYYY-MM-DD HH:mm`, a day alone, or '' for any day of the run. */
  datetime: Type.String(),
  datetime_end: Type.String(),
  /** Whether the time is an entry; absent in tours, which last as long as they say, and in older orders. */
  times: Type.Optional(VisitTimes),
  /** How long a visit takes that has an entry alone, as far as the museum says. */
  visit_minutes: Type.Optional(Type.Integer()),
  /** How often staff have moved it, or people of it, and when last, in museum time; absent where they never did. */
  revision: Type.Optional(Type.Object({ number: Type.Integer(), at: Type.String() })),
};
