// Tickets that were ordered. Nothing of them is personal or sent by post.
import { withPartsLeft } from '../products/line-returns.ts';
import { NOTHING_POSTED, type OrderedKind } from '../products/ordered-kind.ts';
import type { DayTicketOrderLine, TicketOrderLine } from './ticket-order-line.ts';
import { dayTicketReturns, ticketReturns } from './ticket-returns.ts';

export const orderedTicketKind: OrderedKind<TicketOrderLine> = {
  posted: () => NOTHING_POSTED,
  returns: ticketReturns,
  withPieces: (line, left) => withPartsLeft(line, left, ticketReturns(line)),
  withoutPersons: (line) => line,
};

export const orderedDayTicketKind: OrderedKind<DayTicketOrderLine> = {
  posted: () => NOTHING_POSTED,
  returns: dayTicketReturns,
  withPieces: (line, left) => withPartsLeft(line, left, dayTicketReturns(line)),
  withoutPersons: (line) => line,
};
