// A booking of a guided tour as it is sent to `checkout/initPayment` (spec 7, spec decisions 2).
import { type Static, Type } from 'typebox';
import { Count, CountsById, Id, ShownPrice } from '../products/item-fields.ts';

const DateTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' });
const Answer = Type.String({ maxLength: 4000 });

export const TourItem = Type.Object(
  {
    type: Type.Literal('guidedTour'),
    tourId: Id,
    datetime: DateTime,
    answers: Type.Optional(
      Type.Array(
        Type.Object(
          { qId: Id, value: Type.Union([Answer, Type.Array(Answer, { maxItems: 50 })]) },
          { additionalProperties: false },
        ),
        { maxItems: 50 },
      ),
    ),
    /** Per entry of the price list: whole tours or groups, or persons where no tickets are asked for. */
    prices: Type.Optional(CountsById),
    tickets: Type.Optional(
      Type.Array(
        Type.Object(
          { id: Id, count: Count, subtickets: Type.Optional(CountsById) },
          { additionalProperties: false },
        ),
        { maxItems: 50 },
      ),
    ),
    /** People of a party that books as a group; the number of tickets when not given. */
    participants: Type.Optional(Count),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type TourItem = Static<typeof TourItem>;
