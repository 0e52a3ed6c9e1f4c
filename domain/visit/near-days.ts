// The days that are offered by name where a visitor is asked when they come: today, tomorrow and the next weekend.
import { addDays, type Day, weekday } from '../museum-time.ts';

const SATURDAY = 6;
const DAYS_OF_WEEK = 7;

/** In order, each once. */
export function nearDays(today: Day): Day[] {
  const saturday = addDays(today, (SATURDAY - weekday(today) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
  return [...new Set([today, addDays(today, 1), saturday, addDays(saturday, 1)])].sort();
}
