// What a line is made of, as "2 × Adult": the tickets, or where there are subtickets, those; a tour's prices and tickets; of
// what is sold by the piece, "2 × €14.00".
import type { BoughtLine } from '../../domain/product-kinds.ts';
import type { LineSubticket } from '../../domain/tickets/ticket-line.ts';
import { tourLineParts } from '../../domain/tours/tour-line-parts.ts';
import type { Formats } from '../../domain/wording/formats.ts';

export type LinePart = { readonly name: string; readonly count: number };

export function lineParts(line: BoughtLine, { money }: Pick<Formats, 'money'>): readonly LinePart[] {
  switch (line.type) {
    case 'ticket':
      return partsOf(line.name, line.totalCount, line.subtickets);
    case 'dayTicket':
      return line.dayTickets.flatMap((entry) => partsOf(entry.name, entry.count, entry.subtickets));
    case 'guidedTour':
      return tourLineParts(line);
    case 'merchandise':
    case 'voucher':
      return [{ name: money(line.price), count: line.count }];
  }
}

function partsOf(name: string, count: number, subtickets: readonly LineSubticket[]): LinePart[] {
  return [
    { name, count },
    ...subtickets.filter((part) => part.count > 0).map((part) => ({ name: part.name, count: part.count })),
  ];
}
