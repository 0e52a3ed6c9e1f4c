// When an event that runs is not shown for a while: a hall is rebuilt, a picture is on loan (the field `pauses` of an event's
// file). Nothing is sold for those days, and whatever lists the event says until when and why (ADR 086).
import { addDays, type Day, isDay } from '../museum-time.ts';
import { resolveDay } from './resolve-day.ts';
import type { Lifetime } from './visit-calendar.ts';

/** The days of a pause, both included. */
export type PausedDays = {
  readonly from: Day;
  /** Null: until further notice. */
  readonly to: Day | null;
};

const BETWEEN = '..';

/** `2027-01-10`, `2027-01-10..2027-03-03`, `2027-01-10..`; undefined where the calendar has no such days. */
export function writtenPause(text: string, today: Day): PausedDays | undefined {
  const [first = '', last = first] = text.split(BETWEEN);
  const from = resolveDay(first, today);
  const to = last === '' ? null : resolveDay(last, today);
  if (!isDay(from) || (to !== null && (!isDay(to) || to < from))) return undefined;
  return { from, to };
}

/** The pause that a day is in. */
export function pauseOn<Days extends PausedDays>(pauses: readonly Days[], day: Day): Days | undefined {
  return pauses.find(({ from, to }) => day >= from && (to === null || day <= to));
}

/** The day itself, or the first after the pauses that it is in; undefined where one of them has no end. */
export function dayOutsidePauses(pauses: readonly PausedDays[], day: Day): Day | undefined {
  const pause = pauseOn(pauses, day);
  if (!pause) return day;
  return pause.to === null ? undefined : dayOutsidePauses(pauses, addDays(pause.to, 1));
}

/** Those that are not over, in order. */
export function pausesFrom<Days extends PausedDays>(pauses: readonly Days[], day: Day): Days[] {
  return pauses
    .filter(({ to }) => to === null || to >= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

/** What is left of the days that can be visited: without pauses at their beginning, and until one that has no end. */
export function lifetimeOutsidePauses(lifetime: Lifetime, pauses: readonly PausedDays[]): Lifetime {
  if (lifetime.first === null) return lifetime;
  const open = pauses.find(({ to }) => to === null);
  const lastBefore = open && addDays(open.from, -1);
  const last =
    lastBefore !== undefined && (lifetime.last === null || lastBefore < lifetime.last)
      ? lastBefore
      : lifetime.last;
  const first = dayOutsidePauses(pauses, lifetime.first);
  return first === undefined || (last !== null && first > last)
    ? { first: null, last: null }
    : { first, last };
}
