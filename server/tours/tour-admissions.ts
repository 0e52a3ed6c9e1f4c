// What is printed for a booking of a tour: an admission for each place where places are sold, else for each tour or group.

import type { PlannedAdmission } from '../../domain/orders/quote.ts';
import { entryPrice } from '../../domain/tickets/ticket-line.ts';
import type { TourLine } from '../../domain/tours/tour-line.ts';
import { peopleOf } from '../../domain/tours/tour-returns.ts';

/** The admissions of a line. */
export function admissionsOf(line: TourLine): PlannedAdmission[] {
  return line.single_ticketing ? placeAdmissions(line) : tourAdmissions(line);
}

/** How many of a line's people pay nothing: those with free places, or everyone where the whole tour is free. */
export function freeAdmissions(line: TourLine): number {
  if (!line.single_ticketing) return line.totalPrice === 0 ? line.participants : 0;
  const free = placeAdmissions({
    tours: line.tours.filter(({ price }) => price === 0),
    tickets: line.tickets.filter((ticket) => entryPrice(ticket) === 0),
  });
  return free.reduce((sum, { persons }) => sum + persons, 0);
}

/** A ticket with subtickets admits its people together. */
function placeAdmissions({ tours, tickets }: Pick<TourLine, 'tours' | 'tickets'>): PlannedAdmission[] {
  return [
    ...tours.flatMap(({ name, count }) => each(name, count)),
    ...tickets.flatMap(({ name, count, subtickets }) =>
      subtickets.length === 0
        ? each(name, count)
        : [{ name, persons: subtickets.reduce((sum, part) => sum + part.count, 0) }],
    ),
  ];
}

function each(name: string, count: number): PlannedAdmission[] {
  return Array.from({ length: count }, () => ({ name, persons: 1 }));
}

/** The party split evenly; `bookingProblem` makes sure that each tour has at least one person. */
function tourAdmissions({ tours, participants }: TourLine): PlannedAdmission[] {
  const names = tours.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  return names.map((name, index) => ({ name, persons: peopleOf(index, participants, names.length) }));
}
