// What voucher codes take off a cart (spec 4 "Voucher values"). Apart from `voucher-code.ts`, whose shapes the browser need
// not load.
import type { Cents } from '../money.ts';
import type { VoucherCode } from './voucher-code.ts';

/** What a code gives to a cart and what stays on it, in cents. */
export type AppliedCode = { readonly discount: Cents; readonly remaining: Cents };

/**
 * Applies codes in the cart's order against what is to be paid: each gives what it has, never more than remains.
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

/** A code as it is looked up: without the spaces around it (spec 5). */
export function trimCode(typed: string): string {
  return typed.trim();
}
