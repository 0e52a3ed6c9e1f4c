// What visitors read of an event's pauses: until when, and why.
import type { Day } from '../../domain/museum-time.ts';
import type { Pause } from '../../domain/visit/visit-schemas.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** Of a pause that the day in question is in: "Paused up to and including 3 March 2027". */
export function pausedUntil({ to }: Pause, { t, formats }: I18n): string {
  return to === null ? t('tickets.paused') : t('tickets.paused.until', { day: formats.day(to) });
}

/** With its reason: "Paused up to and including 3 March 2027 · Closed for rebuilding". */
export function pauseLine(pause: Pause, today: Day, i18n: I18n): string {
  return [pauseText(pause, today, i18n), pause.reason].filter((text) => text !== '').join(' · ');
}

/** With its first day, where that is still to come: "Paused: 10 January – 3 March 2027". */
function pauseText(pause: Pause, today: Day, i18n: I18n): string {
  const { t, formats } = i18n;
  const { from, to } = pause;
  if (from <= today) return pausedUntil(pause, i18n);
  return to === null
    ? t('tickets.paused.from', { day: formats.day(from) })
    : t('tickets.paused.days', { days: formats.dayRange(from, to) });
}
