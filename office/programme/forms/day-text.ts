import { isDay } from '../../../domain/museum-time.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';

/** A day of a file in words: the calendar's, and one that is counted from today, `today+14`. */
export function useDayText(): (day: string) => string {
  const i18n = useI18n();
  return (day) => dayText(day, i18n);
}

function dayText(day: string, { t, formats }: Pick<I18n, 't' | 'formats'>): string {
  if (isDay(day)) return formats.day(day);
  const [counted, sign, days = '0'] = /^today(?:([+-])(\d{1,4}))?$/.exec(day) ?? [];
  if (counted === undefined) return day;
  if (Number(days) === 0) return t('event.day.today');
  return t(sign === '-' ? 'event.day.ago' : 'event.day.ahead', { days: Number(days) });
}
