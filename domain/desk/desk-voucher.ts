// Gift vouchers at the desk (operations 2): which, of what amount, how many. Whoever buys them takes them along.

import type { Day } from '../museum-time.ts';
import { chosenAmount, toVoucherLine } from '../vouchers/make-voucher-line.ts';
import type { VoucherProduct } from '../vouchers/voucher.ts';
import { type AmountProblem, amountProblem } from '../vouchers/voucher-amount.ts';
import type { VoucherLine } from '../vouchers/voucher-line.ts';

/** `amount` as it is typed, in euros. */
export type DeskVoucher = { readonly voucherId: string; readonly amount: string; readonly count: number };

/** The chosen voucher, at first the first one, of the amount that the museum suggests. */
export function chooseVoucher(
  vouchers: readonly VoucherProduct[],
  before?: Pick<DeskVoucher, 'voucherId'> & Partial<DeskVoucher>,
): DeskVoucher | undefined {
  const voucher = vouchers.find(({ id }) => id === before?.voucherId) ?? vouchers[0];
  if (!voucher) return undefined;
  const suggested = { voucherId: voucher.id, amount: String(voucher.price / 100), count: 0 };
  return before?.voucherId === voucher.id ? { ...suggested, ...before } : suggested;
}

/** Undefined where none are counted, or the amount is one that the museum sells. */
export function deskVoucherProblem(voucher: VoucherProduct, choice: DeskVoucher): AmountProblem | undefined {
  if (choice.count === 0 || !voucher.variable_amount) return undefined;
  return amountProblem(voucher, chosenAmount(choice, voucher));
}

/** The vouchers as a line of the sale; undefined while there are none of a valid amount. */
export function deskVoucherLine(
  voucher: VoucherProduct,
  { amount, count }: DeskVoucher,
  today: Day,
): VoucherLine | undefined {
  return toVoucherLine({ amount, count, greeting: '' }, voucher, today);
}
