// Guided tours that were ordered.
import { NOTHING_POSTED, type OrderedKind } from '../products/ordered-kind.ts';
import type { TourOrderLine } from './tour-order-line.ts';
import { tourReturns, tourWithPieces } from './tour-returns.ts';

export const orderedTourKind: OrderedKind<TourOrderLine> = {
  posted: () => NOTHING_POSTED,
  returns: tourReturns,
  withPieces: tourWithPieces,
  withoutPersons: (line) => ({ ...line, tour: { ...line.tour, answers: [] } }),
};
