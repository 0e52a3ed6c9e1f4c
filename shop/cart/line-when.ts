// When a line is for, in words: a time slot, a day, or any day of the run.
import { timeOf } from '../../domain/museum-time.ts';
import type { I18n } from '../i18n/i18n.tsx';

type Dated = { readonly datetime: string; readonly datetime_end?: string };

/** "Thursday, 24 December 2026, 10:00–11:00". */
export const lineWhen = (
  { datetime, datetime_end = '' }: Dated,
  { t, formats }: Pick<I18n, 't' | 'formats'>,
): string => {
  if (datetime === '') return t('cart.when.any');
  const day = formats.day(datetime, 'full');
  if (timeOf(datetime) === '') return day;
  const from = formats.time(datetime);
  return timeOf(datetime_end) === ''
    ? t('cart.when.from', { day, from })
    : t('cart.when.slot', { day, from, to: formats.time(datetime_end) });
};
