// Vouchers as they are sent to `checkout/initPayment` (spec 7, spec decisions 2).
import { type Static, Type } from 'typebox';
import { Count, Id, ShownPrice } from '../products/item-fields.ts';
import { PresentShape } from './present-schema.ts';

export const VoucherItem = Type.Object(
  {
    type: Type.Literal('voucher'),
    id: Id,
    count: Count,
    /** The amount in cents that the visitor chose, for a voucher of variable amount. */
    price: Type.Optional(Type.Integer()),
    greeting: Type.Optional(Type.String({ maxLength: 1000 })),
    /** Where it is sent to somebody, and not to the buyer. */
    present: Type.Optional(PresentShape),
    totalPrice: ShownPrice,
  },
  { additionalProperties: false },
);
export type VoucherItem = Static<typeof VoucherItem>;
