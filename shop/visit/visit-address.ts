// The chosen day and time in the address: `?date=YYYY-MM-DD&time=HH:mm`.
import { isClockTime, isDay } from '../../domain/museum-time.ts';
import type { Visit } from '../../domain/visit/visit.ts';

/** The visit that an address asks for, without invalid days and times. */
export function visitIn(search: URLSearchParams): Visit {
  const day = search.get('date') ?? '';
  const time = search.get('time') ?? '';
  return { day: isDay(day) ? day : '', time: isClockTime(time) ? time : '' };
}

/** The address's parameters with the visit in them; other parameters stay. */
export function withVisit(search: URLSearchParams, { day, time }: Visit): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of [
    ['date', day],
    ['time', time],
  ] as const)
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}
