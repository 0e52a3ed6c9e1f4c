// How long an order keeps its buyer's name: as long as its documents must be kept, counted from the end of their year
// (§ 147(3) and (4) AO, § 14b UStG: eight years). Afterwards it is anonymous.
import type { Day } from '../museum-time.ts';

/** § 147(3) AO. Other countries have other periods: a museum sets its own. */
export const ORDER_YEARS = 8;

/**
 * The first day whose orders keep names; older orders are anonymous.
 * @param today in museum time
 * @param years whole calendar years after the year of the order
 */
export function keptSince(today: Day, years: number): Day {
  const year = Number(today.slice(0, 4)) - years;
  return `${String(year).padStart(4, '0')}-01-01`;
}
