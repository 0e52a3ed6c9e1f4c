// The calls about events and tickets (spec 7), answered from the catalogue in memory and the availability.
import type { Language } from '../../domain/language.ts';
import { addDays, type Day, isDay, laterOf } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { EventTickets, ScheduleEntry } from '../../domain/tickets/event.ts';
import { lifetimeOutsidePauses } from '../../domain/visit/pauses.ts';
import { poolLifetime, rememberAnswer } from '../capacity/availability.ts';
import { slotsByPool } from '../capacity/pool-slots.ts';
import { toPicture } from '../museum-folder/stored-picture.ts';
import { outlooksOf } from './event-outlook.ts';
import { descriptionOf, toListedEvent, toTicket } from './present-ticket.ts';
import { bestSchedule, datingPool, poolsOf, scheduleOf } from './schedule.ts';
import type { TicketsShop } from './tickets-shop.ts';

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
  const outlook = (await outlooksOf(shop, [row])).get(id) ?? { next: undefined };
  const event = {
    ...toListedEvent(row, tickets, language, shop.clock.today(), outlook),
    description: descriptionOf(row, language),
    more_pictures: row.more_pictures.map((picture) => toPicture(picture, language)),
  };
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
    return rememberAnswer(shop, `lifetime:${id}`, [], async () =>
      lifetimeOutsidePauses(await poolLifetime(shop, dating, today), row.pauses),
    );
  if (row.ends_on !== null && row.ends_on < today) return { first: null, last: null };
  return lifetimeOutsidePauses({ first: laterOf(row.starts_on, today), last: row.ends_on }, row.pauses);
}
