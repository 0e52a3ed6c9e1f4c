// The product of a line: its name, its time and its page.
import { type ShopPath, withSearch } from '../../../domain/addresses.ts';
import { type BoughtLine, type CartLine, isBought } from '../../../domain/product-kinds.ts';
import { isCodeLine } from '../../../domain/vouchers/voucher-code-line.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import { whenText } from '../../products/when-text.ts';
import { cartLineView } from './cart-line-views.ts';

/** The event, or the product itself. */
export function lineName(line: CartLine): string {
  return isCodeLine(line) ? line.name : cartLineView(line).name(line);
}

/** When it can be used; '' for what has no time, as a code. */
export function lineWhen(line: CartLine, i18n: Pick<I18n, 't' | 'formats'>): string {
  if (!isBought(line)) return '';
  const view = cartLineView(line);
  return whenText(view.dates(line), view.months(line), i18n);
}

/** The page on which a line is changed. @param index the line's in the cart */
export function changePath(line: BoughtLine, index: number): ShopPath {
  return withSearch(linePath(line), { change: String(index + 1) });
}

/** The page that the line was chosen on. */
export function linePath(line: BoughtLine): ShopPath {
  return cartLineView(line).path(line);
}

/** Key of a line, together with its index: the same product at the same time may be there twice. */
export function lineKey(line: CartLine): string {
  return isCodeLine(line)
    ? line.barcode
    : `${linePath(line)} ${cartLineView(line).dates(line)?.datetime ?? ''}`;
}
