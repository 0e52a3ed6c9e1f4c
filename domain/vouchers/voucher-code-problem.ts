// When a voucher code is valid (spec 5 "Voucher code"): asked by the server, and by the browser of whatever server it calls.
import type { VoucherCode } from './voucher-code.ts';
import { voucherTime } from './voucher-time.ts';

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
  if (hasEnded(code.valid_to, time)) return 'VOUCHER_NOW_IS_AFTER_VALID_TO';
  return code.used_amount < code.amount ? undefined : 'VOUCHER_NO_AMOUNT_LEFT';
}

/**
 * Compares only as many characters as the bound has: `2026-12-31` lasts until that day is over, '' forever.
 * @param time in the voucher time zone, as `YYYY-MM-DD HH:mm`
 */
export function hasEnded(valid_to: string, time: string): boolean {
  return time.slice(0, valid_to.length) > valid_to;
}
