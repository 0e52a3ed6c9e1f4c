// Loads the first data of an event's page.
import { type Day, monthOf } from '../../domain/museum-time.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import type { Visit } from '../../domain/visit/visit.ts';
import type { Calendar, Lifetime } from '../../domain/visit/visit-calendar.ts';
import type { Call } from '../../ui/call/call.ts';
import { museumToday } from '../ground/museum-today.ts';
import { askTicketCalendar } from './ask-ticket-calendar.ts';

export type EventOpening = {
  readonly offer: EventTickets;
  readonly visit: Visit;
  readonly lifetime: Lifetime;
  readonly calendar: Calendar;
  readonly today: Day;
};

/** Asks for the event and for what is left. A wished day outside of its run counts as none. */
export async function openEvent(call: Call, id: string, wish: Visit): Promise<EventOpening> {
  const [lifetime, { timeZone }] = await Promise.all([
    call('GET ticket/lifetime', { query: { event: id } }),
    call('GET shopinfo', { query: { shop: '1' } }),
  ]);
  const { first, last } = lifetime;
  const wished = first !== null && wish.day >= first && (last === null || wish.day <= last) ? wish.day : '';
  const offer = await collect(call, id, wished);
  const { event } = offer;
  const day = wished || event.next_date || '';
  const calendar =
    event.dating === 'open' || first === null ? {} : await askTicketCalendar(call, id, monthOf(day || first));
  return {
    offer,
    lifetime,
    calendar,
    visit: { day, time: wished ? wish.time : '' },
    today: museumToday(timeZone),
  };
}

function collect(call: Call, id: string, date: Day | '') {
  return date === ''
    ? call('GET ticket/collect/event/:id', { params: { id } })
    : call('GET ticket/collect/event/:id/date/:date', { params: { id, date } });
}
