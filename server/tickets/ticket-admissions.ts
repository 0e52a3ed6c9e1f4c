// What is printed: one admission for each ticket. A ticket with subtickets admits its people together, unless they are scanned
// one by one.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { PlannedAdmission } from '../../domain/orders/quote.ts';
import { personsOf, priceOf } from '../../domain/tickets/ticket-counts.ts';
import { type Entry, lineSubtickets } from './ticket-cart-lines.ts';

/** The admissions of one kind of ticket in a line. */
export function admissionsOf(entry: Entry, language: Language): PlannedAdmission[] {
  const { ticket, count, parts } = entry;
  const name = inLanguage(ticket.name, language);
  if (ticket.subtickets.length === 0) return Array.from({ length: count }, () => ({ name, persons: 1 }));
  if (!ticket.scan_separately) return [{ name, persons: Math.max(1, personsOf(ticket, count, parts)) }];
  return lineSubtickets(entry, language).flatMap((part) =>
    Array.from({ length: part.count }, () => ({ name: `${name}, ${part.name}`, persons: 1 })),
  );
}

/** How many people come in on tickets that cost nothing. A child that comes along free on a family's ticket is not one. */
export function freeAdmissions(entries: readonly Entry[]): number {
  return entries
    .filter(isFree)
    .reduce((sum, { ticket, count, parts }) => sum + personsOf(ticket, count, parts), 0);
}

/** Do the people of this entry pay nothing? */
export function isFree({ ticket, count, parts }: Entry): boolean {
  return priceOf(ticket, count, parts) === 0;
}
