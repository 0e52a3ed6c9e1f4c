// What of a booking of a guided tour can be given back. Single places are like tickets. Tours and groups that have one
// price go back one by one, each with its people; where tickets of the party come with them, only all of it goes back,
// because nobody can say whose tickets they are.
import {
  type LineReturns,
  partiesIn,
  returnedByThePiece,
  returnedWhole,
  withPartsLeft,
} from '../products/line-returns.ts';
import type { TourOrderLine } from './tour-order-line.ts';

export function tourReturns({ parts, tour }: TourOrderLine): LineReturns {
  const booked = parts.reduce((sum, { count }) => sum + count, 0);
  if (tour.tours > 0) return booked === tour.tours ? returnedByTheTour(tour) : returnedWhole();
  const parties = partiesIn(parts);
  // Older orders do not say which parts are people of which ticket.
  return parties.length > 0 || booked === tour.participants ? returnedByThePiece(parties) : returnedWhole();
}

/** A tour for a party alone takes all of its places; a group takes as many as it has people. */
function returnedByTheTour({ tours, participants, book_complete_tour }: TourOrderLine['tour']): LineReturns {
  const left = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  if (book_complete_tour) return { ...returnedByThePiece(), unitsOf: left };
  return {
    ...returnedByThePiece(),
    unitsOf: (counts) => {
      let people = 0;
      for (let index = 0; index < left(counts); index += 1) people += peopleOf(index, participants, tours);
      return people;
    },
  };
}

/** The booking with these pieces left, and as many people as come with them. */
export function tourWithPieces(line: TourOrderLine, left: readonly number[]): TourOrderLine {
  const returns = tourReturns(line);
  const { tours, participants } = line.tour;
  const rest = withPartsLeft(line, left, returns);
  if (returns.by === 'whole') return rest;
  if (tours === 0) return { ...rest, tour: { ...line.tour, participants: returns.unitsOf(left) } };
  const people = Array.from({ length: rest.count }, (_, index) => peopleOf(index, participants, tours));
  return {
    ...rest,
    tour: { ...line.tour, tours: rest.count, participants: people.reduce((sum, one) => sum + one, 0) },
  };
}

/** How many people of a party come with one of its tours or groups: as evenly as it can be split. */
export function peopleOf(index: number, participants: number, tours: number): number {
  return Math.floor((participants + index) / tours);
}
