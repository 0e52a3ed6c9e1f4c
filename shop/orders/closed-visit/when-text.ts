import type { I18n } from '../../../ui/i18n/i18n.tsx';

/** A day and a time, or a day alone. */
export function whenText(datetime: string, { formats }: Pick<I18n, 'formats'>): string {
  if (datetime === '') return '';
  return datetime.length > 10 ? formats.moment(datetime) : formats.day(datetime);
}
