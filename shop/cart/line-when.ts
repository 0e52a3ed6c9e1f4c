// When a line is for, in words: a time slot, a day, any day of the run, the months of a pass; '' for what has no time.
import { timeOf } from '../../domain/museum-time.ts';
import { isPassLine } from '../../domain/orders/order-passes.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import { type CartLine, isBought, type OrderLine } from '../../domain/product-kinds.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';
import type { Dated } from './views/line-view.ts';
import { viewOf } from './views/line-views.ts';

type Words = Pick<I18n, 't' | 'formats'>;

/** "Thursday, 24 December 2026, 10:00–11:00", "Valid for 12 months from purchase": what one is bound to (§ 312j(2) BGB). */
export function lineWhen(line: CartLine, words: Words): string {
  return isBought(line) ? whenWords(viewOf(line).dates(line), viewOf(line).months(line), words) : '';
}

/** The same of a line of an order. */
export function orderLineWhen(line: OrderLine, words: Words): string {
  const months = isPassLine(line) ? line.article.valid_months : 0;
  return whenWords(isVisit(line) ? line : undefined, months, words);
}

function whenWords(dates: Dated | undefined, months: number, { t, formats }: Words): string {
  if (!dates) return months > 0 ? t('passes.validity', { months }) : '';
  const { datetime, datetime_end = '' } = dates;
  if (datetime === '') return t('cart.when.any');
  const day = formats.day(datetime, 'full');
  if (timeOf(datetime) === '') return day;
  const from = formats.time(datetime);
  return timeOf(datetime_end) === ''
    ? t('cart.when.from', { day, from })
    : t('cart.when.slot', { day, from, to: formats.time(datetime_end) });
}
