// The line of a voucher code in the cart (spec 3, "Cart line kinds"). A code is not bought: it pays, or it lowers the
// price.
import type { Cents } from '../money.ts';
import type { VoucherCodeKind } from './voucher-code.ts';

/** A code to redeem. Its discount depends on the rest of the cart: see `withDiscounts`. */
export type VoucherCodeLine = {
  readonly type: 'voucherCode';
  readonly id: string;
  readonly barcode: string;
  readonly name: string;
  readonly kind: VoucherCodeKind;
  readonly totalCount: 1;
  readonly amount: Cents;
  readonly used_amount: Cents;
  readonly valid_from: string;
  readonly valid_to: string;
  /** Percent, of a single-purpose one. */
  readonly vat_value?: number;
  /** Its discount for this cart, and what is then left on it. */
  readonly discount: Cents;
  readonly remaining: Cents;
  /** Minus `discount`. */
  readonly totalPrice: Cents;
};

/** Is the line a code? It pays for the others, or makes them cheaper. */
export function isCodeLine<Line extends { readonly type: string }>(
  line: Line,
): line is Extract<Line, VoucherCodeLine> {
  return line.type === 'voucherCode';
}
