// Choosing the people of a ticket with subtickets, one step at a time (spec 5, "Subtickets", "Family tickets").
import type { Subticket } from './event.ts';
import { isFixed, type SubticketCounts } from './ticket-counts.ts';

type Parted = { readonly subtickets: readonly Subticket[] };

/** True for a ticket with subtickets that leave nothing to choose: the visitor takes it or not. */
export function isAllFixed({ subtickets }: Parted): boolean {
  return subtickets.length > 0 && subtickets.every(isFixed);
}

/** Every subticket at its minimum. */
export function minimumParts({ subtickets }: Parted): SubticketCounts {
  return Object.fromEntries(subtickets.map((part) => [part.id, part.min_quantity]));
}

/**
 * A ticket's subtickets after one of them was set (spec 5): taking the first raises the others to their minimum and
 * sets the fixed ones; going below a minimum removes the ticket, which cannot be sold without that part.
 */
export function partsAfter(
  ticket: Parted,
  parts: SubticketCounts,
  part: Subticket,
  count: number,
): SubticketCounts {
  const countOf = (of: SubticketCounts, other: Subticket): number => of[other.id] ?? 0;
  const wanted = Math.min(count, part.max_quantity);
  if (wanted < part.min_quantity && wanted < countOf(parts, part)) return {};
  const set: SubticketCounts = { ...parts, [part.id]: wanted };
  if (!ticket.subtickets.some((other) => !isFixed(other) && countOf(set, other) > 0)) return {};
  return Object.fromEntries(
    ticket.subtickets.map((other) => [
      other.id,
      isFixed(other) ? other.min_quantity : Math.max(countOf(set, other), other.min_quantity),
    ]),
  );
}
