// A house's opening hours as schema.org writes them (the field `opening_hours` of the museum folder): `Tu-Su 10:00-18:00`.
import { type ClockTime, minutesOf } from '../museum-time.ts';

/** Monday first. */
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** 1 = Monday … 7 = Sunday. A range may go over the end of the week: `Sa-Mo`. */
export function weekdaysOf(hours: string): number[] {
  const [days = ''] = hours.split(' ');
  return days.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map((name) => WEEKDAYS.indexOf(name) + 1);
    const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
    return Array.from({ length: count }, (_, step) => ((first - 1 + step) % WEEKDAYS.length) + 1);
  });
}

/**
 * When the house closes for the day, Monday first. Null on days without hours, and on those on which it stays open over
 * midnight.
 */
export function closingTimes(openingHours: readonly string[]): (ClockTime | null)[] {
  return WEEKDAYS.map((_, index) => {
    const stretches = openingHours.filter((hours) => weekdaysOf(hours).includes(index + 1)).map(stretchOf);
    if (stretches.some(({ opens, closes }) => minutesOf(closes) <= minutesOf(opens))) return null;
    return (
      stretches
        .map(({ closes }) => closes)
        .sort()
        .at(-1) ?? null
    );
  });
}

function stretchOf(hours: string): { opens: ClockTime; closes: ClockTime } {
  const [opens = '', closes = ''] = (hours.split(' ')[1] ?? '').split('-');
  return { opens, closes };
}
