// Vouchers as an order keeps them; `title` is the voucher. Their codes are issued when the order is confirmed.
import { type Static, Type } from 'typebox';
import { boughtFields } from '../products/order-line-fields.ts';
import { PresentShape } from './present-schema.ts';

export const VoucherOrderLine = Type.Object({
  type: Type.Literal('voucher'),
  ...boughtFields,
  voucher: Type.Object({
    greeting: Type.String(),
    valid_months: Type.Integer(),
    present: Type.Optional(PresentShape),
  }),
});
export type VoucherOrderLine = Static<typeof VoucherOrderLine>;
