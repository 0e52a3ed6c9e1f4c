// What a booking of a tour takes: its places, and a guide for each tour that is booked whole where guides are shared.
import type { Claim } from '../../domain/capacity/claim.ts';
import { at } from '../../domain/museum-time.ts';
import type { TourLine } from '../../domain/tours/tour-line.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { TourRow } from './tour-catalogue.ts';
import { durationOf } from './tour-times.ts';

/**
 * The claims of a line. Whole tours are counted as tours when they are short, places and groups as people.
 * @param line the item's index in the cart
 */
export function claimsOf(tour: TourRow, booked: TourLine, line: number, clock: MuseumClock): Claim[] {
  const from = clock.toInstant(at(booked.date, booked.time)).getTime();
  const places: Claim = {
    line,
    pool: tour.pool_id,
    from,
    until: from + 1,
    startsAtSlot: true,
    quantity: booked.places,
  };
  if (!booked.book_complete_tour) return [places];
  const ofTours = { ...places, lineCount: booked.totalCount };
  if (tour.guides_pool_id === null) return [ofTours];
  return [
    ofTours,
    {
      line,
      pool: tour.guides_pool_id,
      from,
      until: from + durationOf(tour),
      startsAtSlot: false,
      quantity: booked.totalCount,
    },
  ];
}
