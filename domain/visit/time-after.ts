// Which time is chosen when another day is (ADR 071). A time that the visitor has chosen is kept or given up, and never
// moved: whoever misses the change comes hours late.
import type { ClockTime } from '../museum-time.ts';

/**
 * The wanted time where it is free, else none. Without a wish, the day's only free time.
 * @param free the day's times with places
 */
export function timeAfter(free: readonly ClockTime[], wanted: ClockTime | ''): ClockTime | '' {
  if (wanted !== '') return free.includes(wanted) ? wanted : '';
  return free.length === 1 ? (free[0] ?? '') : '';
}
