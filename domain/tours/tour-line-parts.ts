// Not in `make-tour-line.ts`, so that a page that shows lines need not load the form that makes them.
import type { Cents } from '../money.ts';
import type { TourLine } from './tour-line.ts';

/** The parts of a line for display: name, count, and the price of each in cents. */
export function tourLineParts(line: Pick<TourLine, 'tours' | 'tickets'>): {
  readonly name: string;
  readonly count: number;
  readonly price: Cents;
  readonly vat_value: number;
  readonly members?: number;
}[] {
  return [
    ...line.tours.map(({ name, count, price, vat_value }) => ({ name, count, price, vat_value })),
    ...line.tickets.flatMap(({ name, count, price, vat_value, subtickets }) => {
      const people = subtickets.filter((part) => part.count > 0);
      return [
        { name, count, price, vat_value, ...(people.length > 0 && { members: people.length }) },
        ...people.map((part) => ({
          name: part.name,
          count: part.count,
          price: part.price,
          vat_value: part.vat_value,
        })),
      ];
    }),
  ];
}
