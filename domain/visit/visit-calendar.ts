// The month in which a visitor looks for a day: what is free on each, and how the keyboard walks through it (WAI-ARIA
// date grid). Weeks begin on Monday.
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  weekday,
} from '../museum-time.ts';

/** First and last day that can be visited, from today on; null where there is none or no end. */
export type Lifetime = { readonly first: Day | null; readonly last: Day | null };

/** Places that are free, of all that the day has. */
export type DayPlaces = { readonly free: number; readonly all: number };

/** Places per day; days without times are not in it. */
export type Calendar = Readonly<Record<Day, DayPlaces>>;

/** Whether the house is closed on a day, or what is visited is not shown. */
export type ClosedOn = (day: Day) => boolean;

/** `none`: the house is open, and the day has no times. `unknown`: the month is still being loaded. */
export type DayKind = 'free' | 'sold-out' | 'closed' | 'paused' | 'none' | 'past' | 'unknown';
export type CalendarDay = {
  readonly day: Day;
  /** False for days of other months that complete the weeks. */
  readonly inMonth: boolean;
  readonly kind: DayKind;
  readonly places: DayPlaces;
  readonly isToday: boolean;
};

const DAYS_OF_WEEK = 7;
const FEWEST_CELLS = 35;

/** The days of a month in whole weeks from Monday: 35 or 42, so that the page hardly changes its height. */
export function monthCells(month: Month): Day[] {
  const first = addDays(firstDayOf(month), 1 - weekday(firstDayOf(month)));
  const last = addDays(lastDayOf(month), DAYS_OF_WEEK - weekday(lastDayOf(month)));
  const cells: Day[] = [];
  for (let day = first; day <= last || cells.length < FEWEST_CELLS; day = addDays(day, 1)) cells.push(day);
  return cells;
}

/** Whether a day can be visited, or why not. */
export function dayKind(
  day: Day,
  calendar: Calendar | undefined,
  lifetime: Lifetime,
  today: Day,
  closedOn: ClosedOn,
  pausedOn: ClosedOn = () => false,
): DayKind {
  if (day < today) return 'past';
  const isInLifetime =
    lifetime.first !== null && day >= lifetime.first && (lifetime.last === null || day <= lifetime.last);
  if (isInLifetime && !calendar) return 'unknown';
  const places = isInLifetime ? calendar?.[day] : undefined;
  if (!places) return closedOn(day) ? 'closed' : pausedOn(day) ? 'paused' : 'none';
  return places.free > 0 ? 'free' : 'sold-out';
}

/**
 * The month as weeks of days, without those that are over or before the first day that can be visited. `calendar` is
 * undefined while the month is not known.
 */
export function monthGrid(
  month: Month,
  calendar: Calendar | undefined,
  lifetime: Lifetime,
  today: Day,
  closedOn: ClosedOn,
  pausedOn?: ClosedOn,
): CalendarDay[][] {
  const days = monthCells(month).map((day) => ({
    day,
    inMonth: monthOf(day) === month,
    kind: dayKind(day, calendar, lifetime, today, closedOn, pausedOn),
    places: calendar?.[day] ?? { free: 0, all: 0 },
    isToday: day === today,
  }));
  const weeks = Array.from({ length: days.length / DAYS_OF_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  );
  const begin = beginOf(month, lifetime, today);
  return begin ? weeks.filter((week) => reachesTo(week, begin)) : weeks;
}

/** The day with whose week a month begins that is not shown whole: today, or the first day of what opens later. */
export function beginOf(month: Month, { first }: Lifetime, today: Day): Day | undefined {
  if (monthOf(today) === month) return today;
  return first !== null && first > today && monthOf(first) === month ? first : undefined;
}

/** Not over before that day, and with days of the month: the first month begins with its week and ends with its own last one. */
function reachesTo(week: readonly CalendarDay[], begin: Day): boolean {
  return week.some(({ day, inMonth }) => inMonth && day >= begin);
}

/** Whether a month holds a day that can be visited: the bounds of "previous" and "next". */
export function monthInLifetime(month: Month, { first, last }: Lifetime): boolean {
  return first !== null && month >= monthOf(first) && (last === null || month <= monthOf(last));
}

/** Where a key leads from a day, within the lifetime; undefined for keys that do not move. Shift turns months into years. */
export function dayAfterKey(day: Day, key: string, lifetime: Lifetime, shift = false): Day | undefined {
  const target = targetOf(day, key, shift ? 12 : 1);
  return target && clampDay(target, lifetime);
}

function targetOf(day: Day, key: string, months: number): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_OF_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_OF_WEEK);
    case 'Home':
      return addDays(day, 1 - weekday(day));
    case 'End':
      return addDays(day, DAYS_OF_WEEK - weekday(day));
    case 'PageUp':
      return inOtherMonth(day, -months);
    case 'PageDown':
      return inOtherMonth(day, months);
    default:
      return undefined;
  }
}

function inOtherMonth(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const same = `${month}-${day.slice(8)}`;
  return same > lastDayOf(month) ? lastDayOf(month) : same;
}

/** The day itself, or the nearest within the lifetime. */
function clampDay(day: Day, { first, last }: Lifetime): Day {
  if (first !== null && day < first) return first;
  return last !== null && day > last ? last : day;
}

/** The day that carries the grid's one tab stop: the chosen one, else the first free one, else the first there is. */
export function tabStop(weeks: readonly (readonly CalendarDay[])[], chosen: Day | ''): Day | undefined {
  const days = weeks.flat().filter(({ inMonth }) => inMonth);
  const found =
    days.find(({ day }) => day === chosen) ??
    days.find(({ kind }) => kind === 'free') ??
    days.find(({ kind }) => kind !== 'past') ??
    days[0];
  return found?.day;
}

/** The next day with places after `day`, as far as the calendar knows. */
export function nextFreeDay(calendar: Calendar, day: Day): Day | undefined {
  return Object.keys(calendar)
    .filter((other) => other > day && (calendar[other]?.free ?? 0) > 0)
    .sort()[0];
}
