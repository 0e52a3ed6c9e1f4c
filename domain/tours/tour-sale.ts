// A tour on sale: the answer of `tour` for one day, what the cart already takes of it, and what is left at the chosen
// time.
import { at, type ClockTime, type Day } from '../museum-time.ts';
import type { TourOffer, TourTime } from './tour.ts';
import type { BookingKind, TourCounts, TourDemand, TourTariff } from './tour-booking.ts';
import type { Answers } from './tour-questions.ts';

export type TourForm = TourCounts & {
  /** '' while none is chosen. */
  readonly date: Day | '';
  readonly time: ClockTime | '';
  readonly kind: BookingKind;
  readonly answers: Answers;
};

/** What the visitor's cart already takes of the tour at a time. */
export type TakenTour = TourDemand & { readonly datetime: string };

/** The answer of `tour` for the chosen day, and what the cart already takes. */
export type TourSale = { readonly offer: TourOffer; readonly taken: readonly TakenTour[] };

/** The day's times in order. */
export function timesOf({ schedule }: TourOffer): readonly (TourTime & { readonly time: ClockTime })[] {
  return Object.entries(schedule)
    .map(([time, entry]) => ({ ...entry, time }))
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** The chosen time; undefined while the chosen day's offer is being fetched. */
export function chosenTime(
  { date, time }: Pick<TourForm, 'date' | 'time'>,
  offer: TourOffer,
): TourTime | undefined {
  return date !== '' && date === offer.date ? offer.schedule[time] : undefined;
}

/** The price list that applies at the chosen time. */
export function tariffAt(form: Pick<TourForm, 'time'>, { offer }: Pick<TourSale, 'offer'>): TourTariff {
  return {
    detail: offer.detail,
    tickets: offer.tickets,
    priceList: offer.schedule[form.time]?.priceList ?? offer.priceList,
  };
}

/**
 * What is left at the chosen time after what the cart takes. Groups share their tours, so only places count for them.
 */
export function roomAt(form: Pick<TourForm, 'date' | 'time'>, { offer, taken }: TourSale): TourDemand {
  const entry = chosenTime(form, offer);
  if (!entry) return { places: 0, tours: 0 };
  const mine = taken.filter(({ datetime }) => datetime === at(form.date, form.time));
  const places = Math.max(0, entry.tickets - mine.reduce((sum, one) => sum + one.places, 0));
  const { book_complete_tour, max_participants } = offer.detail;
  const fitting = places / max_participants;
  if (!book_complete_tour) return { places, tours: Math.min(entry.tours, Math.ceil(fitting)) };
  const tours = Math.max(0, entry.tours - mine.reduce((sum, one) => sum + one.tours, 0));
  return { places, tours: Math.min(tours, Math.floor(fitting)) };
}
