// The visits that tickets in a cart are for, as suggestions beside the cart need them.
import type { CartVisit } from '../../domain/merchandise/suggest.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { DayTicketItem, TicketItem } from '../../domain/tickets/ticket-item.ts';
import type { Catalogue } from './catalogue.ts';

/** @param tickets those no longer on sale included */
export function ticketVisits(item: TicketItem | DayTicketItem, tickets: Catalogue['ticket']): CartVisit[] {
  const day = dayOf(item.datetime ?? '');
  const wanted = item.type === 'ticket' ? [item] : item.dayTickets;
  return wanted.flatMap(({ id, count }) => {
    const ticket = tickets.get(id);
    if (!ticket || count < 1) return [];
    const { event_id: eventId, price, subtickets } = ticket;
    return [{ eventId, admissions: subtickets.length > 0 ? [] : [{ eventId, day, price }] }];
  });
}
