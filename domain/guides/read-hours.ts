// The hours of a day in which somebody can lead tours, as staff types them: `10-13, 14:30-18`. Nothing typed is nothing
// that day. What is typed is sorted, and two stretches that meet become one.
import { type ClockTime, clockTime, isClockTime, MINUTES_PER_DAY, minutesOf } from '../museum-time.ts';

/** From when until when; `24:00` is the end of the day. */
export type Stretch = { readonly from: ClockTime; readonly to: ClockTime };

const STRETCH = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** Undefined where it cannot be read, or a stretch ends before it begins. */
export function readHours(typed: string): Stretch[] | undefined {
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map(readStretch);
  if (read.some((stretch) => stretch === undefined)) return undefined;
  return joined(read as Stretch[]);
}

export function hoursText(hours: readonly Stretch[]): string {
  return hours.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** Minutes since midnight, also of the end of the day. */
export function endMinutes(time: ClockTime): number {
  return time === '24:00' ? MINUTES_PER_DAY : minutesOf(time);
}

function readStretch(part: string): Stretch | undefined {
  const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = STRETCH.exec(part) ?? [];
  const from = `${fromHour.padStart(2, '0')}:${fromMinute}`;
  const to = `${toHour.padStart(2, '0')}:${toMinute}`;
  if (!isClockTime(from) || !(isClockTime(to) || to === '24:00') || from >= to) return undefined;
  return { from, to };
}

function joined(hours: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const next of hours.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from))) {
    const last = result.at(-1);
    if (!last || last.to < next.from) result.push(next);
    else result[result.length - 1] = { from: last.from, to: laterEnd(last.to, next.to) };
  }
  return result;
}

function laterEnd(one: ClockTime, other: ClockTime): ClockTime {
  const end = Math.max(endMinutes(one), endMinutes(other));
  return end === MINUTES_PER_DAY ? '24:00' : clockTime(end);
}
