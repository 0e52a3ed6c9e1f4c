// What the lines of a cart cost (spec 4 and 5): sums, shipping, what voucher codes take off, never below 0.
import type { Cents } from '../money.ts';
import type { BoughtLine, CartLine, LineSubticket, VoucherCodeLine } from './cart-line.ts';
import { type CartPrice, priceCart } from './price-cart.ts';
import type { VatPart } from './vat.ts';

export type CartTotals = CartPrice & { readonly count: number };

/**
 * Totals of a cart in cents, VAT included. `count` is the number of lines (the basket's number, spec 3).
 * @param shipping undefined while it is not known; of no meaning where nothing is sent
 */
export function cartTotals(lines: readonly CartLine[], shipping?: Cents): CartTotals {
  return {
    ...priceCart({
      lines: lines.filter(isBought).map((line) => ({
        totalPrice: line.totalPrice,
        vatParts: vatPartsOf(line),
        shipped: line.type === 'merchandise' && line.shipped,
        redeemable: line.type !== 'voucher',
      })),
      shipping: hasParcel(lines) ? shipping : undefined,
      codes: lines.filter(isCode),
    }),
    count: lines.length,
  };
}

function isBought(line: CartLine): line is BoughtLine {
  return !isCode(line);
}

function isCode(line: CartLine): line is VoucherCodeLine {
  return line.type === 'voucherCode';
}

/** What an entry of a line costs: its own price times its count, and its subtickets' prices times theirs. */
export function entryPrice(entry: {
  readonly price: Cents;
  readonly count: number;
  readonly subtickets: readonly LineSubticket[];
}): Cents {
  return entry.price * entry.count + entry.subtickets.reduce((sum, part) => sum + part.price * part.count, 0);
}

/** A line's amounts at their rates. */
export function vatPartsOf(line: CartLine): VatPart[] {
  switch (line.type) {
    case 'ticket':
      return [
        { vat_value: line.tax, gross: line.price * line.totalCount },
        ...subticketParts(line.subtickets),
      ];
    case 'dayTicket':
      return line.dayTickets.flatMap((entry) => [
        { vat_value: entry.tax, gross: entry.price * entry.count },
        ...subticketParts(entry.subtickets),
      ]);
    case 'guidedTour':
      return [
        ...line.tours.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
        ...line.tickets.flatMap(({ vat_value, price, count, subtickets }) => [
          { vat_value, gross: price * count },
          ...subticketParts(subtickets),
        ]),
      ];
    case 'merchandise':
    case 'voucher':
      return [{ vat_value: line.vat_value, gross: line.totalPrice }];
    case 'voucherCode':
      return [];
  }
}

function subticketParts(subtickets: readonly LineSubticket[]): VatPart[] {
  return subtickets.map((part) => ({ vat_value: part.vat_value, gross: part.price * part.count }));
}

/** True while the cart holds something that is sent by post. */
export function hasParcel(lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.type === 'merchandise' && line.shipped);
}

/** The lines with what each voucher code takes off this cart and what then stays on it (spec 4). */
export function withDiscounts(lines: readonly CartLine[], shipping?: Cents): CartLine[] {
  const { discounts } = cartTotals(lines, shipping);
  let next = 0;
  return lines.map((line) => {
    if (!isCode(line)) return line;
    const { discount, remaining } = discounts[next++] ?? { discount: 0, remaining: 0 };
    return { ...line, discount, remaining, totalPrice: discount === 0 ? 0 : -discount };
  });
}
