// What of tickets can be given back: single people, also of a family. Its own price goes back with its last member.
import { type LineReturns, partiesIn, returnedByThePiece, returnedWhole } from '../products/line-returns.ts';
import type { DayTicketOrderLine, TicketOrderLine } from './ticket-order-line.ts';

/** A line has one kind of ticket: what follows it are its people, in older orders too. */
export function ticketReturns({ parts }: TicketOrderLine): LineReturns {
  return returnedByThePiece(
    parts.length > 1 ? [{ party: 0, members: parts.slice(1).map((_part, index) => index + 1) }] : [],
  );
}

/** Older orders do not say which parts are people of which ticket; where there are such, they are given back as one. */
export function dayTicketReturns({ parts, count }: DayTicketOrderLine): LineReturns {
  const parties = partiesIn(parts);
  const isKnown = parties.length > 0 || parts.reduce((sum, part) => sum + part.count, 0) === count;
  return isKnown ? returnedByThePiece(parties) : returnedWhole();
}
