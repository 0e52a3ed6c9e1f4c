// When a line can be used, in words: a time slot, a day, any day of the run, the months of a pass; '' for what has no time.
import { timeOf } from '../../domain/museum-time.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

export type Dated = { readonly datetime: string; readonly datetime_end?: string };

/**
 * "Thursday, 24 December 2026, 10:00–11:00", "Valid for 12 months from purchase": the minimum term (§ 312j(2) BGB).
 * @param months of a pass, else 0
 */
export function whenText(
  dates: Dated | undefined,
  months: number,
  { t, formats }: Pick<I18n, 't' | 'formats'>,
): string {
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
