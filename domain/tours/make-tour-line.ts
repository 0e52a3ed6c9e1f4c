// Makes the cart's line of a guided tour (spec 3, "Cart line kinds"). The browser makes it from the form, the server
// from the request, both with the same function. An incomplete form gives no line.
import { addMinutes, at, type ClockTime, type Day } from '../museum-time.ts';
import type { Typed } from '../products/product-kind.ts';
import type { Tour, TourQuestion, TourTicket } from './tour.ts';
import {
  type BookingKind,
  bookingPrice,
  demandOf,
  participantCount,
  pricesOf,
  type TourCounts,
  type TourTariff,
  ticketPersons,
  ticketsOf,
} from './tour-booking.ts';
import { tourFormProblem } from './tour-form.ts';
import { isTourLine, type TourLine, type TourLineTicket, type TourLineTour } from './tour-line.ts';
import { type Answers, givenAnswers } from './tour-questions.ts';
import { type TakenTour, type TourForm, type TourSale, tariffAt } from './tour-sale.ts';

export type TourBooking = {
  readonly tariff: TourTariff & { readonly detail: Omit<Tour, 'schedule' | 'priceList' | 'tickets'> };
  readonly questions: readonly TourQuestion[];
  readonly kind: BookingKind;
  readonly counts: TourCounts;
  readonly answers: Answers;
  readonly date: Day;
  readonly time: ClockTime;
  readonly timeslotId: string;
};

/** The line of a booking that keeps the tour's rules. */
export function tourLine(booking: TourBooking): TourLine {
  const { tariff, kind, counts, date, time } = booking;
  const { detail } = tariff;
  const tours: TourLineTour[] = pricesOf(tariff, kind)
    .map(({ id, name, price, vat_value }) => ({ id, name, price, vat_value, count: counts.tours[id] ?? 0 }))
    .filter(({ count }) => count > 0);
  const tickets = ticketsOf(tariff)
    .filter((ticket) => ticketPersons(ticket, counts) > 0)
    .map((ticket) => lineTicket(ticket, counts));
  const demand = demandOf(tariff, kind, counts);
  const participants = participantCount(tariff, kind, counts);
  return {
    type: 'guidedTour',
    id: booking.timeslotId,
    tourId: detail.id,
    name: detail.name,
    eventName: detail.eventName,
    langIdentifier: detail.langIdentifier,
    langName: detail.langName,
    venue: detail.venue,
    meeting_point: detail.meeting_point,
    date,
    time,
    datetime_end: addMinutes(at(date, time), detail.duration_minutes),
    answers: givenAnswers(booking.questions, booking.answers),
    tickets,
    tours,
    single_ticketing: kind === 'places' ? 1 : 0,
    book_complete_tour: kind === 'whole' ? 1 : 0,
    participants,
    places: demand.places,
    totalCount: kind === 'places' ? participants : demand.tours,
    priceId: tours[0]?.id ?? '',
    price: tours[0]?.price ?? 0,
    vat_value: (tours[0] ?? tickets[0])?.vat_value ?? 0,
    totalPrice: bookingPrice(tariff, kind, counts),
    withdrawal_days: detail.withdrawal_days,
    picture: detail.picture.src,
  };
}

function lineTicket(ticket: TourTicket, counts: TourCounts): TourLineTicket {
  const parts = counts.parts[ticket.id] ?? {};
  const parted = ticket.subtickets.length > 0;
  return {
    id: ticket.id,
    name: ticket.name,
    price: ticket.price,
    vat_value: ticket.vat_value,
    count: parted ? 1 : (counts.tickets[ticket.id] ?? 0),
    subtickets: ticket.subtickets.map(({ id, name, price, vat_value }) => ({
      id,
      name,
      price,
      vat_value,
      count: parts[id] ?? 0,
    })),
  };
}

/** The line to add to the cart; undefined while something is missing or there is no room. */
export function toTourLine(form: TourForm, sale: TourSale): TourLine | undefined {
  const { detail, schedule, questions, tickets } = sale.offer;
  const entry = schedule[form.time];
  if (tourFormProblem(form, sale) || form.date === '' || form.time === '' || !entry) return undefined;
  return tourLine({
    tariff: { detail, tickets, priceList: tariffAt(form, sale).priceList },
    questions,
    kind: form.kind,
    counts: form,
    answers: form.answers,
    date: form.date,
    time: form.time,
    timeslotId: entry.timeslotId,
  });
}

/** What the cart's lines already take of a tour. */
export function takenTours(lines: readonly Typed[], tourId: string): TakenTour[] {
  return lines
    .filter(isTourLine)
    .filter((line) => line.tourId === tourId)
    .map((line) => ({
      datetime: at(line.date, line.time),
      places: line.places,
      tours: line.single_ticketing ? 0 : line.totalCount,
    }));
}

/** The latest answers for a tour in the cart, so that a visitor who books it again need not repeat them. */
export function lastAnswers(lines: readonly Typed[], tourId: string): Answers {
  const booked = lines.filter(isTourLine).filter((line) => line.tourId === tourId);
  return Object.fromEntries((booked.at(-1)?.answers ?? []).map(({ qId, value }) => [qId, value]));
}
