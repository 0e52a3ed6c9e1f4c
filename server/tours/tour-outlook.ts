// A tour's present availability: the times of its next day with something left. Tours that are asked for together are
// looked up together, and only those without an answer from the last two seconds.
import { addDays, type Day } from '../../domain/museum-time.ts';
import { nextOpenSlots, rememberAnswer, slotsOfDays } from '../capacity/availability.ts';
import { groupByPool } from '../capacity/pool-slots.ts';
import { findOpenDays } from './find-open-days.ts';
import type { TourRow } from './tour-catalogue.ts';
import { bookableAfter, poolsOf, type TimeLeft, type ToursShop, timesAfter } from './tour-times.ts';

/** `times`: of the next day, none when nothing is left; `ended`: there are no times any more at all. */
export type TourOutlook = { readonly times: readonly TimeLeft[]; readonly ended: boolean };

type PoolDay = { readonly pool: string; readonly day: Day };

/** The outlook of each tour, in the tours' order. */
export function outlooksOf(shop: ToursShop, tours: readonly TourRow[]): Promise<readonly TourOutlook[]> {
  const missing: TourRow[] = [];
  let computed: Promise<ReadonlyMap<string, TourOutlook>> | undefined;
  const outlook = async (tour: TourRow): Promise<TourOutlook> => {
    missing.push(tour);
    // Starts once every tour of this call is asked for.
    computed ??= Promise.resolve().then(() => computeOutlooks(shop, missing));
    return (await computed).get(tour.id) ?? { times: [], ended: true };
  };
  return Promise.all(
    tours.map((tour) => rememberAnswer(shop, `tour-outlook:${tour.id}`, poolsOf(tour), () => outlook(tour))),
  );
}

async function computeOutlooks(
  shop: ToursShop,
  tours: readonly TourRow[],
): Promise<ReadonlyMap<string, TourOutlook>> {
  const { clock } = shop;
  const searches = tours.map((tour) => ({ tour, after: bookableAfter(tour, clock) }));
  const days = await findOpenDays(shop, searches);
  const wanted = uniqueDays(
    tours.flatMap((tour) => {
      const day = days.get(tour.id);
      return day === undefined ? [] : daysOfPools(tour, day);
    }),
  );
  const closed = searches.filter(({ tour }) => !days.has(tour.id));
  const [slots, given] = await Promise.all([
    wanted.length > 0 ? slotsOfDays(shop, wanted) : [],
    closed.length > 0
      ? nextOpenSlots(
          shop,
          closed.map(({ tour, after }) => ({ pool: tour.pool_id, after, least: 0 })),
        )
      : new Map(),
  ]);
  const byPool = groupByPool(slots);
  return new Map(
    searches.map(({ tour, after }) => {
      const times = timesAfter(tour, byPool, after).filter(({ day }) => day === days.get(tour.id));
      return [tour.id, { times, ended: !days.has(tour.id) && !given.has(tour.pool_id) }];
    }),
  );
}

function uniqueDays(days: readonly PoolDay[]): PoolDay[] {
  return [...new Map(days.map((one) => [`${one.day} ${one.pool}`, one])).values()];
}

/** The days of a tour's pools that say what its day has left: a guide's stretch may begin the day before or end after. */
function daysOfPools({ pool_id, guides_pool_id }: TourRow, day: Day): PoolDay[] {
  return [
    { pool: pool_id, day },
    ...(guides_pool_id === null
      ? []
      : [-1, 0, 1].map((shift) => ({ pool: guides_pool_id, day: addDays(day, shift) }))),
  ];
}
