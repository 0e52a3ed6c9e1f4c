// The places of guided tours as pools (spec decisions 5): `tour:{id}`, one for each language that a tour is given in. A time
// has as many places as its groups have participants; guides are a pool that tours share.

import { ALWAYS, type Run, resolveSlotRule } from '../../../domain/capacity/resolve-slot-rule.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { resolveDay } from '../../../domain/visit/resolve-day.ts';
import type { PlannedPool } from '../../museum-folder/folder-format.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { SlotRule } from '../../museum-folder/museum-fields.ts';
import type { TourFile, TourSlotRule } from './tour-file.ts';

/** The pools of a file's tours. */
export function planTourPools(tour: TourFile, museum: MuseumBasics, today: Day): PlannedPool[] {
  return tour.languages.map(({ id, slots }) => ({
    id: tourPoolId(id),
    rules: {
      kind: 'slots',
      rules: slots.map((rule) =>
        resolveSlotRule(placesRule(rule, tour), today, runOf(tour, today), museum.closing_days),
      ),
    },
  }));
}

/** When a tour takes place. */
export function runOf({ start, end }: TourFile, today: Day): Run {
  return {
    from: start === undefined ? ALWAYS.from : resolveDay(start, today),
    to: end === undefined ? ALWAYS.to : resolveDay(end, today),
  };
}

/** The pool of a tour's places. */
export function tourPoolId(tourId: string): string {
  return `tour:${tourId}`;
}

/** Whether a tour is booked whole and in no other way: guides are counted for these tours only. */
export function isWholeOnly({
  book_complete_tour,
  single_ticketing,
}: Pick<TourFile, 'book_complete_tour' | 'single_ticketing'>): boolean {
  return book_complete_tour === true && single_ticketing !== true;
}

/** A rule that counts tours, as one that counts places. */
export function placesRule(
  { tours = 1, ...rule }: TourSlotRule,
  { duration_minutes, max_participants }: Pick<TourFile, 'duration_minutes' | 'max_participants'>,
): SlotRule {
  return { ...rule, minutes: duration_minutes, capacity: tours * max_participants };
}
