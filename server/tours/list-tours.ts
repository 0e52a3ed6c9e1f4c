// The calls about many tours (spec 7): filtered in memory; what is free on a day is read once for all of them.
import { inLanguage, type Language } from '../../domain/language.ts';
import { addDays, at, type Day, daysBetween, isDay } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Tour } from '../../domain/tours/tour.ts';
import { openDays as findOpen, rememberAnswer } from '../capacity/availability.ts';
import { slotsByPool } from '../capacity/pool-slots.ts';
import { findOpenDays } from './find-open-days.ts';
import { languageName, toTour } from './present-tour.ts';
import type { TourRow } from './tour-catalogue.ts';
import { outlooksOf } from './tour-outlook.ts';
import { bookableAfter, poolsOf, type ToursShop, timesAfter, wantedOf } from './tour-times.ts';

/** Longest range of days by which tours are filtered. */
const MOST_FILTER_DAYS = 100;
/** Most days after the first that an overview covers. */
const MOST_LOOKAHEAD = 31;

export type TourFilter = {
  readonly language?: string | undefined;
  readonly category?: string | undefined;
  readonly venue?: string | undefined;
  readonly date?: string | undefined;
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
};

/** `tour/select/event`: the tours that match, in their order; availability is read only for those that are shown. */
export async function selectTours(
  shop: ToursShop,
  filter: TourFilter,
  language: Language,
): Promise<{ tours: Tour[]; total: number } | Refusal> {
  const stretch = filter.date === undefined ? undefined : stretchOf(filter.date);
  if (filter.date !== undefined && !stretch) return refuse('REQUEST_MALFORMED');
  const ids = stretch
    ? await rememberAnswer(
        shop,
        `tours-open:${JSON.stringify([stretch, filter.language, filter.category, filter.venue])}`,
        () => matchingTours(shop, filter).flatMap(poolsOf),
        () => openBetween(shop, matchingTours(shop, filter), stretch),
      )
    : matchingTours(shop, filter).map(({ id }) => id);
  const offset = Number(filter.offset ?? 0);
  const shown = ids
    .slice(offset, filter.limit === undefined ? undefined : offset + Number(filter.limit))
    .flatMap((id) => shop.tours.byId.get(id) ?? []);
  const outlooks = await outlooksOf(shop, shown);
  return {
    tours: shown.map((tour, index) =>
      toTour(shop.tours, tour, language, outlooks[index] ?? { times: [], ended: true }),
    ),
    total: ids.length,
  };
}

/** First and last day of `a` or `a;b`; undefined when that is no stretch of days. */
function stretchOf(date: string): [first: Day, last: Day] | undefined {
  const [first = '', last = first] = date.split(';');
  const fits = isDay(first) && isDay(last) && first <= last && last <= addDays(first, MOST_FILTER_DAYS);
  return fits ? [first, last] : undefined;
}

function matchingTours(shop: ToursShop, { language, category, venue }: TourFilter): readonly TourRow[] {
  const { tours } = shop;
  const languages = language?.split(',').map((one) => tours.byLanguage.get(one));
  const sets = [
    ...(category === undefined ? [] : [tours.byCategory.get(category)]),
    ...(venue === undefined ? [] : [tours.byVenue.get(venue)]),
  ];
  return tours.all.filter(
    (tour) => sets.every((set) => set?.has(tour)) && (!languages || languages.some((set) => set?.has(tour))),
  );
}

/** The ids of the tours that have something left between two days. */
async function openBetween(
  shop: ToursShop,
  tours: readonly TourRow[],
  [first, last]: readonly [Day, Day],
): Promise<readonly string[]> {
  const { clock } = shop;
  const dawn = new Date(clock.toInstant(at(first, '00:00')).getTime() - 1);
  const searches = tours.map((tour) => {
    const after = bookableAfter(tour, clock);
    return { tour, after: after > dawn ? after : dawn };
  });
  const days = await findOpenDays(shop, searches, clock.toInstant(at(addDays(last, 1), '00:00')));
  return tours.map(({ id }) => id).filter((id) => days.has(id));
}

/** `tour/overview`: for each day the tours that have something left. */
export async function overviewTours(
  shop: ToursShop,
  date: string,
  lookahead: string | undefined,
): Promise<Record<Day, string[]> | Refusal> {
  const days = Number(lookahead ?? 0);
  if (!isDay(date) || days > MOST_LOOKAHEAD) return refuse('REQUEST_MALFORMED');
  return rememberAnswer(
    shop,
    `tours-overview:${date}:${days}`,
    () => shop.tours.all.flatMap(poolsOf),
    () => openPerDay(shop, date, addDays(date, days)),
  );
}

async function openPerDay(shop: ToursShop, first: Day, last: Day): Promise<Record<Day, string[]>> {
  const { tours, clock } = shop;
  const wanted = tours.all.map((tour) => wantedOf(tour, bookableAfter(tour, clock)));
  const guided = tours.all.filter(({ guides_pool_id }) => guides_pool_id !== null);
  const [open, slots] = await Promise.all([
    findOpen(shop, wanted, first, last),
    slotsByPool(shop, guided.flatMap(poolsOf), first, addDays(last, 1)),
  ]);
  const daysByPool = Map.groupBy(open, ({ pool_id }) => pool_id);
  const openDays = (tour: TourRow): ReadonlySet<Day> => {
    if (tour.guides_pool_id === null) return new Set(daysByPool.get(tour.pool_id)?.map(({ day }) => day));
    const times = timesAfter(tour, slots, bookableAfter(tour, clock));
    return new Set(times.filter(({ soldout }) => !soldout).map(({ day }) => day));
  };
  const known = tours.all.map((tour) => ({ id: tour.id, days: openDays(tour) }));
  return Object.fromEntries(
    daysBetween(first, last).map((day) => [
      day,
      known.filter(({ days }) => days.has(day)).map(({ id }) => id),
    ]),
  );
}

type Named = { id: string; name: string };

/** `tour/attr`: what tours can be filtered by; only what some tour has. */
export function tourAttributes(
  shop: ToursShop,
  language: Language,
): { category: Named[]; language: Named[]; venue: Named[] } {
  const { tours } = shop;
  const named = ({ id, name }: { id: string; name: Parameters<typeof inLanguage>[0] }): Named => ({
    id,
    name: inLanguage(name, language),
  });
  const languages = [...tours.byLanguage].map(([id, given]) => {
    const row = [...given].find(({ language_name }) => language_name !== null);
    return { id, name: languageName(row ?? { language: id, language_name: null }, language) };
  });
  return {
    category: tours.categories.map(named),
    language: languages.sort((a, b) => a.name.localeCompare(b.name, language)),
    venue: tours.venues.map(named),
  };
}
