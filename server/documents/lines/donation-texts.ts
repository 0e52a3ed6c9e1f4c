import type { DonationOrderLine } from '../../../domain/donations/donation-order-line.ts';
import { NO_BOOKING, type ProductTexts, plainTime } from './product-texts.ts';

/** A donation is a gift and has no time. */
export const donationTexts: ProductTexts<DonationOrderLine> = {
  when: () => plainTime(''),
  booking: () => NO_BOOKING,
  partText: (_part, { t }) => t('documents.invoice.amount'),
  partWithoutPrice: ({ count, price }, { formats }) => formats.money(count * price),
  facts: () => [],
  isForGroup: () => false,
  paysForAll: () => false,
  untaxed: 'gift',
};
