// Until when the money of a withdrawal must be back: within fourteen days of the declaration's arrival (§ 357(1) BGB). A
// term that would end at the weekend ends on Monday (§ 193 BGB).
import { addDays, type Day, weekday } from '../museum-time.ts';

const DAYS = 14;
const SATURDAY = 6;
const SUNDAY = 7;

export function refundBy(received: Day): Day {
  const last = addDays(received, DAYS);
  const on = weekday(last);
  if (on === SATURDAY) return addDays(last, 2);
  return on === SUNDAY ? addDays(last, 1) : last;
}
