// The next time of an event with places, for lists. The events of a page are asked for together, in two statements.
import { addDays, type Day, earlierOf, laterOf } from '../../domain/museum-time.ts';
import { dayOutsidePauses } from '../../domain/visit/pauses.ts';
import { nextFreeSlots, nextOpenSlots, rememberAnswer, slotsInSpans } from '../capacity/availability.ts';
import { groupByPool, type SlotsByPool } from '../capacity/pool-slots.ts';
import type { EventRow } from './catalogue-store.ts';
import type { EventOutlook } from './present-ticket.ts';
import { bestSchedule, datingPool, poolsOf } from './schedule.ts';
import type { TicketsShop } from './tickets-shop.ts';

const DAYS_LOOKED_AHEAD = 3;

export type Outlooks = ReadonlyMap<string, EventOutlook>;

/**
 * By event. Remembered together, so the same events should be asked for together again.
 * @param day only this day's times count; without it, those of any day
 */
export function outlooksOf(shop: TicketsShop, events: readonly EventRow[], day?: Day): Promise<Outlooks> {
  return rememberAnswer(
    shop,
    `outlooks:${day ?? ''}:${events.map(({ id }) => id).join()}`,
    () => events.flatMap((event) => poolsOfEvent(shop, event)),
    () => (day === undefined ? readOutlooks(shop, events) : readOutlooksOn(shop, events, day)),
  );
}

function poolsOfEvent(shop: TicketsShop, event: EventRow): string[] {
  return poolsOf(event, shop.catalogue.ticketsOf.get(event.id) ?? []);
}

/** A pool's next free time may still be limited by other pools, so that the days after it are looked at, too. */
async function readOutlooks(shop: TicketsShop, events: readonly EventRow[]): Promise<Outlooks> {
  const dated = events.flatMap((event) => datingPool(event) ?? []);
  const free = await nextFreeSlots(shop, [...new Set(dated)]);
  const spans = new Map<string, { first: Day; last: Day }>();
  for (const event of events) {
    const from = await dayOutside(shop, event, free.get(datingPool(event) ?? '')?.day);
    if (from !== undefined)
      for (const pool of poolsOfEvent(shop, event)) spans.set(pool, widened(spans.get(pool), from));
  }
  const slots = groupByPool(await slotsInSpans(shop, spans));
  return new Map(events.map((event) => [event.id, { next: nextVisit(shop, event, slots) }]));
}

/** The first day with a free time that is in no pause of the event; the pool may serve others that are not paused. */
async function dayOutside(
  shop: TicketsShop,
  event: EventRow,
  day: Day | undefined,
): Promise<Day | undefined> {
  const free = day && dayOutsidePauses(event.pauses, day);
  if (free === undefined || free === day) return free;
  const after = new Date(shop.clock.toInstant(free).getTime() - 1);
  const pool = datingPool(event) ?? '';
  const next = await nextOpenSlots(shop, [{ pool, after, least: 1 }]);
  return dayOutside(shop, event, next.get(pool)?.day);
}

/** A stay may go on after midnight. */
async function readOutlooksOn(shop: TicketsShop, events: readonly EventRow[], day: Day): Promise<Outlooks> {
  const span = { first: day, last: addDays(day, 1) };
  const pools = events.flatMap((event) => poolsOfEvent(shop, event));
  const slots = groupByPool(await slotsInSpans(shop, new Map(pools.map((pool) => [pool, span]))));
  return new Map(events.map((event) => [event.id, { next: nextVisit(shop, event, slots, day) }]));
}

/** Several events may share a pool. */
function widened(span: { first: Day; last: Day } | undefined, from: Day): { first: Day; last: Day } {
  const until = addDays(from, DAYS_LOOKED_AHEAD);
  if (!span) return { first: from, last: until };
  return { first: earlierOf(from, span.first), last: laterOf(until, span.last) };
}

function nextVisit(shop: TicketsShop, event: EventRow, slots: SlotsByPool, day = ''): EventOutlook['next'] {
  if (datingPool(event) === null) return { datetime: '', available: 1 };
  const tickets = shop.catalogue.ticketsOf.get(event.id) ?? [];
  const next = bestSchedule(event, tickets, slots).find(
    ({ datetime, max_tickets }) => max_tickets > 0 && datetime.startsWith(day),
  );
  return next && { datetime: next.datetime, available: next.max_tickets };
}
