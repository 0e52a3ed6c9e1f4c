// Lines sold by the piece: a price and a count.
import type { Cents } from '../money.ts';

type Pieces = { readonly price: Cents; readonly count: number; readonly totalPrice: Cents };

/** The line with another count. The caller adds the owners of passes. */
export function withPieces<Line extends Pieces>(line: Line, count: number): Line {
  return {
    ...line,
    count,
    totalPrice: line.price * count,
  };
}
