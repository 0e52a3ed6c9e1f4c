import type { DayTicketOrderLine, TicketOrderLine } from '../../../domain/tickets/ticket-order-line.ts';
import { namedParts, type OrderLineView } from '../../products/order-line-view.ts';

/** Tickets and day tickets: the event, the time, and the kinds of tickets. */
export const ticketOrderView: OrderLineView<TicketOrderLine | DayTicketOrderLine> = {
  facts: () => null,
  parts: namedParts,
  typedText: () => null,
  ticketFacts: () => [],
};
