// The detail page of a tour as a form (spec 4, "Guided tour form"): day → time → how it is booked → how many →
// questions. Every step is a pure function from one form to the next; counts are capped, so that any sequence of inputs
// leads to a form that the server accepts.
import type { Cents } from '../money.ts';
import type { ClockTime, Day } from '../museum-time.ts';
import { timeAfter } from '../visit/time-after.ts';
import type { TourOffer } from './tour.ts';
import {
  type BookingKind,
  type BookingProblem,
  bookingKinds,
  bookingPrice,
  bookingProblem,
  demandOf,
  participantCount,
  pricesOf,
  type TourCounts,
  type TourTariff,
  ticketCount,
  ticketPersons,
  ticketsOf,
} from './tour-booking.ts';
import { mostOfParticipants } from './tour-form-counts.ts';
import { type AnswerProblem, type AnswerValue, answerProblems } from './tour-questions.ts';
import { chosenTime, roomAt, type TourForm, type TourSale, tariffAt, timesOf } from './tour-sale.ts';

const NOTHING: TourCounts = { tours: {}, tickets: {}, parts: {}, participants: 0 };

/** What is missing before the form can go into the cart: the first incomplete step. */
export type TourFormProblem =
  | { readonly step: 'tour' }
  | { readonly step: 'date' }
  | { readonly step: 'time' }
  /**
   * 'You are trying to book N tickets but there are only M available' (spec 5); counted in tours where tours are short.
   */
  | {
      readonly step: 'places';
      readonly wanted: number;
      readonly left: number;
      readonly of: 'places' | 'tours';
    }
  | { readonly step: 'counts'; readonly problem: BookingProblem }
  | { readonly step: 'questions'; readonly problems: Readonly<Record<string, AnswerProblem>> };

/** The form for another day's offer. Counts and answers stay, and so does the time where it is free. */
export function chooseDate(form: TourForm, offer: TourOffer, date: Day | ''): TourForm {
  return {
    ...form,
    date,
    time: date === '' ? '' : timeAfter(freeTimes(offer), form.time),
  };
}

function freeTimes(offer: TourOffer): ClockTime[] {
  return timesOf(offer)
    .filter(({ soldout }) => !soldout)
    .map(({ time }) => time);
}

/** Another time of the day. One that is sold out or not offered cannot be chosen. */
export function chooseTime(form: TourForm, offer: TourOffer, time: ClockTime): TourForm {
  return offer.schedule[time]?.soldout === false ? { ...form, time } : form;
}

/** A fresh form. */
export function openTourForm(offer: TourOffer, wish: { date: Day | ''; time: ClockTime | '' }): TourForm {
  const kind = bookingKinds(offer.detail)[0] ?? 'places';
  const tariff = tariffAt({ time: '' }, { offer });
  const empty: TourForm = { ...NOTHING, tours: firstTours(tariff, kind), ...wish, kind, answers: {} };
  return chooseDate(empty, offer, wish.date);
}

/** A group starts with one tour, unless there are several prices to choose from. */
function firstTours(tariff: TourTariff, kind: BookingKind): TourCounts['tours'] {
  const [price, ...others] = pricesOf(tariff, kind);
  return kind !== 'places' && price && others.length === 0 ? { [price.id]: 1 } : {};
}

/** Another kind of booking. Tickets stay, and say how many people come until the visitor does; what is counted by the
 * price list begins again. */
export function chooseKind(form: TourForm, sale: TourSale, kind: BookingKind): TourForm {
  if (!bookingKinds(sale.offer.detail).includes(kind) || kind === form.kind) return form;
  const tariff = tariffAt(form, sale);
  const next = { ...form, kind, tours: firstTours(tariff, kind) };
  const people = Math.min(ticketCount(tariff, form), mostOfParticipants(next, sale));
  return { ...next, participants: form.participants || people };
}

/** The form after its booking went into the cart: day, time and answers stay, the counts are reset. */
export function clearTourForm(form: TourForm, sale: TourSale): TourForm {
  return {
    ...form,
    ...NOTHING,
    tours: firstTours(tariffAt(form, sale), form.kind),
  };
}

/** Answers a question. */
export function setAnswer(form: TourForm, qId: string, value: AnswerValue): TourForm {
  return {
    ...form,
    answers: { ...form.answers, [qId]: value },
  };
}

/** Tickets chosen, a family's members counted each. */
export function formTickets(form: TourForm, sale: TourSale): number {
  return ticketCount(tariffAt(form, sale), form);
}

/** Tours booked whole or by the group. */
export function formTours(form: TourForm, sale: TourSale): number {
  return demandOf(tariffAt(form, sale), form.kind, form).tours;
}

/** People who take part. */
export function formPeople(form: TourForm, sale: TourSale): number {
  return participantCount(tariffAt(form, sale), form.kind, form);
}

/** True when no tour is left at this time for a group that has counted nobody yet, because the cart holds the last. */
export function isTakenUp(form: TourForm, sale: TourSale): boolean {
  return form.kind !== 'places' && form.participants === 0 && roomAt(form, sale).tours === 0;
}

/** The sum in cents, after each change (spec 4). */
export function formTotal(form: TourForm, sale: TourSale): Cents {
  return bookingPrice(tariffAt(form, sale), form.kind, form);
}

/** VAT rates in percent of what is chosen and costs something. */
export function formRates(form: TourForm, sale: TourSale): number[] {
  const tariff = tariffAt(form, sale);
  const prices = pricesOf(tariff, form.kind).filter(
    ({ id, price }) => price > 0 && (form.tours[id] ?? 0) > 0,
  );
  const tickets = ticketsOf(tariff).filter((ticket) => ticketPersons(ticket, form) > 0);
  return [
    ...prices.map(({ vat_value }) => vat_value),
    ...tickets.filter(({ price }) => price > 0).map(({ vat_value }) => vat_value),
    ...tickets.flatMap((ticket) =>
      ticket.subtickets
        .filter((part) => part.price > 0 && (form.parts[ticket.id]?.[part.id] ?? 0) > 0)
        .map(({ vat_value }) => vat_value),
    ),
  ];
}

/** Undefined when everything is chosen and there is room for all of it. */
export function tourFormProblem(form: TourForm, sale: TourSale): TourFormProblem | undefined {
  const { offer } = sale;
  if (offer.detail.state !== 'on-sale') return { step: 'tour' };
  if (form.date === '') return { step: 'date' };
  if (!chosenTime(form, offer)) return { step: 'time' };
  const tariff = tariffAt(form, sale);
  const demand = demandOf(tariff, form.kind, form);
  const room = roomAt(form, sale);
  if (demand.tours > room.tours)
    return { step: 'places', wanted: demand.tours, left: room.tours, of: 'tours' };
  if (demand.places > room.places)
    return { step: 'places', wanted: demand.places, left: room.places, of: 'places' };
  const problem = bookingProblem(tariff, form.kind, form);
  if (problem) return { step: 'counts', problem };
  const problems = answerProblems(offer.questions, form.answers);
  return Object.keys(problems).length > 0 ? { step: 'questions', problems } : undefined;
}
