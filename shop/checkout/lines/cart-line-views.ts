// How the cart shows each kind of product: the list.
import type { BoughtLine, ProductType } from '../../../domain/product-kinds.ts';
import { donationCartView } from '../../donations/donation-cart-view.ts';
import { merchandiseCartView } from '../../merchandise/lines/merchandise-cart-view.ts';
import type { CartLineView } from '../../products/cart-line-view.ts';
import { dayTicketCartView, ticketCartView } from '../../tickets/lines/ticket-cart-views.ts';
import { tourCartView } from '../../tours/lines/tour-cart-view.ts';
import { voucherCartView } from '../../vouchers/lines/voucher-cart-view.ts';

const VIEWS: Readonly<Record<ProductType, CartLineView<BoughtLine>>> = {
  ticket: ticketCartView,
  dayTicket: dayTicketCartView,
  guidedTour: tourCartView,
  merchandise: merchandiseCartView,
  voucher: voucherCartView,
  donation: donationCartView,
};

/** How the cart shows a line. */
export function cartLineView({ type }: BoughtLine): CartLineView<BoughtLine> {
  return VIEWS[type];
}
