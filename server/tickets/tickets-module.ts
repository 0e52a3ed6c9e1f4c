// Events and their tickets.
import type { ticketsContract } from '../../domain/tickets/tickets-contract.ts';
import type { Handlers } from '../api/handler.ts';
import { placesByDay, ticketCalendar } from './places-by-day.ts';
import { selectEvents, selectProgramme } from './select-events.ts';
import { collectTickets, ticketLifetime } from './tickets-calls.ts';
import type { TicketsShop } from './tickets-shop.ts';

export const ticketsHandlers: Pick<Handlers<TicketsShop>, keyof typeof ticketsContract> = {
  'GET event/select': (shop, _, { language }) => selectEvents(shop, language),
  'GET event/programme': (shop, { query }, { language }) => selectProgramme(shop, query, language),
  'GET ticket/collect/event/:id': (shop, { params }, { language }) =>
    collectTickets(shop, params.id, undefined, language),
  'GET ticket/collect/event/:id/date/:date': (shop, { params }, { language }) =>
    collectTickets(shop, params.id, params.date, language),
  'GET ticket/calendar/event/:id/range/:range': (shop, { params, query }) =>
    ticketCalendar(shop, params.id, params.range, query.deep === '1'),
  'GET ticket/places/event/:id/range/:range': (shop, { params }) =>
    placesByDay(shop, params.id, params.range),
  'GET ticket/lifetime': (shop, { query }) => ticketLifetime(shop, query.event),
};
