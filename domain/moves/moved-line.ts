// A line of which people move to another time: what becomes of it, and of the line that they had.
import type { MuseumDateTime } from '../museum-time.ts';
import { orderedKind } from '../ordered-kinds.ts';
import { isVisit, type VisitLine } from '../orders/visit-line.ts';
import { isTourOrderLine } from '../tours/tour-order-line.ts';

/** The visit at its new time, with what was paid for it and what the visitors told. */
export function asPaid(line: VisitLine, quoted: VisitLine): VisitLine {
  const { parts, count, totalPrice, withdrawal_days, name } = line;
  const paid = { parts, count, totalPrice, withdrawal_days, name };
  if (!isTourOrderLine(line) || !isTourOrderLine(quoted)) return { ...quoted, ...paid } as VisitLine;
  const { participants, tours, book_complete_tour, answers } = line.tour;
  return { ...quoted, ...paid, tour: { ...quoted.tour, participants, tours, book_complete_tour, answers } };
}

/** Each line that a move touches says so, so that calendars know the newer one. */
export function revised(line: VisitLine, { revision }: VisitLine, at: MuseumDateTime): VisitLine {
  return { ...line, revision: { number: (revision?.number ?? 0) + 1, at } };
}

/** A line with these pieces of its parts, named after them. */
export function withCounts(line: VisitLine, counts: readonly number[]): VisitLine {
  if (line.parts.every(({ count }, part) => count === counts[part])) return line;
  const rest = orderedKind(line.type).withPieces(line, counts);
  return isVisit(rest) ? { ...rest, name: nameOf(rest) } : line;
}

function nameOf(line: VisitLine): string {
  const { parties } = orderedKind(line.type).returns(line);
  const members = new Set(parties.flatMap((party) => party.members));
  const own = line.parts.filter((_part, index) => !members.has(index));
  return own.map(({ name, count }) => (isTourOrderLine(line) ? `${count} × ${name}` : name)).join(', ');
}
