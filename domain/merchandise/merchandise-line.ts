// The line of an article or an annual pass in the cart (spec 3, "Cart line kinds"). Prices are what the visitor was shown.
import type { Cents } from '../money.ts';
import type { Owner } from '../passes/owner.ts';
import type { Typed } from '../products/product-kind.ts';

/** Pieces of an article, or annual passes, one owner each. */
export type MerchandiseLine = {
  readonly type: 'merchandise';
  readonly id: string;
  readonly name: string;
  readonly product_kind: number;
  readonly count: number;
  readonly price: Cents;
  readonly vat_value: number;
  readonly totalPrice: Cents;
  readonly owners: readonly Owner[];
  /** Grams of one piece, packing included. */
  readonly weight_g: number;
  /** Sent by post: shipping is added. */
  readonly shipped: boolean;
  /** Of a pass, else 0. */
  readonly valid_months: number;
  readonly withdrawal_days: number;
  readonly picture?: string;
};

export function isMerchandiseLine(line: Typed): line is MerchandiseLine {
  return line.type === 'merchandise';
}
