// What is printed for a booking of a tour: an admission for each place where places are sold, else for each tour or group.

import type { PlannedAdmission } from '../../domain/orders/quote.ts';
import type { TourLine } from '../../domain/tours/tour-line.ts';

/** The admissions of a line. */
export function admissionsOf(line: TourLine): PlannedAdmission[] {
  return line.single_ticketing ? placeAdmissions(line) : tourAdmissions(line);
}

/** A ticket with subtickets admits its people together. */
function placeAdmissions({ tours, tickets }: TourLine): PlannedAdmission[] {
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
  return names.map((name, index) => ({ name, persons: Math.floor((participants + index) / names.length) }));
}
