// The visits for the visitor's own calendar: one event for each with a date, however many lines it has. Instants are UTC, so
// that a calendar in another country shows the right hour.
import createCalendar, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { addDays } from '../../../domain/museum-time.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isVisit, type VisitLine } from '../../../domain/orders/visit-line.ts';
import { calendarLength } from '../../../domain/visit/visit-times.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { lineVisit, visitText } from '../lines/visit-time.ts';
import { type OrderVisit, visitsOf } from '../lines/visits-of.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import type { Labelled } from '../text/labelled.ts';

const MS_PER_MINUTE = 60_000;

/** Is there a line with a date, and so a calendar file? */
export function hasCalendar(order: Order, museum: DocumentMuseum): boolean {
  return order.lines.some((line) => isVisit(line) && lineVisit(line, museum).kind !== 'open');
}

/** The iCalendar text; undefined when no line has a date. The same order always gives the same text and UIDs. */
export function calendarFile(order: Order, museum: DocumentMuseum): string | undefined {
  const i18n = documentI18n(order, museum);
  const events = visitsOf(order, i18n).flatMap((visit) => calendarEvent(order, visit, museum, i18n) ?? []);
  if (events.length === 0) return undefined;
  const calendar = createCalendar({
    prodId: '//Foyer//Museum shop//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events,
  });
  // The last line ends like the others (RFC 5545, 3.1).
  return `${calendar}\r\n`;
}

function calendarEvent(
  order: Order,
  { line, index, lines }: OrderVisit,
  museum: DocumentMuseum,
  i18n: DocumentI18n,
): ICalEventData | undefined {
  const visit = lineVisit(line, museum);
  if (visit.kind === 'open') return undefined;
  const booking = lineTexts(line).booking(line, i18n);
  const about = {
    // Not the booking id: events are shared, and that id opens the order.
    id: `${order.number}-${index + 1}@${museum.email.split('@')[1] ?? 'foyer'}`,
    stamp: new Date(museumInstant(order.date, museum.timeZone)),
    summary: line.title,
    location: [booking.meetingPoint?.value, line.venue, line.address].filter(Boolean).join(', '),
    description: [
      booking.subtitle,
      visit.kind === 'slot' && visit.time.times === 'entry' ? visitText(visit, i18n).detail : '',
      ...lines.flatMap((one) => lineFacts(one, i18n)),
      labelled({ label: i18n.t('documents.mail.number'), value: order.number }, i18n),
    ]
      .filter(Boolean)
      .join('\n'),
  };
  if (visit.kind === 'day')
    return {
      ...about,
      allDay: true,
      start: midnight(visit.day),
      end: midnight(addDays(visit.day, 1)),
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  const start = museumInstant(line.datetime, museum.timeZone);
  // Without an end an event has no length and calendars hide it.
  const length = calendarLength(line, line.visit_minutes) ?? { minutes: 0 };
  const end =
    'end' in length ? museumInstant(length.end, museum.timeZone) : start + length.minutes * MS_PER_MINUTE;
  return { ...about, start: new Date(start), end: new Date(end) };
}

/** What was booked, and for how many. */
function lineFacts(line: VisitLine, i18n: DocumentI18n): string[] {
  const { exhibition, party } = lineTexts(line).booking(line, i18n);
  return [
    ...[exhibition, party].map((fact) => (fact ? labelled(fact, i18n) : '')),
    ...line.parts.map((part) => `${part.count} × ${part.name}`),
  ];
}

function labelled({ label, value }: Labelled, { t }: DocumentI18n): string {
  return `${t('documents.mail.label', { label })} ${value}`;
}

/** Days are written as they are in universal time. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
