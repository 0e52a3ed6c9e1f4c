// A voucher code as it is sent to `checkout/initPayment` (spec 7, spec decisions 2).
import { type Static, Type } from 'typebox';
import { ShownPrice } from '../products/item-fields.ts';

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
