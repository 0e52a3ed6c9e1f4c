// How many of a ticket, and how many people that is (spec 5, "Subtickets" and "Family tickets"). A plain ticket is
// counted itself. A ticket with subtickets counts as 1 when any of them is above 0, and its people are the sum of
// them; for families that is how every member counts in the capacity.
import type { Cents } from '../money.ts';
import type { Subticket, Ticket } from './event.ts';

/** Count per subticket id. */
export type SubticketCounts = Readonly<Record<string, number>>;

type Part = Pick<Subticket, 'id' | 'price' | 'min_quantity' | 'max_quantity'>;
type Counted = { readonly subtickets: readonly Part[] };

/** Min equal to max: nothing to choose, so it is set by itself. */
export function isFixed(part: Pick<Part, 'min_quantity' | 'max_quantity'>): boolean {
  return part.min_quantity === part.max_quantity;
}

/** The ticket's own count: given, or 1 when any subticket is above 0. */
export function ticketCount(ticket: Counted, count: number, parts: SubticketCounts): number {
  return ticket.subtickets.length === 0
    ? count
    : ticket.subtickets.some((part) => (parts[part.id] ?? 0) > 0)
      ? 1
      : 0;
}

/** How many people come in on it: what capacity counts. */
export function personsOf(ticket: Counted, count: number, parts: SubticketCounts): number {
  return ticket.subtickets.length === 0
    ? count
    : ticket.subtickets.reduce((sum, part) => sum + (parts[part.id] ?? 0), 0);
}

/** What it costs in cents: the ticket's price times its count, plus each subticket's. */
export function priceOf(
  ticket: Counted & Pick<Ticket, 'price'>,
  count: number,
  parts: SubticketCounts,
): Cents {
  return (
    ticket.price * ticketCount(ticket, count, parts) +
    ticket.subtickets.reduce((sum, part) => sum + part.price * (parts[part.id] ?? 0), 0)
  );
}

/** True when every subticket, once the ticket is taken at all, is within its minimum and maximum. */
export function partsWithinBounds(ticket: Counted, parts: SubticketCounts): boolean {
  return (
    ticket.subtickets.every((part) => {
      const count = parts[part.id] ?? 0;
      return Number.isInteger(count) && count >= part.min_quantity && count <= part.max_quantity;
    }) && Object.keys(parts).every((id) => ticket.subtickets.some((part) => part.id === id))
  );
}
