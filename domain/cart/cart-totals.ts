// What a cart costs (spec 4 and 5): sums of the lines, never below 0, VAT per rate on the sums.
import type { Cents } from '../money.ts';
import type { CartLine, LineSubticket } from './cart-line.ts';
import { type VatPart, type VatSum, vatSums } from './vat.ts';

export type CartTotals = { readonly total: Cents; readonly vat: readonly VatSum[]; readonly count: number };

/** What an entry of a line costs: its own price times its count, and its subtickets' prices times theirs. */
export const entryPrice = (entry: {
  readonly price: Cents;
  readonly count: number;
  readonly subtickets: readonly LineSubticket[];
}): Cents =>
  entry.price * entry.count + entry.subtickets.reduce((sum, part) => sum + part.price * part.count, 0);

const subticketParts = (subtickets: readonly LineSubticket[]): VatPart[] =>
  subtickets.map((part) => ({ vat_value: part.vat_value, gross: part.price * part.count }));

/** A line's amounts at their rates. */
export const vatPartsOf = (line: CartLine): VatPart[] => {
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
  }
};

/** Totals of a cart in cents, VAT included. `count` is the number of lines (the basket's number, spec 3). */
export const cartTotals = (lines: readonly CartLine[]): CartTotals => ({
  total: Math.max(
    0,
    lines.reduce((sum, line) => sum + line.totalPrice, 0),
  ),
  vat: vatSums(lines.flatMap(vatPartsOf)),
  count: lines.length,
});
