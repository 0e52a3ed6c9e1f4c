// Tickets as they are sent to `checkout/initPayment` (spec 7, spec decisions 2).
import { type Static, Type } from 'typebox';
import { Count, CountsById, Id, ShownPrice } from '../products/item-fields.ts';

const When = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?)?$' });

export const TicketItem = Type.Object(
  {
    type: Type.Literal('ticket'),
    id: Id,
    datetime: Type.Optional(When),
    count: Count,
    subtickets: Type.Optional(CountsById),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type TicketItem = Static<typeof TicketItem>;

export const DayTicketItem = Type.Object(
  {
    type: Type.Literal('dayTicket'),
    datetime: Type.Optional(When),
    dayTickets: Type.Array(
      Type.Object(
        { id: Id, count: Count, subtickets: Type.Optional(CountsById) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50 },
    ),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type DayTicketItem = Static<typeof DayTicketItem>;
