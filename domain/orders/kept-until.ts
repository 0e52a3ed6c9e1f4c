// For how long a visitor's device keeps the tickets of an order (ADR 070): until the day after the last visit. Passes and tickets
// for a day of choice are kept for a month from the last time that their page was opened.
import { addDays, type Day, dayOf } from '../museum-time.ts';
import type { Order } from './order.ts';
import { isVisit } from './visit-line.ts';

const UNDATED_DAYS = 30;

/** The last day, in museum time. */
export function keptUntil({ lines, admissions }: Pick<Order, 'lines' | 'admissions'>, today: Day): Day {
  const admitting = lines.filter((_, index) => admissions.some(({ line }) => line === index));
  const days = admitting.map((line) => {
    const day = isVisit(line) ? dayOf(line.datetime) : '';
    return day === '' ? addDays(today, UNDATED_DAYS) : addDays(day, 1);
  });
  return days.toSorted().at(-1) ?? today;
}
