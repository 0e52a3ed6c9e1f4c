// What a line is made of, as "2 × Adult": the tickets, or where there are subtickets, those.
import type { CartLine, LineSubticket } from '../../domain/cart/cart-line.ts';

export type LinePart = { readonly name: string; readonly count: number };

const partsOf = (name: string, count: number, subtickets: readonly LineSubticket[]): LinePart[] => [
  { name, count },
  ...subtickets.filter((part) => part.count > 0).map((part) => ({ name: part.name, count: part.count })),
];

export const lineParts = (line: CartLine): LinePart[] =>
  line.type === 'ticket'
    ? partsOf(line.name, line.totalCount, line.subtickets)
    : line.dayTickets.flatMap((entry) => partsOf(entry.name, entry.count, entry.subtickets));
