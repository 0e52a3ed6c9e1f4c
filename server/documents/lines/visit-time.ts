// When a visit is: at a time, on a day, or on any day of the run (spec decisions 2, modes 1, 5 and 3).
import { type Day, dayOf, isDay } from '../../../domain/museum-time.ts';
import type { VisitLine } from '../../../domain/orders/visit-line.ts';
import { type VisitTime, visitTime } from '../../../domain/visit/visit-times.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { LineContext, LineTime } from './product-texts.ts';

export type Visit =
  | { readonly kind: 'slot'; readonly day: Day; readonly time: VisitTime }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'open'; readonly first: Day | undefined; readonly last: Day | undefined };

/** When a line is visited. */
export function lineVisit(line: VisitLine, museum: DocumentMuseum): Visit {
  const day = dayOf(line.datetime);
  if (!day) {
    const run = museum.runs?.[line.id];
    const end = dayOf(line.datetime_end);
    return { kind: 'open', first: run?.first, last: run?.last ?? (isDay(end) ? end : undefined) };
  }
  const time = visitTime(line);
  return time ? { kind: 'slot', day, time } : { kind: 'day', day };
}

/** "Any day from … to …", as far as the run is known. */
export function openDateText(visit: Extract<Visit, { kind: 'open' }>, { t, formats }: DocumentI18n): string {
  const first = visit.first && formats.day(visit.first);
  const last = visit.last && formats.day(visit.last);
  if (first && last) return t('documents.ticket.open.between', { first, last });
  if (last) return t('documents.ticket.open.until', { last });
  if (first) return t('documents.ticket.open.from', { first });
  return t('documents.ticket.open.run');
}

/** A visit in two short texts, the larger first: day and time, day and "all day", "a day of your choice" and the run. */
export function visitText(
  visit: Visit,
  i18n: DocumentI18n,
): { readonly main: string; readonly detail: string } {
  const { t, formats } = i18n;
  if (visit.kind === 'open') return { main: t('documents.ticket.open'), detail: openDateText(visit, i18n) };
  const main = formats.day(visit.day, 'full');
  if (visit.kind === 'day') return { main, detail: t('documents.ticket.day') };
  return { main, detail: timeText(visit.time, i18n) };
}

/** "10:30–12:00 Uhr", "Einlass von 10:30 bis 10:45 Uhr". */
function timeText({ times, from, until }: VisitTime, { t, formats }: DocumentI18n): string {
  const begins = formats.clock(from);
  const ends = until && formats.clock(until);
  if (times === 'entry')
    return ends
      ? t('documents.entry.between', { from: begins, until: ends })
      : t('documents.entry.from', { from: begins });
  return t('documents.time', { time: ends ? `${begins}–${ends}` : begins });
}

/** What stands beside a large figure of when it begins. */
export function besideTime({ times, until }: VisitTime, { t, formats }: DocumentI18n): string {
  const ends = until && formats.clock(until);
  if (times === 'entry') return ends ? t('documents.entry.until', { until: ends }) : t('documents.entry');
  return ends ? `– ${ends}` : '';
}

/** The time of a line that is a visit. */
export function visitLineTime(line: VisitLine, { museum, i18n }: LineContext): LineTime {
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, i18n);
  return { main, detail, timed: visit.kind === 'slot' };
}
