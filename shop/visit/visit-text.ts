import type { Visit } from '../../domain/visit/visit.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The chosen day and time in a few words: "Thu, 24 Dec · 10:30"; '' for none. */
export function visitText({ day, time }: Visit, { formats }: Pick<I18n, 'formats'>): string {
  const words = [day && formats.day(day, 'brief'), time && formats.clock(time)];
  return words.filter((text) => text !== '').join(' · ');
}
