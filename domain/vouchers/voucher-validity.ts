// How long the code of a sold voucher is valid: from the purchase to the end of the calendar year in which its months
// end, as legal claims do (§ 195, § 199(1) BGB). 36 months last to the end of the third year. Its bounds are in the
// voucher time zone, in which codes are checked; in museum time a code bought in summer would begin an hour late.
import { addMonths } from '../museum-time.ts';
import type { VoucherCode } from './voucher-code.ts';
import { voucherTime } from './voucher-time.ts';

/** The bounds of a code that is sold now, both included. */
export function voucherValidity(bought: Date, months: number): Pick<VoucherCode, 'valid_from' | 'valid_to'> {
  const time = voucherTime(bought);
  return { valid_from: time, valid_to: `${addMonths(time.slice(0, 7), months).slice(0, 4)}-12-31 23:59` };
}
