import type { Visit } from '../../domain/visit/visit.ts';
import type { VisitTimes } from '../../domain/visit/visit-schemas.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The chosen day and time in a few words: "Thu, 24 Dec · 10:30", "Thu, 24 Dec · Entry 10:30"; '' for none. */
export function visitText({ day, time }: Visit, { t, formats }: I18n, times: VisitTimes): string {
  const clock = time && formats.clock(time);
  const said = clock && times === 'entry' ? t('visit.entry.at', { time: clock }) : clock;
  const words = [day && formats.day(day, 'brief'), said];
  return words.filter((text) => text !== '').join(' · ');
}
