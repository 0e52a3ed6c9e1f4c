// A tour in the visitor's language, as the API sends it (domain/tours/tour.ts).
import { inLanguage, LANGUAGES, type Language, LOCALES } from '../../domain/language.ts';
import { at, type Day } from '../../domain/museum-time.ts';
import type { Tour, TourQuestion, TourSchedule, TourState, TourTicket } from '../../domain/tours/tour.ts';
import { bookingKinds, pricesOf } from '../../domain/tours/tour-booking.ts';
import { toPicture } from '../museum-folder/stored-picture.ts';
import { leastPrice, paragraphsOf } from '../tickets/present-ticket.ts';
import { languageNames } from './language-names.ts';
import { priceListOf } from './price-list.ts';
import type { TourCatalogue, TourRow } from './tour-catalogue.ts';
import type { TourOutlook } from './tour-outlook.ts';
import { type TimeLeft, termsOf } from './tour-times.ts';

/** What a tour's language is called: as the museum says, else as Unicode does. */
export function languageName(
  { language: given, language_name }: Pick<TourRow, 'language' | 'language_name'>,
  language: Language,
): string {
  return (
    inLanguage(language_name ?? undefined, language) || (languageNames(LOCALES[language]).of(given) ?? given)
  );
}

/** A tour's tickets. */
export function ticketsOfTour({ tickets }: TourRow, language: Language): TourTicket[] {
  return tickets.map((ticket, index) => ({
    id: ticket.id,
    name: inLanguage(ticket.name, language),
    description: inLanguage(ticket.description, language),
    price: ticket.price,
    vat_value: ticket.vat_value,
    sequence_no: index + 1,
    subtickets: ticket.subtickets.map((part) => ({ ...part, name: inLanguage(part.name, language) })),
  }));
}

/** The questions that a tour asks a party. */
export function questionsOf({ questions }: TourRow, language: Language): TourQuestion[] {
  return questions.map(({ id, type, label, hint, required, options, min, max }) => ({
    qId: id,
    label: inLanguage(label, language),
    hint: inLanguage(hint, language),
    type,
    required,
    ...(options && {
      options: options.map(({ value, label: name }) => ({ value, label: inLanguage(name, language) })),
    }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }));
}

/** Times of one day, by clock time. */
export function toSchedule(tour: TourRow, times: readonly TimeLeft[], language: Language): TourSchedule {
  return Object.fromEntries(
    times.map(({ day, time, datetime_end, timeslotId, tours, places, soldout }) => [
      time,
      {
        tours,
        tickets: places,
        priceList: priceListOf(tour, language, day),
        timeslotId,
        datetime_end,
        soldout,
      },
    ]),
  );
}

/** Whether a tour is sold at all, even if nothing is left. */
export function saleState(tour: TourRow): Extract<TourState, 'on-sale' | 'not-bookable' | 'no-tickets'> {
  const detail = { ...termsOf(tour), state: 'on-sale' } as const;
  const priceList = priceListOf(tour, LANGUAGES[0], null);
  const unpriced = bookingKinds(detail).some(
    (kind) =>
      (kind !== 'places' || tour.booking_without_tickets) &&
      pricesOf({ detail, tickets: [], priceList }, kind).length === 0,
  );
  if (!tour.bookable || unpriced) return 'not-bookable';
  return tour.booking_without_tickets || tour.tickets.length > 0 ? 'on-sale' : 'no-tickets';
}

/** A tour in the visitor's language. Its price from is that of its next day. */
export function toTour(tours: TourCatalogue, tour: TourRow, language: Language, outlook: TourOutlook): Tour {
  const next = outlook.times.find(({ soldout }) => !soldout);
  return {
    id: tour.id,
    name: inLanguage(tour.name, language),
    eventName: inLanguage(tour.event_name ?? undefined, language),
    langIdentifier: tour.language,
    langName: languageName(tour, language),
    other_languages: (tours.otherLanguages.get(tour.id) ?? []).map((other) => ({
      id: other.id,
      langIdentifier: other.language,
      langName: languageName(other, language),
    })),
    museumId: tour.venue.id,
    venue: inLanguage(tour.venue.name, language),
    address: tour.venue.address,
    meeting_point: inLanguage(tour.meeting_point, language),
    custom_groups: tour.custom_groups.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    sequence_no: tour.sequence_no,
    teaser: inLanguage(tour.teaser, language),
    description: paragraphsOf(inLanguage(tour.description, language)),
    picture: toPicture(tour.picture, language),
    accent: tour.accent,
    duration_minutes: tour.duration_minutes,
    priceList: priceListOf(tour, language, null),
    tickets: ticketsOfTour(tour, language),
    schedule: toSchedule(tour, outlook.times, language),
    ...termsOf(tour),
    book_ahead_hours: tour.book_ahead_hours,
    state: stateOf(tour, outlook),
    ...priceFrom(tour, next?.day ?? null),
    next_date: next?.day ?? null,
    next_slot: next ? { datetime: at(next.day, next.time), available: next.places } : null,
    withdrawal_days: tour.withdrawal_days,
  };
}

function stateOf(tour: TourRow, { times, ended }: TourOutlook): TourState {
  const state = saleState(tour);
  if (state !== 'on-sale') return state;
  if (ended) return 'ended';
  return times.length > 0 ? 'on-sale' : 'sold-out';
}

/** The lowest price on a day: for a single place where places are sold, otherwise for a group. */
function priceFrom(tour: TourRow, day: Day | null): Pick<Tour, 'price_from' | 'price_from_per'> {
  const per = tour.single_ticketing ? 'person' : 'tour';
  const prices =
    per === 'person' && !tour.booking_without_tickets
      ? tour.tickets.map(leastPrice)
      : priceListOf(tour, LANGUAGES[0], day).flatMap((entry) => (entry.per === per ? entry.price : []));
  const paid = prices.filter((price) => price > 0);
  return {
    price_from_per: per,
    price_from: prices.length === 0 ? null : paid.length > 0 ? Math.min(...paid) : 0,
  };
}
