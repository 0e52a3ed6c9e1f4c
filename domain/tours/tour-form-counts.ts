// How many of what, in the tour form (spec 4, "Ticket counts are capped"): caps and setters. Counts are capped, and
// reducing is always possible.
import type { Subticket } from '../tickets/event.ts';
import { ticketCount as countOf, isFixed, personsOf } from '../tickets/ticket-counts.ts';
import { isAllFixed, minimumParts, partsAfter } from '../tickets/ticket-parts.ts';
import type { TourPrice, TourTicket } from './tour.ts';
import {
  MOST_OF_ONE,
  mostParticipants,
  participantCount,
  pricesOf,
  type TourCounts,
  ticketCount,
  ticketPersons,
} from './tour-booking.ts';
import { roomAt, type TourForm, type TourSale, tariffAt } from './tour-sale.ts';

/** The most people that the form may count: the places of the tours, or those left where other groups come along. */
export function mostOfParticipants(form: TourForm, sale: TourSale): number {
  const most = Math.min(MOST_OF_ONE, mostParticipants(tariffAt(form, sale), form.kind, form));
  return form.kind === 'whole' ? most : Math.min(most, roomAt(form, sale).places);
}

/** The most that can be set of an entry of the price list: of tours, or of people where those are counted by it. */
export function mostOfPrice(form: TourForm, sale: TourSale, price: TourPrice): number {
  const tariff = tariffAt(form, sale);
  const others = pricesOf(tariff, form.kind)
    .filter(({ id }) => id !== price.id)
    .reduce((sum, { id }) => sum + (form.tours[id] ?? 0), 0);
  const most = form.kind === 'places' ? mostOfParticipants(form, sale) : roomAt(form, sale).tours;
  return Math.max(0, Math.min(MOST_OF_ONE, most - others));
}

/**
 * The fewest tours of a single entry: as many as the counted people need, if available. With several entries none has a
 * minimum, because a visitor who switches between them passes through 0.
 */
export function leastOfPrice(form: TourForm, sale: TourSale, price: TourPrice): number {
  const tariff = tariffAt(form, sale);
  if (form.kind === 'places' || pricesOf(tariff, form.kind).length > 1) return 0;
  const people = Math.max(participantCount(tariff, form.kind, form), ticketCount(tariff, form));
  const needed = Math.ceil(people / sale.offer.detail.max_participants);
  return Math.min(needed, mostOfPrice(form, sale, price));
}

/** Sets how many of an entry of the price list; capped on both sides. */
export function setTours(form: TourForm, sale: TourSale, price: TourPrice, count: number): TourForm {
  const wanted = Math.max(wholeCount(count), leastOfPrice(form, sale, price));
  const capped = cappedCount(wanted, form.tours[price.id] ?? 0, mostOfPrice(form, sale, price));
  return { ...form, tours: { ...form.tours, [price.id]: capped } };
}

function wholeCount(count: number): number {
  return Math.max(0, Math.trunc(count) || 0);
}

/**
 * Reducing is always possible, even if the chosen time has less room than was counted; increasing only up to the limit.
 */
function cappedCount(count: number, current: number, most: number): number {
  return Math.min(wholeCount(count), Math.max(current, most));
}

/** Sets how many people a group has; capped. */
export function setParticipants(form: TourForm, sale: TourSale, count: number): TourForm {
  return {
    ...form,
    participants: cappedCount(count, form.participants, mostOfParticipants(form, sale)),
  };
}

/** The most of a ticket; 0 or 1 for one whose subtickets are all fixed. */
export function mostOfTicket(form: TourForm, sale: TourSale, ticket: TourTicket): number {
  const room = roomForTicket(form, sale, ticket);
  if (!isAllFixed(ticket)) return room;
  const people = personsOf(ticket, 0, minimumParts(ticket));
  return Number(people > 0 && people <= room);
}

/** People for whom tickets can still be chosen, those of this ticket included. */
function roomForTicket(form: TourForm, sale: TourSale, ticket: TourTicket): number {
  const others = ticketCount(tariffAt(form, sale), form) - ticketPersons(ticket, form);
  return Math.max(0, mostOfParticipants(form, sale) - others);
}

/** How many of a ticket: 0 or 1 for one with subtickets. */
export function ticketsChosen(form: TourForm, ticket: TourTicket): number {
  return countOf(ticket, form.tickets[ticket.id] ?? 0, form.parts[ticket.id] ?? {});
}

/** Sets how many of a ticket; capped. One with subtickets to choose is counted by them. */
export function setTickets(form: TourForm, sale: TourSale, ticket: TourTicket, count: number): TourForm {
  const current = ticketsChosen(form, ticket);
  const capped = cappedCount(count, current, mostOfTicket(form, sale, ticket));
  if (isAllFixed(ticket))
    return withPeople(form, withParts(form, ticket, capped > 0 ? minimumParts(ticket) : {}), sale);
  if (ticket.subtickets.length > 0) return form;
  return withPeople(form, { ...form, tickets: { ...form.tickets, [ticket.id]: capped } }, sale);
}

/**
 * A group is counted once: its people follow its tickets, until the visitor has given them another number. Tickets are
 * capped by the same limit, so that nothing has to be capped here.
 */
function withPeople(before: TourForm, next: TourForm, sale: TourSale): TourForm {
  const tariff = tariffAt(before, sale);
  const isFollowing = before.kind !== 'places' && before.participants === ticketCount(tariff, before);
  return isFollowing ? { ...next, participants: ticketCount(tariff, next) } : next;
}

function withParts(form: TourForm, ticket: TourTicket, parts: TourCounts['parts'][string]): TourForm {
  return {
    ...form,
    parts: { ...form.parts, [ticket.id]: parts },
  };
}

/** The highest count of an adjustable subticket, considering the minimums of the others. */
export function mostOfPart(form: TourForm, sale: TourSale, ticket: TourTicket, part: Subticket): number {
  const chosen = form.parts[ticket.id] ?? {};
  const parts = ticketPersons(ticket, form) > 0 ? chosen : minimumParts(ticket);
  const others = personsOf(ticket, 0, parts) - (parts[part.id] ?? 0);
  const most = Math.min(part.max_quantity, roomForTicket(form, sale, ticket) - others);
  return most < Math.max(1, part.min_quantity) ? 0 : most;
}

/** Sets how many of an adjustable subticket; capped. */
export function setPart(
  form: TourForm,
  sale: TourSale,
  ticket: TourTicket,
  part: Subticket,
  count: number,
): TourForm {
  if (isFixed(part)) return form;
  const parts = form.parts[ticket.id] ?? {};
  const capped = cappedCount(count, parts[part.id] ?? 0, mostOfPart(form, sale, ticket, part));
  return withPeople(form, withParts(form, ticket, partsAfter(ticket, parts, part, capped)), sale);
}
