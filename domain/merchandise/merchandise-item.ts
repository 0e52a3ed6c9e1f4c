// Articles and annual passes as they are sent to `checkout/initPayment` (spec 7, spec decisions 2).
import { type Static, Type } from 'typebox';
import { Count, Id, ShownPrice } from '../products/item-fields.ts';

/** As many owners as passes (spec 5); none for other articles. */
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
