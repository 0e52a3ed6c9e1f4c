// How long an order names who placed it: as long as its papers must be kept, counted from the end of their year
// (§ 147(3) and (4) AO, § 14b UStG: eight years). Afterwards it is anonymous.
import type { Day } from '../museum-time.ts';

/** § 147(3) AO. Other countries have other terms: a museum sets its own. */
export const ORDER_YEARS = 8;

/**
 * The first day whose orders still name somebody; what is older is anonymous.
 * @param today in museum time
 * @param years whole calendar years after the order's own
 */
export function keptSince(today: Day, years: number): Day {
  const year = Number(today.slice(0, 4)) - years;
  return `${String(year).padStart(4, '0')}-01-01`;
}
