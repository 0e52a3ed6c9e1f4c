// The visits for the visitor's own calendar: one event for each with a date, however many lines it has. Instants are UTC, so
// that a calendar in another country shows the right hour.
import ics, { type DateArray, type EventAttributes } from 'ics';
import { addDays } from '../../../domain/museum-time.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isVisit, type VisitLine } from '../../../domain/orders/visit-line.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { lineVisit } from '../lines/visit-time.ts';
import { type OrderVisit, visitsOf } from '../lines/visits-of.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import type { Labelled } from '../text/labelled.ts';

/** Is there a line with a date, and so a calendar file? */
export function hasCalendar(order: Order, museum: DocumentMuseum): boolean {
  return order.lines.some((line) => isVisit(line) && lineVisit(line, museum).kind !== 'open');
}

/** The iCalendar text; undefined when no line has a date. The same order always gives the same text and UIDs. */
export function calendarFile(order: Order, museum: DocumentMuseum): string | undefined {
  const i18n = documentI18n(order, museum);
  const events = visitsOf(order, i18n).flatMap((visit) => calendarEvent(order, visit, museum, i18n) ?? []);
  if (events.length === 0) return undefined;
  const { error, value } = ics.createEvents(events, { productId: '-//Foyer//Museum shop//EN' });
  if (error || !value) throw new Error(`Calendar of order ${order.number}`, { cause: error });
  return value;
}

function calendarEvent(
  order: Order,
  { line, index, lines }: OrderVisit,
  museum: DocumentMuseum,
  i18n: DocumentI18n,
): (EventAttributes & { timestamp: number }) | undefined {
  const visit = lineVisit(line, museum);
  if (visit.kind === 'open') return undefined;
  const booking = lineTexts(line).booking(line, i18n);
  const about = {
    // Not the booking id: events are shared, and that id opens the order.
    uid: `${order.number}-${index + 1}@${museum.email.split('@')[1] ?? 'foyer'}`,
    timestamp: museumInstant(order.date, museum.timeZone),
    title: line.title,
    location: [booking.meetingPoint?.value, line.venue, line.address].filter(Boolean).join(', '),
    description: [
      booking.subtitle,
      ...lines.flatMap((one) => lineFacts(one, i18n)),
      labelled({ label: i18n.t('documents.mail.number'), value: order.number }, i18n),
    ]
      .filter(Boolean)
      .join('\n'),
    startInputType: 'utc',
    startOutputType: 'utc',
  } as const;
  if (visit.kind === 'day')
    return {
      ...about,
      start: dayArray(visit.day),
      end: dayArray(addDays(visit.day, 1)),
      transp: 'TRANSPARENT',
    };
  const start = instantArray(museumInstant(line.datetime, museum.timeZone));
  const end = visit.end && instantArray(museumInstant(`${visit.day} ${visit.end}`, museum.timeZone));
  // Without an end an event has no length and calendars hide it.
  return end
    ? { ...about, start, end, endInputType: 'utc', endOutputType: 'utc' }
    : { ...about, start, duration: { hours: 1 } };
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

function dayArray(day: string): DateArray {
  return day.split('-').map(Number) as DateArray;
}

function instantArray(instant: number): DateArray {
  return new Date(instant).toISOString().slice(0, 16).split(/[-T:]/).map(Number) as DateArray;
}
