import type { DonationOrderLine } from '../../../domain/donations/donation-order-line.ts';
import { type ProductWords, shortTerm } from './product-texts.ts';

/** A donation is for no time, and a gift. */
export const donationWords: ProductWords<DonationOrderLine> = {
  term: () => shortTerm(''),
  facts: () => [],
  untaxed: 'gift',
};
