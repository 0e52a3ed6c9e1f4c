// How long an annual pass is valid: from the day it is bought to the day before the same day so many months later (§
// 187(2), § 188(2) BGB). Where that month has no such day, the pass ends with the month (§ 188(3)), never a day
// earlier.
import { addDays, addMonths, type Day, earlierOf, firstDayOf, lastDayOf, monthOf } from '../museum-time.ts';

/** The first and the last day on which a pass is valid. */
export type PassValidity = { readonly valid_from: Day; readonly valid_to: Day };

/**
 * The validity of a pass.
 * @param bought the day in museum time
 * @param months from 1
 */
export function passValidity(bought: Day, months: number): PassValidity {
  const month = addMonths(monthOf(bought), months);
  const dayBefore = addDays(firstDayOf(month), Number(bought.slice(8)) - 2);
  const monthEnd = lastDayOf(month);
  return { valid_from: bought, valid_to: earlierOf(dayBefore, monthEnd) };
}
