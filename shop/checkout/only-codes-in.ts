import type { CartTotals } from '../../domain/cart/cart-totals.ts';

/** Voucher codes are not an order without something to pay for. */
export function isOnlyCodes(totals: CartTotals): boolean {
  return totals.count === totals.discounts.length;
}
