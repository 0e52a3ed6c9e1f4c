// Museum time to instants. In the hour that autumn repeats the first is meant; in the one that spring leaves out, the
// hour after.
import { Temporal } from 'temporal-polyfill';
import { dayOf, type MuseumDateTime, timeOf } from '../../../domain/museum-time.ts';

/** The instant of a museum time (a day alone: its midnight), in epoch milliseconds. */
export function museumInstant(datetime: MuseumDateTime, timeZone: string): number {
  return Temporal.PlainDateTime.from(`${dayOf(datetime)}T${timeOf(datetime) || '00:00'}`).toZonedDateTime(
    timeZone,
  ).epochMilliseconds;
}
