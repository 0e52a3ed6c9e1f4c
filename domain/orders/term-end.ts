// Until when a term of days runs: one that would end at the weekend ends on Monday (§ 193 BGB). Public holidays, which differ
// from place to place, are not considered.
import { addDays, type Day, weekday } from '../museum-time.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** The last day of a term that began on the day before its first one. */
export function termEnd(begun: Day, days: number): Day {
  const last = addDays(begun, days);
  const on = weekday(last);
  if (on === SATURDAY) return addDays(last, 2);
  return on === SUNDAY ? addDays(last, 1) : last;
}
