import { shopPaths } from '../../../domain/addresses.ts';
import type { DonationLine } from '../../../domain/donations/donation-line.ts';
import type { LineView } from './line-view.ts';

/** A donation is one amount: its name and its sum say it all. */
export const donationView: LineView<DonationLine> = {
  name: ({ name }) => name,
  path: () => shopPaths.donations(),
  dates: () => undefined,
  months: () => 0,
  parts: () => [],
  about: () => '',
  written: () => '',
  facts: () => null,
  again: () => 'cart.choose-again',
  back: 'cart.choose-again',
  fewer: () => undefined,
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
