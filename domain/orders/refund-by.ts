// Until when the money of a withdrawal must be back: within fourteen days of the declaration's arrival (§ 357(1) BGB). A
// term that would end at the weekend ends on Monday (§ 193 BGB).
import { addDays, type Day, weekday } from '../museum-time.ts';

const DAYS = 14;
const SATURDAY = 6;
const SUNDAY = 7;

/** The last day, for a declaration that was received on a day. */
export function refundBy(received: Day): Day {
  const last = addDays(received, DAYS);
  const on = weekday(last);
  if (on === SATURDAY) return addDays(last, 2);
  return on === SUNDAY ? addDays(last, 1) : last;
}

const DAY_MS = 86_400_000;

/** How many days are left until a day, from another one; negative when it is over. */
export function daysLeft(today: Day, last: Day): number {
  return (Date.parse(last) - Date.parse(today)) / DAY_MS;
}
