// A donation as it is sent to `checkout/initPayment`.
import { type Static, Type } from 'typebox';
import { Id, ShownPrice } from '../products/item-fields.ts';

export const DonationItem = Type.Object(
  { type: Type.Literal('donation'), id: Id, amount: Type.Integer(), totalPrice: ShownPrice },
  { additionalProperties: false },
);
export type DonationItem = Static<typeof DonationItem>;
