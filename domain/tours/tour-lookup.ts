// What a visitor's look-up of a tour asks for, the shown month alone (spec 9), and what its answer means for the days.
import { firstDayOf, lastDayOf, type Month } from '../museum-time.ts';
import type { Calendar, DayPlaces } from '../visit/visit-calendar.ts';
import type { TourCalendar } from './tour.ts';

/** The range of a look-up, `YYYYMMDD;YYYYMMDD` as its path wants it. */
export function tourRange(month: Month): string {
  return `${firstDayOf(month)};${lastDayOf(month)}`.replaceAll('-', '');
}

/** Per day the places of the time that has most of them left; none are free when all its times are sold out. */
export function placesPerDay(calendar: TourCalendar): Calendar {
  return Object.fromEntries(
    Object.entries(calendar)
      .map(([day, times]) => [day, Object.values(times)] as const)
      .filter(([, times]) => times.length > 0)
      .map(([day, times]) => [day, placesOf(times)]),
  );
}

function placesOf(times: readonly TourCalendar[string][string][]): DayPlaces {
  const [best] = times.filter(({ soldout }) => !soldout).sort((a, b) => b.tickets - a.tickets);
  return best
    ? { free: best.tickets, all: best.capacity }
    : { free: 0, all: Math.max(0, ...times.map(({ capacity }) => capacity)) };
}
