// When a house is closed: on the museum's closing days, and on the weekdays that its opening hours leave out (the fields
// `closing_days` and `opening_hours` of the museum folder). Where a museum gives no hours, no weekday counts as closed.
import { weekday } from '../museum-time.ts';
import { weekdaysOf } from './opening-hours.ts';
import type { ClosedOn } from './visit-calendar.ts';
import { isLeftOut } from './written-days.ts';

export type House = {
  /** `2026-12-24`, or `12-24` for every year. */
  readonly closingDays: readonly string[];
  /** `Tu-Su 10:00-18:00`, one for each stretch of days. */
  readonly openingHours: readonly string[];
};

/** Tells the house's closed days from the others. */
export function closedDays({ closingDays, openingHours }: House): ClosedOn {
  const open = new Set(openingHours.flatMap(weekdaysOf));
  return (day) => isLeftOut(day, closingDays) || (open.size > 0 && !open.has(weekday(day)));
}
