// The detail page of an event as a form (spec 4 "Ticket event form", spec 5 "Subtickets", "Family tickets"): day → time
// → how many. Every step is a pure function from one form to the next, so that any sequence of clicks leads to a form
// that the server accepts.
import type { Cents } from '../money.ts';
import { type ClockTime, type Day, timeOf } from '../museum-time.ts';
import { timeAfter } from '../visit/time-after.ts';
import type { Visit } from '../visit/visit.ts';
import type { EventTickets, ScheduleEntry, Subticket, Ticket } from './event.ts';
import {
  isFixed,
  partsWithinBounds,
  personsOf,
  priceOf,
  type SubticketCounts,
  ticketCount,
} from './ticket-counts.ts';
import { isAllFixed, minimumParts, partsAfter } from './ticket-parts.ts';
import {
  type Choice,
  datetimeOf,
  personsChosen,
  placesForVisit,
  placesOfTicket,
  type TicketSale,
} from './ticket-room.ts';

export type TicketForm = Visit &
  Choice & {
    /** Ticket group that is shown; '' for all. */
    readonly group: string;
  };

const NOTHING_CHOSEN: Choice = { counts: {}, parts: {} };

/** Why no more can be chosen: the time is full, or this kind of ticket has fewer places than the time. */
export type PlacesRefusal = { readonly limit: 'visit' | 'ticket'; readonly places: number };
export type Change = { readonly form: TicketForm; readonly refused?: PlacesRefusal };

/** What is missing before the form can go into the cart: the first incomplete step. */
export type FormProblem =
  | { readonly step: 'event' | 'day' | 'time' | 'tickets' }
  | { readonly step: 'places'; readonly refusal: PlacesRefusal; readonly ticket?: Ticket };

/** Tickets for sale. None once the event has ended; mode 1 or 5 only with places at some time (spec 5). */
export function offeredTickets({ event, tickets }: EventTickets): Ticket[] {
  return event.state === 'ended'
    ? []
    : tickets
        .filter((ticket) => ticket.mode === 3 || ticket.schedule.some(({ max_tickets }) => max_tickets > 0))
        .toSorted((a, b) => a.sequence_no - b.sequence_no);
}

/** The groups of the offered tickets, in their order. */
export function ticketGroups(offer: EventTickets): { id: string; name: string }[] {
  return [
    ...new Map(
      offeredTickets(offer).map(({ group_id, group_name }) => [group_id, { id: group_id, name: group_name }]),
    ).values(),
  ];
}

/** How many of a ticket are chosen: 1 for one with subtickets when any of them is above 0 (spec 5). */
export function chosenCount(form: Choice, ticket: Ticket): number {
  return ticketCount(ticket, form.counts[ticket.id] ?? 0, form.parts[ticket.id] ?? {});
}

/** Offered tickets of the chosen group; chosen tickets stay visible in every group. */
export function shownTickets(form: TicketForm, offer: EventTickets): Ticket[] {
  const known = ticketGroups(offer).some(({ id }) => id === form.group);
  return offeredTickets(offer).filter(
    (ticket) => !known || ticket.group_id === form.group || chosenCount(form, ticket) > 0,
  );
}

/** The form for another day's offer. Counts stay, and so does the clock time where it is free. */
export function chooseDay(form: TicketForm, offer: EventTickets, day: Day | ''): TicketForm {
  return {
    ...form,
    day: offer.event.dating === 'open' ? '' : day,
    time: offer.event.dating === 'slot' ? timeAfter(freeTimes(offer.timeslot), form.time) : '',
  };
}

function freeTimes(timeslot: readonly ScheduleEntry[]): ClockTime[] {
  return timeslot.filter(({ max_tickets }) => max_tickets > 0).map(({ datetime }) => timeOf(datetime));
}

/** A fresh form. */
export function openForm(offer: EventTickets, visit: Visit): TicketForm {
  return chooseDay({ ...NOTHING_CHOSEN, group: '', ...visit }, offer, visit.day);
}

/** Another time of the same day. One that is sold out or not offered cannot be chosen. */
export function chooseTime(form: TicketForm, offer: EventTickets, time: ClockTime): TicketForm {
  return offer.timeslot.some(({ datetime, max_tickets }) => timeOf(datetime) === time && max_tickets > 0)
    ? { ...form, time }
    : form;
}

/** The form after its tickets went into the cart: the visit stays, the counts are reset. */
export function clearCounts(form: TicketForm): TicketForm {
  return { ...form, ...NOTHING_CHOSEN };
}

/** Sets how many of a ticket; 0 or 1 for one whose subtickets are all fixed. Others are counted by their subtickets. */
export function setCount(form: TicketForm, sale: TicketSale, ticket: Ticket, count: number): Change {
  if (isAllFixed(ticket))
    return ifRoom(form, withParts(form, ticket, count > 0 ? minimumParts(ticket) : {}), sale, ticket);
  if (ticket.subtickets.length > 0) return { form };
  return ifRoom(form, { ...form, counts: { ...form.counts, [ticket.id]: wholeCount(count) } }, sale, ticket);
}

/** Applies the change unless it adds people for whom there is no room (spec 5). Reducing is always possible. */
function ifRoom(form: TicketForm, next: TicketForm, sale: TicketSale, ticket: Ticket): Change {
  const { room, refusal } = roomFor(form, sale, ticket);
  const persons = personsChosen(ticket, next);
  return persons > room && persons > personsChosen(ticket, form)
    ? { form, refused: refusal }
    : { form: next };
}

