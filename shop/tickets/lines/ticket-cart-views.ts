import { type ShopPath, shopPaths, withSearch } from '../../../domain/addresses.ts';
import { dayOf, timeOf } from '../../../domain/museum-time.ts';
import type { DayTicketLine, LineSubticket, TicketLine } from '../../../domain/tickets/ticket-line.ts';
import type { CartLineView, LinePart } from '../../products/cart-line-view.ts';

export const ticketCartView: CartLineView<TicketLine> = {
  name: ({ eventName }) => eventName,
  path: pathOf,
  dates: (line) => line,
  months: () => 0,
  parts: ({ name, totalCount, subtickets }) => partsOf(name, totalCount, subtickets),
  description: () => '',
  typedText: () => '',
};

export const dayTicketCartView: CartLineView<DayTicketLine> = {
  name: ({ eventName }) => eventName,
  path: pathOf,
  dates: (line) => line,
  months: () => 0,
  parts: ({ dayTickets }) =>
    dayTickets.flatMap((entry) => partsOf(entry.name, entry.count, entry.subtickets)),
  description: () => '',
  typedText: () => '',
};

/** The event's page on the line's day and time. */
function pathOf({ eventId, datetime }: TicketLine | DayTicketLine): ShopPath {
  const page = shopPaths.event(eventId);
  if (datetime === '') return page;
  const time = timeOf(datetime);
  return withSearch(page, { date: dayOf(datetime), ...(time && { time }) });
}

/** The tickets, or where there are subtickets, those too. */
function partsOf(name: string, count: number, subtickets: readonly LineSubticket[]): LinePart[] {
  return [
    { name, count },
    ...subtickets.filter((part) => part.count > 0).map((part) => ({ name: part.name, count: part.count })),
  ];
}
