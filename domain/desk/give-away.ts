// Tickets that the museum gives away at the desk (operations 2): their lines cost nothing, so that no paper and no figure says
// that they were sold. What they would have cost stands in the journal, with the reason. Only visits are given away: a
// voucher given away would be money, and what a code pays for is paid.
import type { Cents } from '../money.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';

export type GivenAway<Line> = { readonly lines: Line[]; readonly worth: Cents };

/** The lines without their prices; undefined where one of them is not given away. */
export function giveAway<Line extends OrderLine>({
  lines,
  codes,
}: {
  readonly lines: readonly Line[];
  readonly codes: readonly { readonly discount: Cents }[];
}): GivenAway<Line> | undefined {
  if (codes.length > 0 || !lines.every(({ type }) => productKind(type).isVisit)) return undefined;
  return {
    lines: lines.map((line) => ({
      ...line,
      totalPrice: 0,
      parts: line.parts.map((part) => ({ ...part, price: 0 })),
    })),
    worth: lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  };
}
