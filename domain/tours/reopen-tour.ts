// From the cart back to the form: a booked tour as it was chosen, with its answers.
import type { Typed } from '../products/product-kind.ts';
import { isTourLine, type TourLine, type TourLineTicket } from './tour-line.ts';
import type { TourForm } from './tour-sale.ts';

export type ReopenedTour = {
  readonly places: readonly [number];
  readonly form: Omit<TourForm, 'date' | 'time'>;
};

/** The tour whose line stands at a place of the cart; undefined if it is another one. */
export function reopenTour(lines: readonly Typed[], place: number, tourId: string): ReopenedTour | undefined {
  const line = lines[place];
  if (!line || !isTourLine(line) || line.tourId !== tourId) return undefined;
  const plain = line.tickets.filter(({ subtickets }) => subtickets.length === 0);
  const parted = line.tickets.filter(({ subtickets }) => subtickets.length > 0);
  return {
    places: [place],
    form: {
      kind: kindOf(line),
      tours: Object.fromEntries(line.tours.map(({ id, count }) => [id, count])),
      tickets: Object.fromEntries(plain.map(({ id, count }) => [id, count])),
      parts: Object.fromEntries(parted.map((ticket) => [ticket.id, partsOf(ticket)])),
      participants: line.single_ticketing ? 0 : line.participants,
      answers: Object.fromEntries(line.answers.map(({ qId, value }) => [qId, value])),
    },
  };
}

function kindOf({ single_ticketing, book_complete_tour }: TourLine): TourForm['kind'] {
  if (single_ticketing) return 'places';
  return book_complete_tour ? 'whole' : 'group';
}

function partsOf({ subtickets }: TourLineTicket): Record<string, number> {
  return Object.fromEntries(subtickets.map(({ id, count }) => [id, count]));
}
