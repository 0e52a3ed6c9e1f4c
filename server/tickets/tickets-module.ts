// Events and their tickets.
import type { ticketsContract } from '../../domain/tickets/tickets-contract.ts';
import type { Handlers } from '../api/handler.ts';
import {
  collectTickets,
  selectEvents,
  type TicketsShop,
  ticketCalendar,
  ticketLifetime,
} from './tickets-calls.ts';

export const ticketsHandlers: Pick<Handlers<TicketsShop>, keyof typeof ticketsContract> = {
  'GET event/select': (shop, _, { language }) => selectEvents(shop, language),
  'GET ticket/collect/event/:id': (shop, { params }, { language }) =>
    collectTickets(shop, params.id, undefined, language),
  'GET ticket/collect/event/:id/date/:date': (shop, { params }, { language }) =>
    collectTickets(shop, params.id, params.date, language),
  'GET ticket/calendar/event/:id/range/:range': (shop, { params, query }) =>
    ticketCalendar(shop, params.id, params.range, query.deep === '1'),
  'GET ticket/lifetime': (shop, { query }) => ticketLifetime(shop, query.event),
};
