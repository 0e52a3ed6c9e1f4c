// What a cart costs (spec 4 and 5): sums, shipping and voucher codes, never below 0.
import type { Cents } from '../money.ts';
import { type BoughtLine, type CartLine, isBought, productKind } from '../product-kinds.ts';
import { fitsNothing } from '../vouchers/redeem-codes.ts';
import { isCodeLine } from '../vouchers/voucher-code-line.ts';
import { apportion } from './apportion.ts';
import { type CartPrice, priceCart } from './price-cart.ts';

export type CartTotals = CartPrice & { readonly count: number };

/**
 * Totals of a cart in cents, VAT included. `count` is the number of lines (the basket's number, spec 3).
 * @param shipping undefined while it is not known; ignored where nothing is sent
 */
export function cartTotals(lines: readonly CartLine[], shipping?: Cents): CartTotals {
  return {
    ...priceCart({
      lines: lines.filter(isBought).map((line) => ({
        totalPrice: line.totalPrice,
        vatParts: productKind(line.type).vatParts(line),
        shipped: isSent(line),
        redeemable: productKind(line.type).isRedeemable,
      })),
      shipping: hasParcel(lines) ? shipping : undefined,
      codes: lines.filter(isCodeLine),
    }),
    count: lines.length,
  };
}

/** Can a code of a single-purpose voucher pay for nothing in the cart, although something is in it? */
export function paysForNothing(code: { readonly vat_value?: number }, lines: readonly CartLine[]): boolean {
  const bought = lines.filter(isBought);
  const partsOf = (line: BoughtLine) => productKind(line.type).vatParts(line);
  const redeemable = bought.filter(({ type }) => productKind(type).isRedeemable).flatMap(partsOf);
  const shipping = apportion(1, bought.filter(isSent).flatMap(partsOf));
  return bought.length > 0 && fitsNothing(code, [...redeemable, ...(hasParcel(lines) ? shipping : [])]);
}

/** True while the cart holds something that is sent by post. */
export function hasParcel(lines: readonly CartLine[]): boolean {
  return lines.filter(isBought).some(isSent);
}

function isSent(line: BoughtLine): boolean {
  return productKind(line.type).delivery(line) === 'post';
}

/** The lines with the discount of each voucher code and what is then left on the code (spec 4). */
export function withDiscounts(lines: readonly CartLine[], shipping?: Cents): CartLine[] {
  const { discounts } = cartTotals(lines, shipping);
  let next = 0;
  return lines.map((line) => {
    if (!isCodeLine(line)) return line;
    const { discount, remaining } = discounts[next++] ?? { discount: 0, remaining: 0 };
    return { ...line, discount, remaining, totalPrice: discount === 0 ? 0 : -discount };
  });
}
