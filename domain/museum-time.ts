// Days and times are written in the museum's own time zone, as plain strings that sort (spec decisions 2). A rule never
// reads the clock: the caller passes `now` in.
/** A day in museum time, `YYYY-MM-DD`. */
export type Day = string;
/** A clock time in museum time, `HH:mm`. */
export type ClockTime = string;
/** A day and a clock time in museum time, `YYYY-MM-DD HH:mm`. */
export type MuseumDateTime = string;
/** A month in museum time, `YYYY-MM`. */
export type Month = string;

const MS_PER_DAY = 86_400_000;

/** True when the text is a day that the calendar really has (no 30 February), and its neighbours have four-digit years
 * too: the database and `addDays` go no further. */
export function isDay(text: string): text is Day {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !/^(0000|9999)/.test(text) &&
    !Number.isNaN(utcDate(text).getTime()) &&
    utcDate(text).toISOString().startsWith(text)
  );
}

function utcDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function isMuseumDateTime(text: string): text is MuseumDateTime {
  const [day, time, ...rest] = text.split(' ');
  return rest.length === 0 && isDay(day ?? '') && isClockTime(time ?? '');
}

export function dayOf(datetime: MuseumDateTime): Day {
  return datetime.slice(0, 10);
}

export function timeOf(datetime: MuseumDateTime): ClockTime {
  return datetime.slice(11, 16);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function at(day: Day, time: ClockTime): MuseumDateTime {
  return `${day} ${time}`;
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(utcDate(day).getTime() + count * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday, as ISO 8601 counts. */
export function weekday(day: Day): number {
  return utcDate(day).getUTCDay() || 7;
}

/** The month `count` months later. */
export function addMonths(month: Month, count: number): Month {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first day of the month. */
export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

/** The last day of the month. */
export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** How many days one day is before another; negative when it is after it. */
export function daysApart(one: Day, other: Day): number {
  return (utcDate(other).getTime() - utcDate(one).getTime()) / MS_PER_DAY;
}

/** Every day from `first` to `last`, both included; empty when they are in the wrong order. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The earlier of two days, times or instants. */
export function earlierOf<When extends string | Date>(one: When, other: When): When {
  if (one < other) return one;
  return other;
}

/** The later of two days, times or instants. */
export function laterOf<When extends string | Date>(one: When, other: When): When {
  if (one > other) return one;
  return other;
}

export const MINUTES_PER_DAY = 1440;

/** The clock time so many minutes after midnight of the same day. */
export function clockTime(minutes: number): ClockTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** The datetime that many minutes later by the clock; a change of the clocks in between is ignored. */
export function addMinutes(datetime: MuseumDateTime, minutes: number): MuseumDateTime {
  return new Date(Date.parse(`${dayOf(datetime)}T${timeOf(datetime)}:00Z`) + minutes * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
}
