// Voucher codes (spec 3, "Voucher code"). A voucher with a value is a means of payment, bought earlier without VAT
// (§ 3 (15) UStG), or with VAT where it has a rate (ADR 145); a discount code lowers the price, and the VAT with it.
import { type Static, Type } from 'typebox';

export const VoucherCodeKind = Type.Union([Type.Literal('value'), Type.Literal('discount')]);
export type VoucherCodeKind = Static<typeof VoucherCodeKind>;

export const VoucherCode = Type.Object({
  id: Type.String(),
  name: Type.String(),
  barcode: Type.String(),
  kind: VoucherCodeKind,
  /** Cents. */
  amount: Type.Integer(),
  /** Cents that orders have spent or carts hold. */
  used_amount: Type.Integer(),
  /** `YYYY-MM-DD HH:mm` or a whole day, in the voucher time zone, UTC+1 all year (spec 9); '' for no bound. */
  valid_from: Type.String(),
  valid_to: Type.String(),
  /**
   * Percent, of a single-purpose one: its VAT was due when it was sold, and it pays only for what has that rate. Other
   * servers of the same calls know nothing of it.
   */
  vat_value: Type.Optional(Type.Number()),
});
export type VoucherCode = Static<typeof VoucherCode>;
