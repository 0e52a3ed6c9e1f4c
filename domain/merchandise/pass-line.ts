// A line of annual passes in an order: merchandise that is valid for months and has an owner for each piece.
import type { Typed } from '../products/product-kind.ts';
import type { MerchandiseOrderLine } from './merchandise-order-line.ts';

export type PassLine = MerchandiseOrderLine;

export function isPassLine(line: Typed): line is PassLine {
  return line.type === 'merchandise' && (line as MerchandiseOrderLine).article.valid_months > 0;
}