/** What a ticket may take at most, and what limits it. */
function roomFor(
  form: TicketForm,
  sale: TicketSale,
  ticket: Ticket,
): { room: number; refusal: PlacesRefusal } {
  const visit = placesForVisit(sale, form);
  const own = placesOfTicket(sale, form, ticket);
  const others = personsInForm(form, sale.offer) - personsChosen(ticket, form);
  return visit - others <= own
    ? { room: Math.max(0, visit - others), refusal: { limit: 'visit', places: visit } }
    : { room: own, refusal: { limit: 'ticket', places: own } };
}

function personsInForm(form: Choice, offer: EventTickets): number {
  return offeredTickets(offer).reduce((sum, ticket) => sum + personsChosen(ticket, form), 0);
}

function withParts(form: TicketForm, ticket: Ticket, parts: SubticketCounts): TicketForm {
  return {
    ...form,
    parts: { ...form.parts, [ticket.id]: parts },
  };
}

function wholeCount(count: number): number {
  return Math.max(0, Math.trunc(count) || 0);
}

/** Sets how many of an adjustable subticket. */
export function setPart(
  form: TicketForm,
  sale: TicketSale,
  ticket: Ticket,
  part: Subticket,
  count: number,
): Change {
  const parts = form.parts[ticket.id] ?? {};
  if (isFixed(part) || wholeCount(count) === (parts[part.id] ?? 0)) return { form };
  const next = partsAfter(ticket, parts, part, wholeCount(count));
  if (personsOf(ticket, 0, next) > 0 && !partsWithinBounds(ticket, next)) return { form };
  return ifRoom(form, withParts(form, ticket, next), sale, ticket);
}

/** The highest count of a plain ticket, or of one whose subtickets are all fixed. */
export function mostOfTicket(form: TicketForm, sale: TicketSale, ticket: Ticket): number {
  const { room } = roomFor(form, sale, ticket);
  return isAllFixed(ticket) ? Number(personsOf(ticket, 0, minimumParts(ticket)) <= room) : room;
}

/** The highest count of an adjustable subticket, considering the minimums of the others. */
export function mostOfPart(form: TicketForm, sale: TicketSale, ticket: Ticket, part: Subticket): number {
  const taken = chosenCount(form, ticket) > 0;
  const parts = taken ? (form.parts[ticket.id] ?? {}) : minimumParts(ticket);
  const others = personsOf(ticket, 0, parts) - (parts[part.id] ?? 0);
  const most = Math.min(part.max_quantity, roomFor(form, sale, ticket).room - others);
  return most < Math.max(1, part.min_quantity) ? 0 : most;
}

/**
 * The ticket's own limit, when the chosen count has reached it before the visit's limit; undefined while there is room.
 */
export function ticketLimit(form: TicketForm, sale: TicketSale, ticket: Ticket): number | undefined {
  const { room, refusal } = roomFor(form, sale, ticket);
  return refusal.limit === 'ticket' && room <= personsChosen(ticket, form) ? refusal.places : undefined;
}

/** The sum in cents, after each change (spec 4). */
export function formTotal(form: Choice, offer: EventTickets): Cents {
  return offeredTickets(offer).reduce(
    (sum, ticket) => sum + priceOf(ticket, form.counts[ticket.id] ?? 0, form.parts[ticket.id] ?? {}),
    0,
  );
}

/** How many tickets are chosen. */
export function formTickets(form: Choice, offer: EventTickets): number {
  return offeredTickets(offer).reduce((sum, ticket) => sum + chosenCount(form, ticket), 0);
}

/** VAT rates in percent of what is chosen and costs something. */
export function formRates(form: Choice, offer: EventTickets): number[] {
  return offeredTickets(offer)
    .filter((ticket) => chosenCount(form, ticket) > 0)
    .flatMap((ticket) => [
      ...(ticket.price > 0 ? [ticket.vat_value] : []),
      ...ticket.subtickets
        .filter((part) => part.price > 0 && (form.parts[ticket.id]?.[part.id] ?? 0) > 0)
        .map((part) => part.vat_value),
    ]);
}

/**
 * How many persons may come at the chosen time, when the chosen number has reached it; undefined while there is room.
 */
export function visitLimit(
  form: TicketForm,
  sale: TicketSale,
): { places: number; exceeded: boolean } | undefined {
  const places = placesForVisit(sale, form);
  const persons = personsInForm(form, sale.offer);
  return persons < places ? undefined : { places, exceeded: persons > places };
}

/** The museum's warning on a chosen ticket whose booking costs something ('' where it has written none). */
export function costWarning(form: Choice, ticket: Ticket): string | undefined {
  return ticket.book_with_cost === 1 && chosenCount(form, ticket) > 0
    ? ticket.book_with_cost_warning
    : undefined;
}

/** Undefined when everything is chosen and there is room for all of it. */
export function formProblem(form: TicketForm, sale: TicketSale): FormProblem | undefined {
  const { offer } = sale;
  if (offer.event.state === 'ended') return { step: 'event' };
  if (offer.event.dating !== 'open' && form.day === '') return { step: 'day' };
  if (datetimeOf(offer.event, form) === undefined) return { step: 'time' };
  const tickets = offeredTickets(offer).filter((ticket) => chosenCount(form, ticket) > 0);
  if (tickets.length === 0) return { step: 'tickets' };
  const places = placesForVisit(sale, form);
  if (personsInForm(form, offer) > places) return { step: 'places', refusal: { limit: 'visit', places } };
  for (const ticket of tickets) {
    const own = placesOfTicket(sale, form, ticket);
    if (personsChosen(ticket, form) > own)
      return { step: 'places', ticket, refusal: { limit: 'ticket', places: own } };
  }
  return undefined;
}
