// The line of a donation in the cart.
import type { Cents } from '../money.ts';
import type { Typed } from '../products/product-kind.ts';

export type DonationLine = {
  readonly type: 'donation';
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
  /** The amount of the donation. */
  readonly totalPrice: Cents;
};

export function isDonationLine(line: Typed): line is DonationLine {
  return line.type === 'donation';
}
