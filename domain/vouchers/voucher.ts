// Vouchers as a product (spec 3, "Voucher product"): of a fixed amount, or of one that the visitor chooses. A voucher that
// can be spent on several rates of VAT is sold without VAT (§ 3 (15) UStG): `vat_value` 0. Any other is single-purpose (ADR 145).
import { type Static, Type } from 'typebox';
import { Picture } from '../tickets/event.ts';

export const VoucherProduct = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.Array(Type.String()),
  picture: Picture,
  /** The price and value of a fixed voucher; the suggested amount of a variable one. */
  price: Type.Integer(),
  vat_value: Type.Number(),
  variable_amount: Type.Union([Type.Literal(0), Type.Literal(1)]),
  /** Bounds of a variable amount in cents; both `price` for a fixed one. */
  min_amount: Type.Integer(),
  max_amount: Type.Integer(),
  groupId: Type.String(),
  groupName: Type.String(),
  sequence_no: Type.Integer(),
  /** Months that its code is valid, to the end of the year in which they end. */
  valid_months: Type.Integer(),
  withdrawal_days: Type.Integer(),
  /** 1: can be sent to somebody as a present. Other servers of the same calls know nothing of it. */
  as_present: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  /** `expired`: no longer sold. */
  state: Type.Union([Type.Literal('on-sale'), Type.Literal('expired')]),
});
export type VoucherProduct = Static<typeof VoucherProduct>;
