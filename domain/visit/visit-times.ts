// What the time on a ticket means (spec decisions 7, "Times"): from when until when the door lets visitors in, who then stay
// as long as they like, or from when until when something lasts. Whatever shows a time reads it here (ADR 085).
import {
  addMinutes,
  type ClockTime,
  type Day,
  MINUTES_PER_DAY,
  type MuseumDateTime,
  timeOf,
} from '../museum-time.ts';
import type { VisitTimes } from './visit-schemas.ts';

/** When something is visited, as lines of carts and orders have it. */
export type Timed = {
  /** `YYYY-MM-DD HH:mm`, a day alone, or '' for any day of the run. */
  readonly datetime: Day | MuseumDateTime | '';
  readonly datetime_end?: string;
  /** Absent where a line was stored before events said it: its end was shown, so it lasts until then. */
  readonly times?: VisitTimes | undefined;
};

export type VisitTime = {
  readonly times: VisitTimes;
  readonly from: ClockTime;
  /** Until when visitors are let in, or until when it lasts; undefined where nothing is said. */
  readonly until: ClockTime | undefined;
};

/** The time of day; undefined where only the day, or not even that, is fixed. */
export function visitTime({ datetime, datetime_end = '', times = 'duration' }: Timed): VisitTime | undefined {
  const from = timeOf(datetime);
  if (from === '') return undefined;
  return { times, from, until: isEnd(datetime, datetime_end) ? timeOf(datetime_end) : undefined };
}

/** An end is said if its time of day alone says when it is: later, and within a day. */
function isEnd(datetime: MuseumDateTime, end: string): boolean {
  return timeOf(end) !== '' && end > datetime && end < addMinutes(datetime, MINUTES_PER_DAY);
}

/** A ticket with a stay of its own lasts as long as that, whatever the other times of its event are. */
export function ticketTimes(times: VisitTimes, mode: number): VisitTimes {
  return mode === 5 ? 'duration' : times;
}

/** Where the museum does not say how long a visit takes. */
const USUAL_MINUTES = 60;

/** By the clock, or in minutes that pass: the day on which the clocks change has an hour twice, or not at all. */
export type CalendarLength = { readonly end: MuseumDateTime } | { readonly minutes: number };

/**
 * How long a visit is in the visitor's own calendar, which wants an end. Whoever is let in until 12:45 does not leave then: so
 * a visit takes what the museum says, or an hour, but not less than the door is open for it.
 * @param visitMinutes how long a visit takes, as the museum says; undefined where it does not
 */
export function calendarLength(visit: Timed, visitMinutes: number | undefined): CalendarLength | undefined {
  const time = visitTime(visit);
  if (!time) return undefined;
  const end = time.until && visit.datetime_end;
  if (time.times === 'duration') return end ? { end } : { minutes: USUAL_MINUTES };
  if (visitMinutes !== undefined) return { minutes: visitMinutes };
  return end && end > addMinutes(visit.datetime, USUAL_MINUTES) ? { end } : { minutes: USUAL_MINUTES };
}
