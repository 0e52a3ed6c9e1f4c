// A cart item as it travels to `checkout/initPayment` (spec 7, decisions 2). Each product kind adds its own shape.
import { type Static, Type } from 'typebox';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Count = Type.Integer({ minimum: 0, maximum: 1000 });
const When = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?)?$' });
const SubticketCounts = Type.Array(Type.Object({ id: Id, count: Count }, { additionalProperties: false }), {
  maxItems: 50,
});
/** What the visitor was shown for the line, in cents; a difference is `CART_PRICE_CHANGED`. */
const ShownPrice = Type.Optional(Type.Integer());

export const TicketItem = Type.Object(
  {
    type: Type.Literal('ticket'),
    id: Id,
    datetime: Type.Optional(When),
    count: Count,
    subtickets: Type.Optional(SubticketCounts),
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
        { id: Id, count: Count, subtickets: Type.Optional(SubticketCounts) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50 },
    ),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type DayTicketItem = Static<typeof DayTicketItem>;

export const CartItem = Type.Union([TicketItem, DayTicketItem]);
export type CartItem = Static<typeof CartItem>;
