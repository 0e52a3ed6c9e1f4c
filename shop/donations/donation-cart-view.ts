import { shopPaths } from '../../domain/addresses.ts';
import type { DonationLine } from '../../domain/donations/donation-line.ts';
import type { CartLineView } from '../products/cart-line-view.ts';

/** A donation is one amount: its name and its sum say it all. */
export const donationCartView: CartLineView<DonationLine> = {
  name: ({ name }) => name,
  path: () => shopPaths.donations(),
  dates: () => undefined,
  months: () => 0,
  parts: () => [],
  description: () => '',
  typedText: () => '',
};
