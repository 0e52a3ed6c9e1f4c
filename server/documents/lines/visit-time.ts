// When a visit is: at a time, on a day, or on any day of the run (spec decisions 2, modes 1, 5 and 3).
import { type ClockTime, type Day, dayOf, isDay, timeOf } from '../../../domain/museum-time.ts';
import type { VisitLine } from '../../../domain/orders/visit-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { LineContext, LineTime } from './product-texts.ts';

export type Visit =
  | {
      readonly kind: 'slot';
      readonly day: Day;
      readonly time: ClockTime;
      readonly end: ClockTime | undefined;
    }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'open'; readonly first: Day | undefined; readonly last: Day | undefined };

/** An end is named only when it is later on the same day. */
export function lineVisit(line: VisitLine, museum: DocumentMuseum): Visit {
  const day = dayOf(line.datetime);
  const time = timeOf(line.datetime);
  if (!day) {
    const run = museum.runs?.[line.id];
    const end = dayOf(line.datetime_end);
    return { kind: 'open', first: run?.first, last: run?.last ?? (isDay(end) ? end : undefined) };
  }
  if (!time) return { kind: 'day', day };
  const end = timeOf(line.datetime_end);
  return { kind: 'slot', day, time, end: dayOf(line.datetime_end) === day && end > time ? end : undefined };
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
  const time = formats.clock(visit.time);
  return { main, detail: visit.end ? `${time} – ${formats.clock(visit.end)}` : time };
}

/** The time of a line that is a visit. */
export function visitLineTime(line: VisitLine, { museum, i18n }: LineContext): LineTime {
  const visit = lineVisit(line, museum);
  const { main, detail } = visitText(visit, i18n);
  return visit.kind === 'slot'
    ? { main, detail: i18n.t('documents.time', { time: detail }), timed: true }
    : { main, detail, timed: false };
}
