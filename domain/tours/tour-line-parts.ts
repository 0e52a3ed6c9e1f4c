// Not in `make-tour-line.ts`, so that a page that shows lines need not load the form that makes them.
import type { Cents } from '../money.ts';
import type { TourLine } from './tour-line.ts';

/** The parts of a line for display: name, count, and the price of each in cents. */
export function tourLineParts(
  line: Pick<TourLine, 'tours' | 'tickets'>,
): { readonly name: string; readonly count: number; readonly price: Cents; readonly vat_value: number }[] {
  return [
    ...line.tours.map(({ name, count, price, vat_value }) => ({ name, count, price, vat_value })),
    ...line.tickets.flatMap((ticket) => [
      { name: ticket.name, count: ticket.count, price: ticket.price, vat_value: ticket.vat_value },
      ...ticket.subtickets
        .filter(({ count }) => count > 0)
        .map(({ name, count, price, vat_value }) => ({ name, count, price, vat_value })),
    ]),
  ];
}
