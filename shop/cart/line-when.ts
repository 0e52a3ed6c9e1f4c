// When a line is for, in words: a time slot, a day, any day of the run, the months of a pass; '' for what has no time.
import { at, timeOf } from '../../domain/museum-time.ts';
import type { CartLine, OrderLine } from '../../domain/product-kinds.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** "Thursday, 24 December 2026, 10:00–11:00", "Valid for 12 months from purchase": what one is bound to (§ 312j(2) BGB). */
export function lineWhen(line: CartLine | OrderLine, { t, formats }: Pick<I18n, 't' | 'formats'>): string {
  const dates = datesOf(line);
  if (!dates) {
    const months = monthsOf(line);
    return months > 0 ? t('passes.validity', { months }) : '';
  }
  const { datetime, datetime_end = '' } = dates;
  if (datetime === '') return t('cart.when.any');
  const day = formats.day(datetime, 'full');
  if (timeOf(datetime) === '') return day;
  const from = formats.time(datetime);
  return timeOf(datetime_end) === ''
    ? t('cart.when.from', { day, from })
    : t('cart.when.slot', { day, from, to: formats.time(datetime_end) });
}

/** For how long a pass is valid; 0 for all else. */
function monthsOf(line: CartLine | OrderLine): number {
  return 'valid_months' in line ? line.valid_months : ('article' in line && line.article?.valid_months) || 0;
}

type Dated = { readonly datetime: string; readonly datetime_end?: string };

/** When a line of the cart or of an order is for; a tour in the cart keeps day and time apart. */
export function datesOf(line: CartLine | OrderLine): Dated | undefined {
  switch (line.type) {
    case 'guidedTour':
      return 'date' in line ? { datetime: at(line.date, line.time), datetime_end: line.datetime_end } : line;
    case 'ticket':
    case 'dayTicket':
      return line;
    case 'merchandise':
    case 'voucher':
    case 'voucherCode':
      return undefined;
  }
}
