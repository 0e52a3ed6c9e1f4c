// What the desk begins with and what its rows are (operations 2): the next time that has places, so that whoever stands in the
// queue is asked only how many they are. Everything else is the shop's own ticket form (ticket-form.ts).
import type { Cents } from '../money.ts';
import { type ClockTime, type Day, timeOf } from '../museum-time.ts';
import type { EventTickets, Subticket, Ticket } from '../tickets/event.ts';
import {
  chooseTime,
  mostOfPart,
  mostOfTicket,
  offeredTickets,
  openForm,
  setCount,
  setPart,
  type TicketForm,
} from '../tickets/ticket-form.ts';
import { isAllFixed } from '../tickets/ticket-parts.ts';
import type { TicketSale } from '../tickets/ticket-room.ts';
import { pauseOn } from '../visit/pauses.ts';
import { timeBeside, timeFrom } from './desk-times.ts';

/** The chosen event and what is chosen of it. */
export type DeskChoice = { readonly eventId: string; readonly form: TicketForm };

/** Times of an event that still have places. */
export function freeTimes({ timeslot }: Pick<EventTickets, 'timeslot'>): ClockTime[] {
  return timeslot.filter(({ max_tickets }) => max_tickets > 0).map(({ datetime }) => timeOf(datetime));
}

export type EventOnDay = 'free' | 'full' | 'over' | 'paused';

/** How it stands with an event on a day. Times for which nobody is let in any more are not offered: that is no selling out. */
export function eventOnDay({ event, timeslot }: EventTickets, day: Day): EventOnDay {
  if (timeslot.some(({ max_tickets }) => max_tickets > 0)) return 'free';
  if (timeslot.length > 0) return 'full';
  return pauseOn(event.pauses, day) ? 'paused' : 'over';
}

/**
 * The choice for a day's offers. Without an earlier one it is the next time that has places; else the same event, at the same
 * time or the next one after it, with what was counted.
 * @returns undefined where nothing is sold on the day
 */
export function beginChoice(
  offers: readonly EventTickets[],
  day: Day,
  before?: DeskChoice,
): DeskChoice | undefined {
  const known = offers.find(({ event }) => event.id === before?.eventId);
  const offer = known ?? nextOffer(offers, day);
  if (!offer) return undefined;
  const form = known && before ? before.form : openForm(offer, { day, time: '' });
  return { eventId: offer.event.id, form: atTime(offer, day, form) };
}

/** Another event of the day, at its next time. */
export function chooseOffer(offer: EventTickets, day: Day): DeskChoice {
  return {
    eventId: offer.event.id,
    form: atTime(offer, day, openForm(offer, { day, time: '' })),
  };
}

/** The time after the chosen one that has places, the first one again after the last; `by` -1 for the one before. */
export function stepTime(offer: EventTickets, form: TicketForm, by: 1 | -1): TicketForm {
  const next = timeBeside(freeTimes(offer), form.time, by);
  return next === undefined ? form : chooseTime(form, offer, next);
}

function atTime(offer: EventTickets, day: Day, form: TicketForm): TicketForm {
  const { dating } = offer.event;
  const opened = { ...form, day: dating === 'open' ? ('' as const) : day };
  if (dating !== 'slot') return { ...opened, time: '' };
  return { ...opened, time: timeFrom(freeTimes(offer), form.time) };
}

/** Of what can be sold now, the one whose next time is the first; what has no times comes after those that have one. */
function nextOffer(offers: readonly EventTickets[], day: Day): EventTickets | undefined {
  const sold = offers.filter((offer) => canBeSold(offer, day));
  const begins = (offer: EventTickets) =>
    (offer.event.dating === 'slot' ? freeTimes(offer)[0] : undefined) ?? '24';
  return sold.toSorted((one, other) => begins(one).localeCompare(begins(other)))[0] ?? offers[0];
}

/** Day tickets are offered as long as the event runs, also in the evening of a day that is over. */
function canBeSold(offer: EventTickets, day: Day): boolean {
  if (offeredTickets(offer).length === 0) return false;
  return offer.event.dating === 'open' || eventOnDay(offer, day) === 'free';
}

/** A line to count on: a kind of ticket, or a kind of person in a family's. */
export type DeskRow = {
  readonly key: string;
  readonly label: string;
  /** The ticket of which it is a part; '' for a ticket itself. */
  readonly of: string;
  readonly price: Cents;
  readonly count: number;
  readonly most: number;
  readonly ticket: Ticket;
  readonly part?: Subticket;
};

export function deskRows(form: TicketForm, sale: TicketSale): DeskRow[] {
  return offeredTickets(sale.offer).flatMap((ticket) =>
    ticket.subtickets.length === 0 || isAllFixed(ticket)
      ? [ticketRow(form, sale, ticket)]
      : ticket.subtickets.map((part) => partRow(form, sale, ticket, part)),
  );
}

/** The form with another count in a row; the same form where there is no room. */
export function countRow(
  form: TicketForm,
  sale: TicketSale,
  { ticket, part }: DeskRow,
  count: number,
): TicketForm {
  return (part ? setPart(form, sale, ticket, part, count) : setCount(form, sale, ticket, count)).form;
}

function ticketRow(form: TicketForm, sale: TicketSale, ticket: Ticket): DeskRow {
  const fixed = isAllFixed(ticket);
  const taken = Object.values(form.parts[ticket.id] ?? {}).some((count) => count > 0);
  return {
    key: ticket.id,
    label: ticket.name,
    of: '',
    price: fixed
      ? ticket.price + ticket.subtickets.reduce((sum, part) => sum + part.price * part.min_quantity, 0)
      : ticket.price,
    count: fixed ? Number(taken) : (form.counts[ticket.id] ?? 0),
    most: mostOfTicket(form, sale, ticket),
    ticket,
  };
}

function partRow(form: TicketForm, sale: TicketSale, ticket: Ticket, part: Subticket): DeskRow {
  return {
    key: `${ticket.id}.${part.id}`,
    label: part.name,
    of: ticket.name,
    price: part.price,
    count: form.parts[ticket.id]?.[part.id] ?? 0,
    most: mostOfPart(form, sale, ticket, part),
    ticket,
    part,
  };
}
