// What the calendar shows, as its address says: which view, around which day.
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  isDay,
  lastDayOf,
  monthOf,
  weekday,
} from '../../domain/museum-time.ts';

export const VIEWS = ['day', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

export type Shown = { readonly view: View; readonly day: Day; readonly first: Day; readonly last: Day };

/** @param today in museum time, where the address names no day */
export function shownIn(search: URLSearchParams, today: Day): Shown {
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'day';
  const asked = search.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  return { view, day, ...daysOf(view, day) };
}

/** A week begins on Monday; a month is shown alone. */
export function daysOf(view: View, day: Day): { first: Day; last: Day } {
  if (view === 'day') return { first: day, last: day };
  if (view === 'month') return { first: firstDayOf(monthOf(day)), last: lastDayOf(monthOf(day)) };
  const first = addDays(day, 1 - weekday(day));
  return { first, last: addDays(first, 6) };
}

/** The day around which the next, or the earlier, days are shown. */
export function dayAway({ view, day }: Pick<Shown, 'view' | 'day'>, by: 1 | -1): Day {
  if (view === 'month') return firstDayOf(addMonths(monthOf(day), by));
  return addDays(day, view === 'week' ? 7 * by : by);
}
