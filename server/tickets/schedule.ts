// Which times an event has on a day and how many places each has left for a kind of ticket: the least that any of its
// pools leaves (spec decisions 3, several pools per line). A long stay needs room in every slot it overlaps.
import { addMinutes } from '../../domain/museum-time.ts';
import type { ScheduleEntry } from '../../domain/tickets/event.ts';
import { pauseOn } from '../../domain/visit/pauses.ts';
import type { SlotAvailability } from '../capacity/availability.ts';
import { leastOver, type SlotsByPool } from '../capacity/pool-slots.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';

/** Places are shown up to this many where nothing limits them. */
const UNLIMITED = 100;
const MS_PER_MINUTE = 60_000;

/** The pools that limit an event as a whole. */
export function poolsOfEvent({ dating, pool_id, day_pool_id }: EventRow): string[] {
  return [dating === 'slot' ? pool_id : null, day_pool_id].filter((pool) => pool !== null);
}

/** The pools that limit an event and its tickets. */
export function poolsOf(event: EventRow, tickets: readonly TicketRow[]): string[] {
  return [...poolsOfEvent(event), ...tickets.flatMap(({ pool_id }) => pool_id ?? [])];
}

/** The pool whose slots are the event's times; none for open-dated events. */
export function datingPool(event: EventRow): string | null {
  return event.dating === 'slot' ? event.pool_id : event.dating === 'day' ? event.day_pool_id : null;
}

/** The times of an event with the places that a kind of ticket (none: anyone) has left in each. */
export function scheduleOf(event: EventRow, slots: SlotsByPool, ticket?: TicketRow): ScheduleEntry[] {
  const dating = datingPool(event);
  if (dating === null) return [{ datetime: '', datetime_end: '', max_tickets: UNLIMITED }];
  const stayMinutes = event.dating === 'slot' && ticket?.mode === 5 ? (ticket.stay_minutes ?? 0) : 0;
  const stay = stayMinutes * MS_PER_MINUTE || 1;
  const limits = [...poolsOfEvent(event), ticket?.pool_id ?? null].filter((pool) => pool !== null);
  const shown = (slots.get(dating)?.slots ?? []).filter(({ day }) => !pauseOn(event.pauses, day));
  return shown.map((slot) => {
    const from = slot.starts_at.getTime();
    // Only the event's own time slots are blocked for the whole stay; days and limits count a visit once.
    const free = limits.map((pool) =>
      leastOver(slots.get(pool), from, from + (pool === event.pool_id ? stay : 1), pool === dating),
    );
    return {
      datetime: slot.datetime,
      // A visitor with a long stay leaves after the end of this slot; the order shows the same end.
      datetime_end: endOfStay(slot, stayMinutes),
      max_tickets: Math.max(0, Math.min(...free)),
    };
  });
}

/** The places that the event's most generous ticket leaves: what "free" means to a visitor. */
export function bestSchedule(
  event: EventRow,
  tickets: readonly TicketRow[],
  slots: SlotsByPool,
): ScheduleEntry[] {
  const [first, ...others] = tickets.map((ticket) => scheduleOf(event, slots, ticket));
  return (first ?? []).map((entry, index) => ({
    ...entry,
    max_tickets: Math.max(entry.max_tickets, ...others.map((schedule) => schedule[index]?.max_tickets ?? 0)),
  }));
}

function endOfStay({ datetime, datetime_end }: SlotAvailability, stayMinutes: number): string {
  if (stayMinutes === 0) return datetime_end;
  const end = addMinutes(datetime, stayMinutes);
  return end > datetime_end ? end : datetime_end;
}
