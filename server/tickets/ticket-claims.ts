// What a ticket takes: places of its time, of its day, and of its own limit.
import type { Claim } from '../../domain/capacity/claim.ts';
import { at, isDay } from '../../domain/museum-time.ts';
import { personsOf } from '../../domain/tickets/ticket-counts.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { EventRow } from './catalogue-store.ts';
import type { Entry } from './ticket-cart-lines.ts';

const MS_PER_MINUTE = 60_000;

/**
 * The claims of one kind of ticket in a line.
 * @param line the item's index in the cart
 * @param datetime of the visit; '' where the date is open
 */
export function claimsOf(
  line: number,
  event: EventRow,
  { ticket, count, parts }: Entry,
  datetime: string,
  clock: MuseumClock,
): Claim[] {
  const quantity = personsOf(ticket, count, parts);
  const opening = clock.toInstant(at(event.starts_on, '00:00')).getTime();
  const from =
    datetime === ''
      ? Math.max(opening, clock.toInstant(clock.now()).getTime())
      : clock.toInstant(isDay(datetime) ? at(datetime, '00:00') : datetime).getTime();
  const claim = (pool: string | null, claimed: Partial<Claim>): Claim[] =>
    pool === null ? [] : [{ line, pool, from, until: from + 1, startsAtSlot: false, quantity, ...claimed }];
  const stay = ticket.mode === 5 ? (ticket.stay_minutes ?? 0) * MS_PER_MINUTE : 1;
  return [
    ...(event.dating === 'slot' ? claim(event.pool_id, { until: from + stay, startsAtSlot: true }) : []),
    ...(datetime === '' ? [] : claim(event.day_pool_id, { startsAtSlot: event.dating === 'day' })),
    ...claim(ticket.pool_id, {}),
  ];
}
