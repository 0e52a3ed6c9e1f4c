// A guided tour at the desk (operations 2): the day's tours, and the next time of one that has something left. What is counted and
// what may be booked is the shop's own tour form (tour-form.ts).
import type { Cents } from '../money.ts';
import type { ClockTime, Day } from '../museum-time.ts';
import type { Subticket } from '../tickets/event.ts';
import { isFixed, priceOf } from '../tickets/ticket-counts.ts';
import { isAllFixed, minimumParts } from '../tickets/ticket-parts.ts';
import type { TourOffer, TourPrice, TourTicket } from '../tours/tour.ts';
import { bookingKinds, pricesOf, ticketsOf } from '../tours/tour-booking.ts';
import { chooseDate, formPeople, formTickets, openTourForm, tourFormProblem } from '../tours/tour-form.ts';
import {
  leastOfPrice,
  mostOfPart,
  mostOfParticipants,
  mostOfPrice,
  mostOfTicket,
  setPart,
  setParticipants,
  setTickets,
  setTours,
  ticketsChosen,
} from '../tours/tour-form-counts.ts';
import { type TourForm, type TourSale, tariffAt, timesOf } from '../tours/tour-sale.ts';
import { timeBeside, timeFrom } from './desk-times.ts';

/** The chosen tour and what is chosen of it. */
export type DeskTour = { readonly tourId: string; readonly form: TourForm };

/** Times of a tour at which something of it is left. */
export function freeTourTimes(offer: TourOffer): ClockTime[] {
  return timesOf(offer)
    .filter(({ soldout }) => !soldout)
    .map(({ time }) => time);
}

/**
 * The tour of a day. Without an earlier choice it is the one that begins next; else the same one, at the same time or, where that
 * has filled up, at the next one, with what was counted.
 * @returns undefined where no tour is given on the day
 */
export function beginTour(offers: readonly TourOffer[], day: Day, before?: DeskTour): DeskTour | undefined {
  const known = offers.find(({ detail }) => detail.id === before?.tourId);
  const offer = known ?? nextTour(offers);
  if (!offer) return undefined;
  if (!known || !before) return chooseTour(offer, day);
  const { form } = before;
  return {
    tourId: offer.detail.id,
    form: chooseDate({ ...form, time: timeFrom(freeTourTimes(offer), form.time) }, offer, day),
  };
}

/** Another tour of the day, at its next time. */
export function chooseTour(offer: TourOffer, day: Day): DeskTour {
  const wish = { date: day, time: timeFrom(freeTourTimes(offer), '') };
  return { tourId: offer.detail.id, form: openTourForm(offer, wish) };
}

/** The time after the chosen one at which something is left, the first one again after the last; `by` -1 for the one before. */
export function stepTourTime(offer: TourOffer, form: TourForm, by: 1 | -1): TourForm {
  const next = timeBeside(freeTourTimes(offer), form.time, by);
  return next === undefined ? form : { ...form, time: next };
}

function nextTour(offers: readonly TourOffer[]): TourOffer | undefined {
  const begins = (offer: TourOffer) => freeTourTimes(offer)[0] ?? '24';
  return offers.toSorted((one, other) => begins(one).localeCompare(begins(other)))[0];
}

/** Is anybody counted who comes along? Then the tour belongs to the sale, and what it lacks has to be said. */
function isTourBegun(form: TourForm, sale: TourSale): boolean {
  return formPeople(form, sale) > 0 || formTickets(form, sale) > 0;
}

/**
 * What keeps the tour from being sold; undefined where it can be, or where nobody was counted and something else is sold.
 * @param hasOthers something else is sold
 */
export function deskTourProblem(form: TourForm, sale: TourSale, hasOthers: boolean) {
  return hasOthers && !isTourBegun(form, sale) ? undefined : tourFormProblem(form, sale);
}

type What =
  | { readonly of: 'price'; readonly price: TourPrice }
  | { readonly of: 'ticket'; readonly ticket: TourTicket }
  | { readonly of: 'part'; readonly ticket: TourTicket; readonly part: Subticket }
  /** The people of a group. */
  | { readonly of: 'people' };

/** A line to count on. */
export type DeskTourRow = {
  readonly key: string;
  /** '' for the people of a group. */
  readonly label: string;
  /** The ticket of which it is a part; '' for others. */
  readonly of: string;
  readonly price: Cents;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly what: What;
};

/** Tours or persons by the price list, tickets, and last the people of a group. */
export function deskTourRows(form: TourForm, sale: TourSale): DeskTourRow[] {
  const tariff = tariffAt(form, sale);
  const prices = pricesOf(tariff, form.kind).map((price) => priceRow(form, sale, price));
  const tickets = ticketsOf(tariff).flatMap((ticket) =>
    ticket.subtickets.length === 0 || isAllFixed(ticket)
      ? [ticketRow(form, sale, ticket)]
      : ticket.subtickets.filter((part) => !isFixed(part)).map((part) => partRow(form, sale, ticket, part)),
  );
  return [...prices, ...tickets, ...(form.kind === 'places' ? [] : [peopleRow(form, sale)])];
}

/** The form with another count in a row, as far as there is room. */
export function countTourRow(
  form: TourForm,
  sale: TourSale,
  { what }: Pick<DeskTourRow, 'what'>,
  count: number,
): TourForm {
  switch (what.of) {
    case 'price':
      return setTours(form, sale, what.price, count);
    case 'ticket':
      return setTickets(form, sale, what.ticket, count);
    case 'part':
      return setPart(form, sale, what.ticket, what.part, count);
    case 'people':
      return setParticipants(form, sale, count);
  }
}

function priceRow(form: TourForm, sale: TourSale, price: TourPrice): DeskTourRow {
  return {
    ...{ key: `price.${price.id}`, label: price.name, of: '', price: price.price },
    count: form.tours[price.id] ?? 0,
    least: leastOfPrice(form, sale, price),
    most: mostOfPrice(form, sale, price),
    what: { of: 'price', price },
  };
}

function ticketRow(form: TourForm, sale: TourSale, ticket: TourTicket): DeskTourRow {
  return {
    ...{ key: `ticket.${ticket.id}`, label: ticket.name, of: '' },
    price: isAllFixed(ticket) ? priceOf(ticket, 1, minimumParts(ticket)) : ticket.price,
    count: ticketsChosen(form, ticket),
    least: 0,
    most: mostOfTicket(form, sale, ticket),
    what: { of: 'ticket', ticket },
  };
}

function partRow(form: TourForm, sale: TourSale, ticket: TourTicket, part: Subticket): DeskTourRow {
  return {
    ...{ key: `part.${ticket.id}.${part.id}`, label: part.name, of: ticket.name, price: part.price },
    count: form.parts[ticket.id]?.[part.id] ?? 0,
    least: 0,
    most: mostOfPart(form, sale, ticket, part),
    what: { of: 'part', ticket, part },
  };
}

function peopleRow(form: TourForm, sale: TourSale): DeskTourRow {
  return {
    ...{ key: 'people', label: '', of: '', price: 0, count: form.participants, least: 0 },
    most: mostOfParticipants(form, sale),
    what: { of: 'people' },
  };
}

/** Is more than one way to book it offered: single places, and the whole tour? */
export function hasKinds({ detail }: TourOffer): boolean {
  return bookingKinds(detail).length > 1;
}
