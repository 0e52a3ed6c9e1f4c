// How many places a visitor can still have (spec 5: a count above the slot's max_tickets is refused, likewise the sum
// of subtickets). All tickets of one visit share the slot's places; a ticket's own schedule may leave fewer. Tickets in
// the cart for the same time count too, or the refusal would only come at the checkout.
import { at } from '../museum-time.ts';
import type { Visit } from '../visit/visit.ts';
import type { Event, EventTickets, ScheduleEntry, Ticket } from './event.ts';
import { personsOf, type SubticketCounts } from './ticket-counts.ts';

/** The highest count of one cart line, even if more is free. */
export const MOST_A_LINE = 500;

/** Persons in the visitor's cart who come to the event on one kind of ticket. */
export type Taken = { readonly ticketId: string; readonly datetime: string; readonly persons: number };

/** The answer of `ticket/collect` for the chosen day, and what the visitor's cart has taken of it. */
export type TicketSale = { readonly offer: EventTickets; readonly taken: readonly Taken[] };

/** What is chosen for a visit. */
export type Choice = {
  /** Per ticket id. */
  readonly counts: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, SubticketCounts>>;
};

/** The visit as a line's `datetime`: a slot's, a day, '' for open-dated events; undefined while it is not chosen. */
export function datetimeOf({ dating }: Pick<Event, 'dating'>, { day, time }: Visit): string | undefined {
  if (dating === 'open') return '';
  if (dating === 'day') return day || undefined;
  return day && time ? at(day, time) : undefined;
}

/** Persons who come in on what is chosen of a ticket. */
export function personsChosen(ticket: Ticket, { counts, parts }: Choice): number {
  return personsOf(ticket, counts[ticket.id] ?? 0, parts[ticket.id] ?? {});
}

/** The chosen time's entry, if it is offered. */
export function chosenSlot({ event, timeslot }: EventTickets, visit: Visit): ScheduleEntry | undefined {
  const datetime = datetimeOf(event, visit);
  return timeslot.find((entry) => entry.datetime === datetime);
}

/** Places left for the whole party, after what is in the cart; those of the roomiest time while none is chosen. */
export function placesForVisit(sale: TicketSale, visit: Visit): number {
  const { offer, taken } = sale;
  const left = (datetime: string) =>
    placesOf(offer.timeslot, offer.event, datetime) - personsTaken(taken, datetime);
  return Math.max(0, ...datetimesOf(sale, visit).map(left));
}

/** The chosen datetime; all of the day while none is chosen. */
function datetimesOf({ offer }: TicketSale, visit: Visit): string[] {
  const datetime = datetimeOf(offer.event, visit);
  return datetime === undefined ? offer.timeslot.map((entry) => entry.datetime) : [datetime];
}

/** Places of an entry; for an open date without an entry, as many as a line may hold. */
function placesOf(schedule: readonly ScheduleEntry[], { dating }: Event, datetime: string): number {
  return (
    schedule.find((entry) => entry.datetime === datetime)?.max_tickets ??
    (dating === 'open' && schedule.length === 0 ? MOST_A_LINE : 0)
  );
}

function personsTaken(taken: readonly Taken[], datetime: string): number {
  return taken.filter((one) => one.datetime === datetime).reduce((sum, { persons }) => sum + persons, 0);
}

/** Places left in this ticket's own schedule, after what is in the cart; as above while no time is chosen. */
export function placesOfTicket(sale: TicketSale, visit: Visit, ticket: Ticket): number {
  const ofThisKind = sale.taken.filter(({ ticketId }) => ticketId === ticket.id);
  const left = (datetime: string) =>
    Math.min(placesOf(ticket.schedule, sale.offer.event, datetime), MOST_A_LINE) -
    personsTaken(ofThisKind, datetime);
  return Math.max(0, ...datetimesOf(sale, visit).map(left));
}
