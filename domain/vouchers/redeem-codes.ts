// What voucher codes take off a cart (spec 4 "Voucher values"). Not in `voucher-code.ts`, because the browser need not
// load the schemas there.
import type { Cents } from '../money.ts';
import type { VoucherCode } from './voucher-code.ts';

/** The discount of a code and what is left on it, in cents. */
export type AppliedCode = { readonly discount: Cents; readonly remaining: Cents };

/**
 * Applies codes in the cart's order against what is to be paid: each takes off what it is worth, never more than
 * remains to be paid.
 * @param total of all other lines and shipping, in cents
 */
export function applyVoucherCodes(
  total: Cents,
  codes: readonly Pick<VoucherCode, 'amount' | 'used_amount'>[],
): AppliedCode[] {
  let open = Math.max(0, total);
  return codes.map(({ amount, used_amount }) => {
    const has = Math.max(0, amount - used_amount);
    const discount = Math.min(has, open);
    open -= discount;
    return { discount, remaining: has - discount };
  });
}

/** A code without spaces around it, as it is looked up (spec 5). */
export function trimCode(typed: string): string {
  return typed.trim();
}
