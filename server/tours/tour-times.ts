// The times of a tour and what each has left. Only times that can still be booked are offered: those that begin later
// than the tour's lead time from now.
import { timeOf } from '../../domain/museum-time.ts';
import type { Tour } from '../../domain/tours/tour.ts';
import { bookingKinds, isBookable, toursLeft } from '../../domain/tours/tour-booking.ts';
import type { CapacityShop, SlotAvailability, WantedSlots } from '../capacity/availability.ts';
import { leastOver, type SlotsByPool } from '../capacity/pool-slots.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { TourCatalogue, TourRow } from './tour-catalogue.ts';

export type ToursShop = CapacityShop & {
  readonly tours: TourCatalogue;
  readonly clock: MuseumClock;
};

/** One time of a tour: tours or groups left, places left, and whether nothing can be booked. */
export type TimeLeft = {
  readonly day: string;
  readonly time: string;
  readonly datetime_end: string;
  readonly timeslotId: string;
  readonly tours: number;
  readonly places: number;
  /** Places of the time that are for sale here, sold ones too. */
  readonly capacity: number;
  readonly soldout: boolean;
};

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

type Terms = Pick<
  Tour,
  | 'single_ticketing'
  | 'book_complete_tour'
  | 'booking_without_tickets'
  | 'max_participants'
  | 'min_participants'
>;

/** How a tour is booked. */
export function termsOf(tour: TourRow): Terms {
  return {
    single_ticketing: flag(tour.single_ticketing),
    book_complete_tour: flag(tour.book_complete_tour),
    booking_without_tickets: flag(tour.booking_without_tickets),
    max_participants: tour.max_participants,
    min_participants: tour.min_participants,
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** The instant after which a tour must begin to be booked now. */
export function bookableAfter({ book_ahead_hours }: TourRow, clock: MuseumClock): Date {
  return new Date(clock.toInstant(clock.now()).getTime() + book_ahead_hours * MS_PER_HOUR);
}

/** Milliseconds that a tour lasts. */
export function durationOf({ duration_minutes }: TourRow): number {
  return duration_minutes * MS_PER_MINUTE;
}

/** The pools on which a tour draws: its places, and the guides that it shares. */
export function poolsOf({ pool_id, guides_pool_id }: TourRow): string[] {
  return guides_pool_id === null ? [pool_id] : [pool_id, guides_pool_id];
}

/** The slots in which something can be booked. */
export function wantedOf(tour: TourRow, after: Date): WantedSlots {
  return {
    pool: tour.pool_id,
    after,
    least: leastPlaces(termsOf(tour)),
  };
}

/** The fewest places with which anything can be booked, apart from guides. */
function leastPlaces(terms: Terms): number {
  return Math.min(
    ...bookingKinds(terms).map((kind) =>
      kind === 'places' ? 1 : kind === 'whole' ? terms.max_participants : terms.min_participants,
    ),
  );
}

/** The tour's times among these slots that begin after an instant, in order. */
export function timesAfter(tour: TourRow, slots: SlotsByPool, after: Date): TimeLeft[] {
  return (slots.get(tour.pool_id)?.slots ?? [])
    .filter(({ starts_at }) => starts_at > after)
    .map((slot) => timeLeft(tour, slot, slots));
}

function timeLeft(tour: TourRow, slot: SlotAvailability, slots: SlotsByPool): TimeLeft {
  const terms = termsOf(tour);
  const places = Math.max(0, slot.available);
  const from = slot.starts_at.getTime();
  const guides =
    tour.guides_pool_id === null
      ? undefined
      : leastOver(slots.get(tour.guides_pool_id), from, from + durationOf(tour));
  const tours = toursLeft(terms, { places, guides });
  return {
    day: slot.day,
    time: timeOf(slot.datetime),
    datetime_end: slot.datetime_end,
    timeslotId: String(slot.id),
    tours,
    places,
    capacity: slot.capacity,
    soldout: !isBookable(terms, { places, tours }),
  };
}
