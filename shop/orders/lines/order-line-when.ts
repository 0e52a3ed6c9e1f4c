import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import { whenText } from '../../products/when-text.ts';

/** When a line of an order can be used; '' for what has no time. */
export function orderLineWhen(line: OrderLine, i18n: Pick<I18n, 't' | 'formats'>): string {
  const months = isPassLine(line) ? line.article.valid_months : 0;
  return whenText(isVisit(line) ? line : undefined, months, i18n);
}
