// Donations that were ordered.
import { returnedWhole, withPartsLeft } from '../products/line-returns.ts';
import { NOTHING_POSTED, type OrderedKind } from '../products/ordered-kind.ts';
import type { DonationOrderLine } from './donation-order-line.ts';

export const orderedDonationKind: OrderedKind<DonationOrderLine> = {
  posted: () => NOTHING_POSTED,
  // A gift is no price: it goes back as an amount, or with everything else.
  returns: () => ({ ...returnedWhole(), by: 'amount' }),
  withPieces: (line, left) => withPartsLeft(line, left, { parties: [] }),
  withoutPersons: (line) => line,
};
