// Voucher codes and when they are valid (spec 5 "Voucher code"). A voucher with a value is a means of payment, bought
// earlier without VAT (§ 3(15) UStG); a discount code lowers the price, and the VAT with it.
import { type Static, Type } from 'typebox';
import { voucherTime } from './voucher-time.ts';

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
});
export type VoucherCode = Static<typeof VoucherCode>;

export type VoucherCodeProblem =
  | 'VOUCHER_NOW_IS_BEFORE_VALID_FROM'
  | 'VOUCHER_NOW_IS_AFTER_VALID_TO'
  | 'VOUCHER_NO_AMOUNT_LEFT';

/** Undefined when the code can be used now; both bounds are included, to the minute or with the whole of their day. */
export function voucherCodeProblem(
  code: Pick<VoucherCode, 'amount' | 'used_amount' | 'valid_from' | 'valid_to'>,
  now: Date,
): VoucherCodeProblem | undefined {
  const time = voucherTime(now);
  if (time < code.valid_from) return 'VOUCHER_NOW_IS_BEFORE_VALID_FROM';
  // Compares only as many characters as the bound has: `2026-12-31` lasts until that day is over, '' forever.
  if (time.slice(0, code.valid_to.length) > code.valid_to) return 'VOUCHER_NOW_IS_AFTER_VALID_TO';
  return code.used_amount < code.amount ? undefined : 'VOUCHER_NO_AMOUNT_LEFT';
}
