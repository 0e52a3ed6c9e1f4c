// When a line can be used, in words: a time slot, a day, any day of the run, the months of a pass; '' for what has no time.
import { type Timed, visitTime } from '../../domain/visit/visit-times.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/**
 * "Thursday, 24 December 2026, entry from 10:00 to 10:15", "…, 10:00–11:00", "Valid for 12 months from purchase": the minimum
 * term (§ 312j(2) BGB).
 * @param months of a pass, else 0
 */
export function whenText(
  dates: Timed | undefined,
  months: number,
  { t, formats }: Pick<I18n, 't' | 'formats'>,
): string {
  if (!dates) return months > 0 ? t('passes.validity', { months }) : '';
  if (dates.datetime === '') return t('cart.when.any');
  const day = formats.day(dates.datetime, 'full');
  const time = visitTime(dates);
  if (!time) return day;
  const from = formats.clock(time.from);
  const to = time.until && formats.clock(time.until);
  if (time.times === 'entry')
    return to ? t('cart.when.entry', { day, from, to }) : t('cart.when.entry.open', { day, from });
  return to ? t('cart.when.slot', { day, from, to }) : t('cart.when.from', { day, from });
}
