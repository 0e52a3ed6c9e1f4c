// The calls about one tour (spec 7), answered from the catalogue in memory and the availability.
import type { Language } from '../../domain/language.ts';
import { addDays, type Day, isDay, laterOf } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { TourCalendar, TourOffer } from '../../domain/tours/tour.ts';
import { nextOpenSlots, poolLifetime, rememberAnswer } from '../capacity/availability.ts';
import { slotsByPool } from '../capacity/pool-slots.ts';
import { endOfDay, findOpenDays } from './find-open-days.ts';
import { questionsOf, ticketsOfTour, toSchedule, toTour } from './present-tour.ts';
import { priceListOf } from './price-list.ts';
import type { TourRow } from './tour-catalogue.ts';
import { outlooksOf } from './tour-outlook.ts';
import { bookableAfter, poolsOf, type TimeLeft, type ToursShop, timesAfter } from './tour-times.ts';

/** Longest range that a calendar is asked for: a month (spec 9), with room to spare. */
const MOST_CALENDAR_DAYS = 100;

/** `tour`: everything to book a tour with, of one day or of its next day with something left. */
export async function tourOffer(
  shop: ToursShop,
  id: string,
  date: Day | undefined,
  language: Language,
): Promise<TourOffer | Refusal> {
  const tour = shop.tours.byId.get(id);
  if (!tour) return refuse('NOT_FOUND');
  if (date !== undefined && !isDay(date)) return refuse('REQUEST_MALFORMED');
  const [outlook = { times: [], ended: true }] = await outlooksOf(shop, [tour]);
  const detail = toTour(shop.tours, tour, language, outlook);
  const day = date ?? detail.next_date;
  const [times, next_date] = await Promise.all([
    day === null ? [] : timesBetween(shop, tour, day, day),
    day === null ? null : nextDayAfter(shop, tour, day),
  ]);
  return {
    detail,
    tickets: ticketsOfTour(tour, language),
    priceList: priceListOf(tour, language, day),
    schedule: toSchedule(tour, times, language),
    questions: questionsOf(tour, language),
    date: day,
    next_date,
  };
}

/** The tour's times from one day to another, both included. */
function timesBetween(shop: ToursShop, tour: TourRow, first: Day, last: Day): Promise<readonly TimeLeft[]> {
  const { clock } = shop;
  return rememberAnswer(shop, `tour-times:${tour.id}:${first};${last}`, poolsOf(tour), async () => {
    // Guides of a tour at night are busy until the next day.
    const until = tour.guides_pool_id === null ? last : addDays(last, 1);
    const slots = await slotsByPool(shop, poolsOf(tour), first, until);
    return timesAfter(tour, slots, bookableAfter(tour, clock)).filter(
      ({ day }) => day >= first && day <= last,
    );
  });
}

function nextDayAfter(shop: ToursShop, tour: TourRow, day: Day): Promise<Day | null> {
  return rememberAnswer(shop, `tour-next:${tour.id}:${day}`, poolsOf(tour), async () => {
    const [bookable, night] = [bookableAfter(tour, shop.clock), endOfDay(day, shop.clock)];
    const search = { tour, after: laterOf(bookable, night) };
    return (await findOpenDays(shop, [search])).get(tour.id) ?? null;
  });
}

/** `tour/soldout`: days with times and nothing left. */
export async function soldOutDays(shop: ToursShop, id: string, range: string): Promise<Day[] | Refusal> {
  const times = await timesOfRange(shop, id, range);
  if (isRefused(times)) return times;
  const open = new Set(times.filter(({ soldout }) => !soldout).map(({ day }) => day));
  return [...new Set(times.map(({ day }) => day))].filter((day) => !open.has(day));
}

async function timesOfRange(
  shop: ToursShop,
  id: string,
  range: string,
): Promise<readonly TimeLeft[] | Refusal> {
  const tour = shop.tours.byId.get(id);
  if (!tour) return refuse('NOT_FOUND');
  const days = rangeOf(range);
  return days ? timesBetween(shop, tour, ...days) : refuse('REQUEST_MALFORMED');
}

/** First and last day of `a;b`, days as YYYY-MM-DD. */
function rangeOf(range: string): [first: Day, last: Day] | undefined {
  const [first = '', last = ''] = range.split(';');
  const fits = isDay(first) && isDay(last) && first <= last && last <= addDays(first, MOST_CALENDAR_DAYS);
  return fits ? [first, last] : undefined;
}

function isRefused(answer: readonly TimeLeft[] | Refusal): answer is Refusal {
  return 'refused' in answer;
}

/** `tour/soldoutTimeslots`: clock times of a day with nothing left. */
export async function soldOutTimes(shop: ToursShop, id: string, date: Day): Promise<string[] | Refusal> {
  const times = await timesOfRange(shop, id, `${date};${date}`);
  return isRefused(times) ? times : times.filter(({ soldout }) => soldout).map(({ time }) => time);
}

/** `tour/calendar`: what is left per day and clock time; days as YYYYMMDD. */
export async function tourCalendar(
  shop: ToursShop,
  id: string,
  range: string,
): Promise<TourCalendar | Refusal> {
  const times = await timesOfRange(shop, id, dashed(range));
  if (isRefused(times)) return times;
  return Object.fromEntries(
    [...Map.groupBy(times, ({ day }) => day)].map(([day, ofDay]) => [
      day,
      Object.fromEntries(
        ofDay.map(({ time, places, capacity, timeslotId, soldout }) => [
          time,
          { tickets: places, capacity, timeslotId, soldout },
        ]),
      ),
    ]),
  );
}

function dashed(range: string): string {
  return range.replaceAll(/(\d{4})(\d{2})(\d{2})/g, '$1-$2-$3');
}

/** `tour/lifetime`: the first and the last day on which the tour can still be joined or booked, sold out or not. */
export async function tourLifetime(
  shop: ToursShop,
  id: string,
): Promise<{ first: Day | null; last: Day | null } | Refusal> {
  const { tours, clock } = shop;
  const tour = tours.byId.get(id);
  if (!tour) return refuse('NOT_FOUND');
  return rememberAnswer(shop, `tour-lifetime:${id}`, [], async () => {
    const wanted = { pool: tour.pool_id, after: bookableAfter(tour, clock), least: 0 };
    const [open, { last }] = await Promise.all([
      nextOpenSlots(shop, [wanted]),
      poolLifetime(shop, tour.pool_id, clock.today()),
    ]);
    const first = open.get(tour.pool_id)?.day ?? null;
    return first === null ? { first, last: null } : { first, last };
  });
}
