// Days as a museum writes them where it leaves days out: one day, a range, a day of every year, or a range of every year
// (docs/museum-folder.md, "Days").
import { type Day, daysBetween, isDay } from '../museum-time.ts';
import { resolveDay } from './resolve-day.ts';

const BETWEEN = '..';
/** A leap year has every day. */
const LEAP = 2000;

/** `2026-12-24`, or `12-24`, which is left out every year. */
export type LeftOutDay = string;

/** The days that are meant; a range without end, or with a day that the calendar does not have, is empty. */
export function writtenDays(text: string, today: Day): LeftOutDay[] {
  const [first = '', last = first] = text.split(BETWEEN);
  if (isYearly(first)) return yearlyDays(first, last);
  const [from, to] = [resolveDay(first, today), resolveDay(last, today)];
  return isDay(from) && isDay(to) ? daysBetween(from, to) : [];
}

function isYearly(text: string): boolean {
  return /^\d{2}-\d{2}$/.test(text);
}

/** A range may go over the end of the year: `12-24..01-06`. */
function yearlyDays(first: string, last: string): LeftOutDay[] {
  const from = `${last < first ? LEAP - 1 : LEAP}-${first}`;
  const to = `${LEAP}-${last}`;
  return isDay(from) && isDay(to) ? daysBetween(from, to).map(yearless) : [];
}

function yearless(day: Day): string {
  return day.slice(5);
}

/** Is the day among those that are left out? */
export function isLeftOut(day: Day, leftOut: readonly LeftOutDay[]): boolean {
  return leftOut.includes(day) || leftOut.includes(yearless(day));
}
