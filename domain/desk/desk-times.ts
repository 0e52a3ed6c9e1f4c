// Times of the desk: those that have something left, one after the other.
import type { ClockTime } from '../museum-time.ts';

/** The first free time from one on, or the first of the day; '' where none is free. */
export function timeFrom(free: readonly ClockTime[], from: ClockTime | ''): ClockTime | '' {
  return free.find((time) => time >= from) ?? free[0] ?? '';
}

/** The free time after one, the first one again after the last; `by` -1 for the one before. Undefined where none is free. */
export function timeBeside(
  free: readonly ClockTime[],
  time: ClockTime | '',
  by: 1 | -1,
): ClockTime | undefined {
  return free.at((free.indexOf(time) + by) % Math.max(1, free.length));
}
