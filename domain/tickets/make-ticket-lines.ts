// Makes cart lines from the ticket form (spec 3, "Cart line kinds"): one ticket line per kind of ticket; for an event
// that runs all day one day-ticket line with all of them. An incomplete form gives no lines.

import type { Typed } from '../products/product-kind.ts';
import { ticketTimes } from '../visit/visit-times.ts';
import type { EventTickets, Ticket } from './event.ts';
import { priceOf } from './ticket-counts.ts';
import { chosenCount, formProblem, offeredTickets, type TicketForm } from './ticket-form.ts';
import {
  type DayTicketEntry,
  type DayTicketLine,
  isAdmissionLine,
  type LineSubticket,
  type TicketLine,
} from './ticket-line.ts';
import { chosenSlot, datetimeOf, type Taken, type TicketSale } from './ticket-room.ts';

/** The lines to add to the cart; none while something is missing or there is no room. */
export function toCartLines(form: TicketForm, sale: TicketSale): (TicketLine | DayTicketLine)[] {
  const { offer } = sale;
  if (formProblem(form, sale)) return [];
  const tickets = offeredTickets(offer).filter((ticket) => chosenCount(form, ticket) > 0);
  if (!offer.event.all_day) return tickets.map((ticket) => ticketLine(form, offer, ticket));
  const dayTickets = tickets.map((ticket) => dayEntry(form, ticket));
  return [
    {
      type: 'dayTicket',
      eventId: offer.event.id,
      eventName: offer.event.name,
      datetime: datetimeOf(offer.event, form) ?? '',
      dayTickets,
      totalCount: dayTickets.reduce((sum, { count }) => sum + count, 0),
      totalPrice: dayTickets.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
      withdrawal_days: Math.min(...tickets.map(({ withdrawal_days }) => withdrawal_days)),
      picture: offer.event.picture.src,
    },
  ];
}

function ticketLine(form: TicketForm, { event, timeslot }: EventTickets, ticket: Ticket): TicketLine {
  const datetime = datetimeOf(event, form) ?? '';
  const entry =
    ticket.schedule.find((slot) => slot.datetime === datetime) ??
    chosenSlot({ event, timeslot, tickets: [] }, form);
  return {
    type: 'ticket',
    id: ticket.id,
    eventId: event.id,
    eventName: event.name,
    name: ticket.name,
    mode: ticket.mode,
    datetime,
    datetime_end: entry?.datetime_end ?? '',
    times: ticketTimes(event.times, ticket.mode),
    totalCount: chosenCount(form, ticket),
    price: ticket.price,
    totalPrice: totalOf(form, ticket),
    tax: ticket.vat_value,
    bookWithCost: ticket.book_with_cost,
    bookWithCostWarning: ticket.book_with_cost_warning,
    print_separately: ticket.print_separately,
    subtickets: lineSubtickets(form, ticket),
    withdrawal_days: ticket.withdrawal_days,
    picture: event.picture.src,
  };
}

function totalOf(form: TicketForm, ticket: Ticket) {
  return priceOf(ticket, form.counts[ticket.id] ?? 0, form.parts[ticket.id] ?? {});
}

/** Every component with its quantity, 0 too (spec 5, "Family tickets"). */
function lineSubtickets(form: TicketForm, ticket: Ticket): LineSubticket[] {
  return ticket.subtickets.map(({ id, name, price, vat_value }) => ({
    id,
    name,
    count: form.parts[ticket.id]?.[id] ?? 0,
    price,
    vat_value,
  }));
}

function dayEntry(form: TicketForm, ticket: Ticket): DayTicketEntry {
  return {
    id: ticket.id,
    name: ticket.name,
    count: chosenCount(form, ticket),
    price: ticket.price,
    tax: ticket.vat_value,
    totalPrice: totalOf(form, ticket),
    subtickets: lineSubtickets(form, ticket),
  };
}

/** What the cart's lines already take of an event. */
export function takenOf(lines: readonly Typed[], eventId: string): Taken[] {
  return lines
    .filter(isAdmissionLine)
    .filter((line) => line.eventId === eventId)
    .flatMap((line) => {
      const entries =
        line.type === 'ticket'
          ? [{ id: line.id, count: line.totalCount, subtickets: line.subtickets }]
          : line.dayTickets;
      return entries.map(({ id, count, subtickets }) => ({
        ticketId: id,
        datetime: line.datetime,
        persons: subtickets.length === 0 ? count : subtickets.reduce((sum, part) => sum + part.count, 0),
      }));
    });
}
