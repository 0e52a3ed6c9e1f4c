import { isDay } from '../../../domain/museum-time.ts';
import { useI18n } from '../../ground/i18n.ts';

/** A day of a file: the calendar's in words, `today+14` as it stands. */
export function useDayText(): (day: string) => string {
  const { formats } = useI18n();
  return (day) => (isDay(day) ? formats.day(day) : day);
}
