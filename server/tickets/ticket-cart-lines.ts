// Lines of the cart as the browser would make them, at the catalogue's prices.
import { inLanguage, type Language } from '../../domain/language.ts';
import { addMinutes } from '../../domain/museum-time.ts';
import { priceOf, type SubticketCounts } from '../../domain/tickets/ticket-counts.ts';
import type { DayTicketLine, LineSubticket, TicketLine } from '../../domain/tickets/ticket-line.ts';
import { ticketTimes } from '../../domain/visit/visit-times.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';

/** One kind of ticket in a line, counted and checked. */
export type Entry = { readonly ticket: TicketRow; readonly count: number; readonly parts: SubticketCounts };

/** A line with one kind of ticket. */
export function ticketLine(event: EventRow, entry: Entry, datetime: string, language: Language): TicketLine {
  return {
    type: 'ticket',
    id: entry.ticket.id,
    eventId: event.id,
    eventName: inLanguage(event.name, language),
    name: inLanguage(entry.ticket.name, language),
    mode: entry.ticket.mode,
    datetime,
    datetime_end: endOf(event, datetime, [entry]),
    times: ticketTimes(event.times, entry.ticket.mode),
    totalCount: entry.count,
    price: entry.ticket.price,
    totalPrice: priceOf(entry.ticket, entry.count, entry.parts),
    tax: entry.ticket.vat_value,
    bookWithCost: entry.ticket.book_with_cost ? 1 : 0,
    bookWithCostWarning: inLanguage(entry.ticket.book_with_cost_warning, language),
    print_separately: entry.ticket.print_separately ? 1 : 0,
    subtickets: lineSubtickets(entry, language),
    withdrawal_days: entry.ticket.withdrawal_days,
  };
}

/** A line with all kinds of day ticket of one day. */
export function dayTicketLine(
  event: EventRow,
  entries: readonly Entry[],
  datetime: string,
  language: Language,
): DayTicketLine {
  return {
    type: 'dayTicket',
    eventId: event.id,
    eventName: inLanguage(event.name, language),
    datetime,
    dayTickets: entries.map((entry) => ({
      id: entry.ticket.id,
      name: inLanguage(entry.ticket.name, language),
      count: entry.count,
      price: entry.ticket.price,
      tax: entry.ticket.vat_value,
      totalPrice: priceOf(entry.ticket, entry.count, entry.parts),
      subtickets: lineSubtickets(entry, language),
    })),
    totalCount: entries.reduce((sum, { count }) => sum + count, 0),
    totalPrice: entries.reduce((sum, { ticket, count, parts }) => sum + priceOf(ticket, count, parts), 0),
    withdrawal_days: Math.min(...entries.map(({ ticket }) => ticket.withdrawal_days)),
  };
}

/** When a timed visit ends: its slot's end, or the end of a long stay; '' where no time is fixed. */
export function endOf(event: EventRow, datetime: string, entries: readonly Entry[]): string {
  if (event.dating !== 'slot') return '';
  const stays = entries.map(({ ticket }) => (ticket.mode === 5 ? (ticket.stay_minutes ?? 0) : 0));
  return addMinutes(datetime, Math.max(event.slot_minutes ?? 0, ...stays));
}

/** The subtickets of a ticket, also those that nobody takes. */
export function lineSubtickets({ ticket, parts }: Entry, language: Language): LineSubticket[] {
  return ticket.subtickets.map((part) => ({
    id: part.id,
    name: inLanguage(part.name, language),
    count: parts[part.id] ?? 0,
    price: part.price,
    vat_value: part.vat_value,
  }));
}
