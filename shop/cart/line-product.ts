// The product of a line: its name and its page.
import type { ShopPath } from '../../domain/addresses.ts';
import type { BoughtLine, CartLine } from '../../domain/product-kinds.ts';
import { isCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import { viewOf } from './views/line-views.ts';

/** The event, or the product itself. */
export function lineName(line: CartLine): string {
  return isCodeLine(line) ? line.name : viewOf(line).name(line);
}

/** The page to choose again on. */
export function linePath(line: BoughtLine): ShopPath {
  return viewOf(line).path(line);
}

/** Key of a line, together with its index: the same product at the same time may be there twice. */
export function lineKey(line: CartLine): string {
  return isCodeLine(line) ? line.barcode : `${linePath(line)} ${viewOf(line).dates(line)?.datetime ?? ''}`;
}
