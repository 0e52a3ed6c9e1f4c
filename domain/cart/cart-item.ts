// A cart item as it travels to `checkout/initPayment` (spec 7, spec decisions 2). Each product kind adds its own shape.
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

const DateTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' });
const Answer = Type.String({ maxLength: 4000 });
const CountsById = Type.Array(Type.Object({ id: Id, count: Count }, { additionalProperties: false }), {
  maxItems: 50,
});

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
    /** People of a party that books a group of its own; as many as there are tickets when not given. */
    participants: Type.Optional(Count),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type TourItem = Static<typeof TourItem>;

/** As many owners as passes (spec 5); none for what is no pass. */
const Owners = Type.Array(
  Type.Object(
    {
      name: Type.String({ maxLength: 200 }),
      address: Type.Object(
        {
          street: Type.String({ maxLength: 200 }),
          zip: Type.String({ maxLength: 40 }),
          city: Type.String({ maxLength: 200 }),
          country: Type.String({ maxLength: 40 }),
        },
        { additionalProperties: false },
      ),
      send_to_custom_addr: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  { maxItems: 100 },
);

/** Merchandise, or annual passes with their owners. */
export const MerchandiseItem = Type.Object(
  {
    type: Type.Literal('merchandise'),
    id: Id,
    count: Count,
    owners: Type.Optional(Owners),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type MerchandiseItem = Static<typeof MerchandiseItem>;

export const VoucherItem = Type.Object(
  {
    type: Type.Literal('voucher'),
    id: Id,
    count: Count,
    /** The amount in cents that the visitor chose, of a voucher of variable amount. */
    price: Type.Optional(Type.Integer()),
    greeting: Type.Optional(Type.String({ maxLength: 1000 })),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type VoucherItem = Static<typeof VoucherItem>;

/** A code to redeem; `totalPrice` is what it took off, negative. */
export const VoucherCodeItem = Type.Object(
  {
    type: Type.Literal('voucherCode'),
    barcode: Type.String({ minLength: 1, maxLength: 64 }),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type VoucherCodeItem = Static<typeof VoucherCodeItem>;

export const CartItem = Type.Union([
  TicketItem,
  DayTicketItem,
  TourItem,
  MerchandiseItem,
  VoucherItem,
  VoucherCodeItem,
]);
export type CartItem = Static<typeof CartItem>;
