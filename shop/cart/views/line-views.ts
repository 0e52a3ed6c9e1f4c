// How the cart shows each kind of product: the list.
import type { BoughtLine, ProductType } from '../../../domain/product-kinds.ts';
import { donationView } from './donation-view.ts';
import type { LineView } from './line-view.ts';
import { merchandiseView, voucherView } from './piece-views.tsx';
import { dayTicketView, ticketView } from './ticket-views.tsx';
import { tourView } from './tour-view.tsx';

const VIEWS: Readonly<Record<ProductType, LineView<BoughtLine>>> = {
  ticket: ticketView,
  dayTicket: dayTicketView,
  guidedTour: tourView,
  merchandise: merchandiseView,
  voucher: voucherView,
  donation: donationView,
};

export function viewOf({ type }: BoughtLine): LineView<BoughtLine> {
  return VIEWS[type];
}
