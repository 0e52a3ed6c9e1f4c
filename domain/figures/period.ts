// The days that a report is about, both included, in museum time: named ones move with the day on which they are read, so that a
// link to last week is about last week in a month, too.
import {
  addDays,
  addMonths,
  type Day,
  daysApart,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekday,
} from '../museum-time.ts';
import type { PeriodName } from './reports.ts';

export type Days = { readonly from: Day; readonly to: Day };

/** Weeks begin on Monday. */
export function daysOf(period: PeriodName, today: Day): Days {
  const monday = addDays(today, 1 - weekday(today));
  switch (period) {
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'last-month': {
      const month = addMonths(monthOf(today), -1);
      return { from: firstDayOf(month), to: lastDayOf(month) };
    }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'today':
      return { from: today, to: today };
    case 'next-saturday': {
      const saturday = addDays(today, (6 - weekday(today) + 7) % 7);
      return { from: saturday, to: saturday };
    }
    case 'next-week':
      return { from: today, to: addDays(today, 6) };
  }
}

/**
 * What a period is compared with: as many days, directly before it. Months are compared with months and years with years, as far
 * as both have come.
 */
export function daysBefore({ from, to }: Days): Days {
  if (isMonths(from, to)) {
    const months = monthsApart(from, to) + 1;
    const month = addMonths(monthOf(from), -months);
    return { from: firstDayOf(month), to: lastDayOf(addMonths(month, months - 1)) };
  }
  if (from.endsWith('-01-01') && from.slice(0, 4) === to.slice(0, 4))
    return { from: yearBefore(from), to: yearBefore(to) };
  const count = daysApart(from, to) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}

function isMonths(from: Day, to: Day): boolean {
  return from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(to));
}

function monthsApart(from: Day, to: Day): number {
  const index = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(to) - index(from);
}

/** The 29th of February has the 28th before it. */
function yearBefore(day: Day): Day {
  const month = addMonths(monthOf(day), -12);
  const same = `${month}-${day.slice(8)}`;
  return same > lastDayOf(month) ? lastDayOf(month) : same;
}
