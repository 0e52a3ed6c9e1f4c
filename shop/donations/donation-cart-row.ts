import type { DonationLine } from '../../domain/donations/donation-line.ts';
import type { CartRowView } from '../products/cart-row-view.ts';

/** A donation is changed on its page alone. */
export const donationCartRow: CartRowView<DonationLine> = {
  facts: () => null,
  shortageLabel: 'cart.choose-again',
  withAvailable: () => undefined,
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
