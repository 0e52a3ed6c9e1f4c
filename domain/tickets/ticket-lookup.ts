// Which days a visitor's look-up of tickets asks for: the shown month and the next (spec 9), so that the next page is
// already loaded.
import { addMonths, firstDayOf, lastDayOf, type Month } from '../museum-time.ts';

/** The range of a look-up, as the path needs it. */
export function lookupRange(month: Month): string {
  return `${firstDayOf(month)};${lastDayOf(addMonths(month, 1))}`;
}

/** The months that a look-up of `month` covers. */
export function lookupMonths(month: Month): [Month, Month] {
  return [month, addMonths(month, 1)];
}
