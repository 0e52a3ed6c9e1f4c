// What a list of orders can be narrowed to (operations 2). Filters stand in the address, so that a list has a link.
import { type Static, Type } from 'typebox';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Yes = Type.Literal('yes');

export const OrderFilters = Type.Object({
  state: Type.Optional(
    Type.Union([Type.Literal('valid'), Type.Literal('returned'), Type.Literal('refunded')]),
  ),
  /** Ordered from this day on, and until that one; both included. */
  from: Type.Optional(DayText),
  to: Type.Optional(DayText),
  /** A visit on this day. */
  visit: Type.Optional(DayText),
  event: Type.Optional(Id),
  /** As a line has it: `guidedTour:dunes`. */
  product: Type.Optional(Type.String({ pattern: '^[A-Za-z]{1,20}:.{1,64}$' })),
  provider: Type.Optional(Id),
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  free: Type.Optional(Yes),
  /** Something about it needs a person. */
  attention: Type.Optional(Yes),
  /** The newest order first, or the next visit first, from today on. */
  sort: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('visit')])),
});
export type OrderFilters = Static<typeof OrderFilters>;
