// What each day of an event has left, of how many places: the calls behind its calendar (spec 7).
import { setImmediate } from 'node:timers/promises';
import { addDays, type Day, daysBetween, earlierOf, isDay } from '../../domain/museum-time.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { PlacesByDay } from '../../domain/tickets/event.ts';
import { pauseOn } from '../../domain/visit/pauses.ts';
import { rememberAnswer } from '../capacity/availability.ts';
import { type SlotsByPool, slotsByPool } from '../capacity/pool-slots.ts';
import { wholeSlots } from '../capacity/whole-slots.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';
import { bestSchedule, datingPool, poolsOf } from './schedule.ts';
import type { TicketsShop } from './tickets-shop.ts';

/** Longest range that a calendar is asked for: a month and one more (spec 9), with room to spare. */
const MOST_CALENDAR_DAYS = 100;
/** Days that are counted at once. */
const SPAN_DAYS = 31;

/** Places of a day that nothing limits. */
const UNLIMITED = 100;

/** `ticket/calendar`: places per day, only days that have slots; without `deep` 1 for any and 0 for none. */
export async function ticketCalendar(
  shop: TicketsShop,
  id: string,
  range: string,
  deep: boolean,
): Promise<Record<Day, number> | Refusal> {
  const places = await placesByDay(shop, id, range);
  if (isRefusal(places)) return places;
  return Object.fromEntries(
    Object.entries(places).map(([day, { free }]) => [day, deep ? free : Math.min(free, 1)]),
  );
}

/** `ticket/places`: the same days, with all places that the day's times to come have. */
export async function placesByDay(
  shop: TicketsShop,
  id: string,
  range: string,
): Promise<PlacesByDay | Refusal> {
  const row = shop.catalogue.event.get(id);
  if (!row) return refuse('NOT_FOUND');
  const [first, last] = range.split(';') as [Day, Day];
  if (!isDay(first) || !isDay(last) || last < first || addDays(first, MOST_CALENDAR_DAYS) < last)
    return refuse('REQUEST_MALFORMED');
  const tickets = shop.catalogue.ticketsOf.get(id) ?? [];
  return rememberAnswer(shop, `calendar:${id}:${range}`, poolsOf(row, tickets), () =>
    countDays(shop, row, tickets, first, last),
  );
}

async function countDays(
  shop: TicketsShop,
  event: EventRow,
  tickets: readonly TicketRow[],
  first: Day,
  last: Day,
): Promise<PlacesByDay> {
  if (datingPool(event) === null) {
    const from = [first, shop.clock.today(), event.starts_on].sort().at(-1) as Day;
    const until = event.ends_on !== null && event.ends_on < last ? event.ends_on : last;
    return Object.fromEntries(
      daysBetween(from, until)
        .filter((day) => !pauseOn(event.pauses, day))
        .map((day) => [day, { free: UNLIMITED, all: UNLIMITED }]),
    );
  }
  // A month at a time: a hundred days of times every 15 minutes are thousands of slots.
  const places: [Day, PlacesByDay[Day]][] = [];
  const counted = new Set<Day>();
  for (let from = first; from <= last; from = addDays(from, SPAN_DAYS)) {
    const span = await countSpan(shop, event, tickets, from, earlierOf(addDays(from, SPAN_DAYS - 1), last));
    // What began in an earlier span and still runs was counted there.
    for (const [day, count] of span) if (!counted.has(day)) places.push([day, count]);
    for (const [day] of places) counted.add(day);
  }
  return Object.fromEntries(places);
}

async function countSpan(
  shop: TicketsShop,
  event: EventRow,
  tickets: readonly TicketRow[],
  first: Day,
  last: Day,
): Promise<[Day, PlacesByDay[Day]][]> {
  const until = addDays(last, 1);
  const slots = await slotsByPool(shop, poolsOf(event, tickets), first, until);
  const free = freeByDay(event, tickets, slots, last);
  const all = freeByDay(event, tickets, await wholeSlots(shop, slots, first, until), last);
  // The embedded engine answers within the same turn of the loop.
  await setImmediate();
  return [...free].map(([day, count]) => [day, { free: count, all: all.get(day) ?? count }]);
}

/** Places by day until `last`, in order. */
function freeByDay(
  event: EventRow,
  tickets: readonly TicketRow[],
  slots: SlotsByPool,
  last: Day,
): Map<Day, number> {
  const byDay = new Map<Day, number>();
  for (const { datetime, max_tickets } of bestSchedule(event, tickets, slots)) {
    const day = datetime.slice(0, 10);
    if (day <= last) byDay.set(day, (byDay.get(day) ?? 0) + max_tickets);
  }
  // The day's own limit counts once, however many slots the day has.
  for (const { day, available } of slots.get(event.day_pool_id ?? '')?.slots ?? [])
    if (byDay.has(day)) byDay.set(day, Math.min(byDay.get(day) ?? 0, available));
  return new Map([...byDay].sort(([a], [b]) => (a < b ? -1 : 1)));
}
