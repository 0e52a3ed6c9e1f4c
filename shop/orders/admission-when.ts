import { isPassLine } from '../../domain/merchandise/pass-line.ts';
import { timeOf } from '../../domain/museum-time.ts';
import type { Order } from '../../domain/orders/order.ts';
import { lineValidity } from '../../domain/orders/order-passes.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The big and the small line of a ticket: time and day, day only, or the end of a pass. */
export function admissionWhen(
  order: Order,
  line: OrderLine,
  { t, formats }: I18n,
): { readonly big: string; readonly small: string } {
  const valid = lineValidity(line, order.date);
  if (valid && isPassLine(line))
    return {
      big: t('cart.valid.until', { day: formats.day(valid.valid_to, 'long') }),
      small: t('passes.validity', { months: line.article.valid_months }),
    };
  const { datetime, datetime_end } = isVisit(line) ? line : { datetime: '', datetime_end: '' };
  const day = datetime ? formats.day(datetime, 'full') : t('cart.when.any');
  if (timeOf(datetime) === '') return { big: day, small: '' };
  const to = timeOf(datetime_end) === '' ? '' : `–${formats.time(datetime_end)}`;
  return { big: formats.time(datetime) + to, small: day };
}
