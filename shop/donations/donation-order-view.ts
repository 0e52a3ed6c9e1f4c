import type { DonationOrderLine } from '../../domain/donations/donation-order-line.ts';
import type { OrderLineView } from '../products/order-line-view.ts';

/** A donation is one amount: its name and its sum say it all. */
export const donationOrderView: OrderLineView<DonationOrderLine> = {
  facts: () => null,
  parts: () => [],
  typedText: () => null,
  ticketFacts: () => [],
};
