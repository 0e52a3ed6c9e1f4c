import type { Day } from '../../domain/museum-time.ts';
import type { ListedEvent } from '../../domain/tickets/event.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** From when to when an event runs, in words. */
export function eventRun({ start, end }: ListedEvent, today: Day, { t, formats }: I18n): string {
  if (end !== null) return formats.dayRange(start, end);
  return start > today ? t('site.fromDay', { day: formats.day(start) }) : t('site.alwaysOn');
}
