// The first day on which something of a tour is available, for many tours at once. Where tours share guides, places
// alone do not decide this: those tours are searched in stretches of two weeks, all of them together.
import { addDays, at, type Day, laterOf } from '../../domain/museum-time.ts';
import { nextOpenSlots } from '../capacity/availability.ts';
import { slotsByPool } from '../capacity/pool-slots.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { TourRow } from './tour-catalogue.ts';
import { poolsOf, type TimeLeft, type ToursShop, timesAfter, wantedOf } from './tour-times.ts';

/** A tour, and the instant after which it is to begin. */
export type Search = { readonly tour: TourRow; readonly after: Date };

const STRETCH_DAYS = 14;

/**
 * The first day with something left, by tour's id; tours without one are missing.
 * @param until only times that begin before it; the beginning of a day
 */
export async function findOpenDays(
  shop: ToursShop,
  searches: readonly Search[],
  until?: Date,
): Promise<ReadonlyMap<string, Day>> {
  const guided = searches.filter(({ tour }) => tour.guides_pool_id !== null);
  const [byPlaces, withGuides] = await Promise.all([
    findByPlaces(
      shop,
      searches.filter(({ tour }) => tour.guides_pool_id === null),
      until,
    ),
    findWithGuides(shop, guided, until),
  ]);
  return new Map([...byPlaces, ...withGuides]);
}

/** Each tour's next day with places; tours by id. */
async function findByPlaces(
  shop: ToursShop,
  searches: readonly Search[],
  until: Date | undefined,
): Promise<Map<string, Day>> {
  if (searches.length === 0) return new Map();
  const open = await nextOpenSlots(
    shop,
    searches.map(({ tour, after }) => wantedOf(tour, after)),
    until,
  );
  return new Map(
    searches.flatMap(({ tour }) => {
      const slot = open.get(tour.pool_id);
      return slot ? [[tour.id, slot.day]] : [];
    }),
  );
}

async function findWithGuides(
  shop: ToursShop,
  searches: readonly Search[],
  until: Date | undefined,
): Promise<Map<string, Day>> {
  const found = new Map<string, Day>();
  let waiting = searches;
  while (waiting.length > 0) {
    const candidates = await findByPlaces(shop, waiting, until);
    waiting = waiting.filter(({ tour }) => candidates.has(tour.id));
    const [first] = [...candidates.values()].sort();
    if (first === undefined) break;
    const last = addDays(first, STRETCH_DAYS - 1);
    const pools = waiting.flatMap(({ tour }) => poolsOf(tour));
    const slots = await slotsByPool(shop, pools, first, addDays(last, 1));
    for (const { tour, after } of waiting) {
      const day = openIn(timesAfter(tour, slots, after), last);
      if (day !== undefined) found.set(tour.id, day);
    }
    const end = endOfDay(last, shop.clock);
    waiting = waiting
      .filter(({ tour }) => !found.has(tour.id))
      .map(({ tour, after }) => ({ tour, after: laterOf(after, end) }));
  }
  if (until !== undefined)
    for (const [id, day] of found) if (endOfDay(day, shop.clock) >= until) found.delete(id);
  return found;
}

function openIn(times: readonly TimeLeft[], last: Day): Day | undefined {
  return times.find(({ day, soldout }) => !soldout && day <= last)?.day;
}

/** The last instant of a day. */
export function endOfDay(day: Day, clock: MuseumClock): Date {
  return new Date(clock.toInstant(at(addDays(day, 1), '00:00')).getTime() - 1);
}
