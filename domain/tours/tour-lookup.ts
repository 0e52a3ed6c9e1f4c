// What a visitor's look-up of a tour asks for, the shown month alone (spec 9), and what its answer means for the days.
import { firstDayOf, lastDayOf, type Month } from '../museum-time.ts';
import type { Calendar } from '../visit/visit-calendar.ts';
import type { TourCalendar } from './tour.ts';

/** The range of a look-up, `YYYYMMDD;YYYYMMDD` as its path wants it. */
export function tourRange(month: Month): string {
  return `${firstDayOf(month)};${lastDayOf(month)}`.replaceAll('-', '');
}

/** Per day the most places left of one time that is not sold out; 0 when all its times are. */
export function placesPerDay(calendar: TourCalendar): Calendar {
  return Object.fromEntries(
    Object.entries(calendar)
      .map(([day, times]) => [day, Object.values(times)] as const)
      .filter(([, times]) => times.length > 0)
      .map(([day, times]) => [
        day,
        Math.max(0, ...times.filter(({ soldout }) => !soldout).map(({ tickets }) => tickets)),
      ]),
  );
}
