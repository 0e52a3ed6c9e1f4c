// The calls about events and tickets (spec 7), answered from the catalogue in memory and the availability.
import type { Language } from '../../domain/language.ts';
import { addDays, type Day, daysBetween, isDay } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Event, EventTickets, ScheduleEntry } from '../../domain/tickets/event.ts';
import { type CapacityShop, nextFreeSlots, poolLifetime, rememberAnswer } from '../capacity/availability.ts';
import { slotsByPool } from '../capacity/pool-slots.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';
import { type EventOutlook, toEvent, toTicket } from './present-ticket.ts';
import { datingPool, poolsOfEvent, scheduleOf } from './schedule.ts';

/** Longest range that a calendar is asked for: a month and one more (spec 9), with room to spare. */
const MOST_CALENDAR_DAYS = 100;

export type TicketsShop = CapacityShop & {
  readonly catalogue: Catalogue;
  readonly clock: MuseumClock;
};

const DAYS_LOOKED_AHEAD = 3;

const rank = { 'on-sale': 0, upcoming: 0, 'sold-out': 0, ended: 1 } as const;

/** `event/select`: the programme in its order, ended events last. */
export async function selectEvents(shop: TicketsShop, language: Language): Promise<Event[]> {
  const events = await Promise.all(shop.catalogue.events.map((event) => present(shop, event, language)));
  return events.sort((a, b) => rank[a.state] - rank[b.state] || a.sequence_no - b.sequence_no);
}

async function present(shop: TicketsShop, event: EventRow, language: Language): Promise<Event> {
  return toEvent(
    event,
    shop.catalogue.ticketsOf.get(event.id) ?? [],
    language,
    shop.clock.today(),
    await outlookOf(shop, event),
  );
}

/**
 * The next time with places. The pool's next free slot may still be limited by other pools, so it is checked against
 * them.
 */
async function outlookOf(shop: TicketsShop, event: EventRow): Promise<EventOutlook> {
  const dating = datingPool(event);
  if (dating === null) return { next: { datetime: '', available: 1 } };
  const tickets = shop.catalogue.ticketsOf.get(event.id) ?? [];
  const pools = poolsOf(event, tickets);
  return rememberAnswer(shop, `outlook:${event.id}`, pools, async () => {
    const free = (await nextFreeSlots(shop, [dating])).get(dating);
    if (!free) return { next: undefined };
    const slots = await slotsByPool(shop, pools, free.day, addDays(free.day, DAYS_LOOKED_AHEAD));
    const next = bestSchedule(event, tickets, slots).find(({ max_tickets }) => max_tickets > 0);
    return { next: next && { datetime: next.datetime, available: next.max_tickets } };
  });
}

function poolsOf(event: EventRow, tickets: readonly TicketRow[]): string[] {
  return [...poolsOfEvent(event), ...tickets.flatMap(({ pool_id }) => pool_id ?? [])];
}

/** The places that the event's most generous ticket leaves: what "free" means to a visitor. */
function bestSchedule(
  event: EventRow,
  tickets: readonly TicketRow[],
  slots: Parameters<typeof scheduleOf>[1],
): ScheduleEntry[] {
  const [first, ...others] = tickets.map((ticket) => scheduleOf(event, slots, ticket));
  return (first ?? []).map((entry, index) => ({
    ...entry,
    max_tickets: Math.max(entry.max_tickets, ...others.map((schedule) => schedule[index]?.max_tickets ?? 0)),
  }));
}

/** `ticket/collect`: an event with its tickets and times, of one day or of its next day with places. */
export async function collectTickets(
  shop: TicketsShop,
  id: string,
  date: Day | undefined,
  language: Language,
): Promise<EventTickets | Refusal> {
  const row = shop.catalogue.event.get(id);
  if (!row) return refuse('NOT_FOUND');
  if (date !== undefined && !isDay(date)) return refuse('REQUEST_MALFORMED');
  const tickets = shop.catalogue.ticketsOf.get(id) ?? [];
  const event = await present(shop, row, language);
  const day = date ?? event.next_date ?? shop.clock.today();
  const pools = poolsOf(row, tickets);
  const slots = await rememberAnswer(shop, `day:${id}:${day}`, pools, () =>
    slotsByPool(shop, pools, day, row.dating === 'slot' ? addDays(day, 1) : day),
  );
  const ended = event.state === 'ended';
  const onDay = (schedule: ScheduleEntry[]) =>
    ended ? [] : schedule.filter(({ datetime }) => datetime === '' || datetime.startsWith(day));
  return {
    event,
    tickets: tickets.map((ticket) => toTicket(ticket, language, onDay(scheduleOf(row, slots, ticket)))),
    timeslot: onDay(bestSchedule(row, tickets, slots)),
  };
}

/** `ticket/calendar`: places per day, only days that have slots; without `deep` 1 for any and 0 for none. */
export async function ticketCalendar(
  shop: TicketsShop,
  id: string,
  range: string,
  deep: boolean,
): Promise<Record<Day, number> | Refusal> {
  const row = shop.catalogue.event.get(id);
  if (!row) return refuse('NOT_FOUND');
  const [first, last] = range.split(';') as [Day, Day];
  if (!isDay(first) || !isDay(last) || last < first || addDays(first, MOST_CALENDAR_DAYS) < last)
    return refuse('REQUEST_MALFORMED');
  const days = await rememberAnswer(
    shop,
    `calendar:${id}:${range}`,
    poolsOf(row, shop.catalogue.ticketsOf.get(id) ?? []),
    () => countDays(shop, row, first, last),
  );
  return deep
    ? days
    : Object.fromEntries(Object.entries(days).map(([day, count]) => [day, count > 0 ? 1 : 0]));
}

async function countDays(
  shop: TicketsShop,
  event: EventRow,
  first: Day,
  last: Day,
): Promise<Record<Day, number>> {
  const tickets = shop.catalogue.ticketsOf.get(event.id) ?? [];
  const dating = datingPool(event);
  if (dating === null) {
    const from = [first, shop.clock.today(), event.starts_on].sort().at(-1) as Day;
    const until = event.ends_on !== null && event.ends_on < last ? event.ends_on : last;
    return Object.fromEntries(daysBetween(from, until).map((day) => [day, 100]));
  }
  const slots = await slotsByPool(shop, poolsOf(event, tickets), first, addDays(last, 1));
  const byDay = new Map<Day, number>();
  for (const { datetime, max_tickets } of bestSchedule(event, tickets, slots)) {
    const day = datetime.slice(0, 10);
    if (day <= last) byDay.set(day, (byDay.get(day) ?? 0) + max_tickets);
  }
  // The day's own limit counts once, however many slots the day has.
  for (const { day, available } of slots.get(event.day_pool_id ?? '')?.slots ?? [])
    if (byDay.has(day)) byDay.set(day, Math.min(byDay.get(day) ?? 0, available));
  return Object.fromEntries([...byDay].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `ticket/lifetime`: first and last day that can still be visited. */
export async function ticketLifetime(
  shop: TicketsShop,
  id: string,
): Promise<{ first: Day | null; last: Day | null } | Refusal> {
  const row = shop.catalogue.event.get(id);
  if (!row) return refuse('NOT_FOUND');
  const dating = datingPool(row);
  const today = shop.clock.today();
  if (dating !== null)
    return rememberAnswer(shop, `lifetime:${id}`, [], () => poolLifetime(shop, dating, today));
  if (row.ends_on !== null && row.ends_on < today) return { first: null, last: null };
  return { first: row.starts_on > today ? row.starts_on : today, last: row.ends_on };
}
