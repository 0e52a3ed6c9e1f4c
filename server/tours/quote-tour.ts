// A guided-tour item of a cart, priced from the catalogue and turned into claims (spec decisions 3). A price in the
// request is never trusted; what is booked is checked by the same rules as in the browser (spec 5).
import { slotsBetween } from '../../domain/capacity/slot-rule.ts';
import type { Language } from '../../domain/language.ts';
import { at, dayOf, isMuseumDateTime, timeOf } from '../../domain/museum-time.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { tourLine } from '../../domain/tours/make-tour-line.ts';
import { type ReadTourItem, readTourItem } from '../../domain/tours/read-tour-item.ts';
import {
  type BookingProblem,
  bookingProblem,
  participantCount,
  ticketCount,
} from '../../domain/tours/tour-booking.ts';
import type { TourItem } from '../../domain/tours/tour-item.ts';
import { tourKind } from '../../domain/tours/tour-kind.ts';
import type { TourLine } from '../../domain/tours/tour-line.ts';
import { tourLineParts } from '../../domain/tours/tour-line-parts.ts';
import type { TourOrderLine } from '../../domain/tours/tour-order-line.ts';
import { answerProblems } from '../../domain/tours/tour-questions.ts';
import { type CapacityShop, slotsBetween as slotsOfPools } from '../capacity/availability.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { questionsOf, saleState, ticketsOfTour, toTour } from './present-tour.ts';
import { priceListOf } from './price-list.ts';
import { admissionsOf, freeAdmissions } from './tour-admissions.ts';
import type { TourCatalogue, TourRow } from './tour-catalogue.ts';
import { claimsOf } from './tour-claims.ts';
import { bookableAfter } from './tour-times.ts';

export type QuoteTourContext = CapacityShop & {
  readonly tours: TourCatalogue;
  readonly clock: MuseumClock;
  readonly language: Language;
};

/**
 * Quotes an item of type `guidedTour`.
 * @param line the item's index in the cart
 */
export async function quoteTour(
  item: TourItem,
  line: number,
  context: QuoteTourContext,
): Promise<Quote<TourOrderLine> | Refusal> {
  const { clock, language } = context;
  const tour = context.tours.byId.get(item.tourId);
  if (!tour) return refuse('ITEM_UNKNOWN');
  const { datetime } = item;
  if (!(await isOffered(tour, datetime, context))) return refuse('TOUR_DATETIME_INVALID');
  const tariff = tariffOf(context.tours, tour, datetime, language);
  if (tariff.detail.state !== 'on-sale') return refuse('TOUR_NOT_BOOKABLE');
  const read = readTourItem(item, tariff);
  if (read === 'ITEM_UNKNOWN') return refuse('ITEM_UNKNOWN');
  const questions = questionsOf(tour, language);
  const refused = countsRefusal(item, read, tariff) ?? answersRefusal(questions, read);
  if (refused) return refused;

  const [date, time] = [dayOf(datetime), timeOf(datetime)];
  const booked = tourLine({ tariff, questions, ...read, date, time, timeslotId: '' });
  return {
    totalPrice: booked.totalPrice,
    vatParts: tourKind.vatParts(booked),
    claims: claimsOf(tour, booked, line, clock),
    orderLine: toOrderLine(booked, tour.venue.address),
    admissions: admissionsOf(booked),
    freeAdmissions: freeAdmissions(booked),
    cartLine: async () => {
      const slots = await slotsOfPools(context, [tour.pool_id], date, date);
      return { ...booked, id: String(slots.find((slot) => slot.datetime === datetime)?.id ?? '') };
    },
  };
}

/** A time of the tour that can still be booked; whether there is room is decided with the hold. */
async function isOffered(tour: TourRow, datetime: string, context: QuoteTourContext): Promise<boolean> {
  const { clock } = context;
  if (!isMuseumDateTime(datetime) || clock.toInstant(datetime) <= bookableAfter(tour, clock)) return false;
  const day = dayOf(datetime);
  const isThen = (slot: { readonly datetime: string }) => slot.datetime === datetime;
  // Times that staff have added are no rule's.
  return (
    slotsBetween(tour.rules, day, day, clock.exists).some(isThen) ||
    (await slotsOfPools(context, [tour.pool_id], day, day)).some(isThen)
  );
}

function tariffOf(tours: TourCatalogue, tour: TourRow, datetime: string, language: Language) {
  return {
    detail: { ...toTour(tours, tour, language, { times: [], ended: false }), state: saleState(tour) },
    tickets: ticketsOfTour(tour, language),
    priceList: priceListOf(tour, language, dayOf(datetime)),
  };
}

type Tariff = ReturnType<typeof tariffOf>;

function countsRefusal(item: TourItem, { kind, counts }: ReadTourItem, tariff: Tariff): Refusal | undefined {
  const problem = bookingProblem(tariff, kind, counts);
  if (problem) return toRefusal(problem);
  const participants = item.participants ?? 0;
  if (
    kind === 'places' &&
    item.participants !== undefined &&
    participants !== participantCount(tariff, kind, counts)
  )
    return toRefusal({ code: 'TICKETS_DIFFER', participants, tickets: ticketCount(tariff, counts) });
  return undefined;
}

function toRefusal(problem: BookingProblem): Refusal {
  switch (problem.code) {
    case 'NOT_BOOKABLE':
    case 'KIND_UNKNOWN':
      return refuse('TOUR_NOT_BOOKABLE');
    case 'COUNT_INVALID':
    case 'TOURS_MISSING':
      return refuse('ITEM_COUNT_INVALID');
    case 'SUBTICKETS_INVALID':
      return refuse('TICKET_SUBTICKETS_INVALID');
    case 'PARTICIPANTS_MISSING':
      return refuse('TOUR_PARTICIPANTS_MISSING');
    case 'TICKETS_DIFFER': {
      const { participants, tickets } = problem;
      return refuse('TOUR_TICKETS_DIFFER', { details: { participants, tickets } });
    }
    case 'TOO_MANY':
      return refuse('TOUR_GROUP_TOO_LARGE', { details: { most: problem.most } });
    case 'TOO_FEW':
      return refuse('TOUR_GROUP_TOO_SMALL', { details: { least: problem.least } });
  }
}

function answersRefusal(
  questions: ReturnType<typeof questionsOf>,
  { answers }: ReadTourItem,
): Refusal | undefined {
  const problems = answerProblems(questions, answers);
  const fields = Object.fromEntries(Object.entries(problems).map(([qId, problem]) => [qId, [problem]]));
  return Object.keys(fields).length > 0 ? refuse('TOUR_ANSWERS_INVALID', { fields }) : undefined;
}

function toOrderLine(line: TourLine, address: string): TourOrderLine {
  return {
    type: 'guidedTour',
    id: line.tourId,
    name: [
      ...line.tours.map(({ count, name }) => `${count} × ${name}`),
      ...line.tickets.map(({ count, name }) => `${count} × ${name}`),
    ].join(', '),
    title: line.name,
    venue: line.venue,
    address,
    datetime: at(line.date, line.time),
    datetime_end: line.datetime_end,
    count: line.totalCount,
    parts: tourLineParts(line),
    totalPrice: line.totalPrice,
    withdrawal_days: line.withdrawal_days,
    tour: {
      langIdentifier: line.langIdentifier,
      langName: line.langName,
      meeting_point: line.meeting_point,
      eventName: line.eventName,
      participants: line.participants,
      tours: line.single_ticketing ? 0 : line.totalCount,
      book_complete_tour: line.book_complete_tour === 1,
      answers: [...line.answers],
    },
  };
}
