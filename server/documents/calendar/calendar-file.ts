// The visits for the visitor's own calendar: one event for each with a date, however many lines it has. Instants are UTC, so
// that a calendar in another country shows the right hour.
import createCalendar, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
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
  const visits = visitsOf(order, i18n);
  const events = visits.flatMap((visit) => calendarEvent(order, visit, museum, i18n) ?? []);
  if (events.length === 0) return undefined;
  const calendar = createCalendar({
    prodId: '//Foyer//Museum shop//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events: [...events, ...joinedEvents(order, visits, museum, i18n)],
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
    ...revisionOf(order, museum),
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

/** Entries of people who were moved to the time of others of the order: they are in those others' entry now. */
function joinedEvents(
  order: Order,
  visits: readonly OrderVisit[],
  museum: DocumentMuseum,
  i18n: DocumentI18n,
): ICalEventData[] {
  const heads = new Set(visits.map(({ index }) => index));
  return order.lines.flatMap((line, index) => {
    const isJoined = isVisit(line) && line.revision !== undefined && !heads.has(index);
    const event =
      isJoined && calendarEvent(order, { line, index, lines: [line], admissions: [] }, museum, i18n);
    return event ? [{ ...event, status: ICalEventStatus.CANCELLED }] : [];
  });
}

/** Calendars take the newer one of two entries with the same id: the one with the higher sequence. */
function revisionOf({ date, lines }: Order, { timeZone }: DocumentMuseum) {
  const revisions = lines.flatMap((line) => (isVisit(line) && line.revision ? [line.revision] : []));
  const last = revisions.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest), date);
  const sequence = revisions.reduce((sum, { number }) => sum + number, 0);
  return { stamp: new Date(museumInstant(last, timeZone)), ...(sequence > 0 && { sequence }) };
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
