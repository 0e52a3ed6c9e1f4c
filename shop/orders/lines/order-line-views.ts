// How the order's pages show each kind of product: the list.
import type { OrderLine, ProductType } from '../../../domain/product-kinds.ts';
import { donationOrderView } from '../../donations/donation-order-view.ts';
import { merchandiseOrderView } from '../../merchandise/lines/merchandise-order-view.tsx';
import type { OrderLineView } from '../../products/order-line-view.ts';
import { ticketOrderView } from '../../tickets/lines/ticket-order-view.ts';
import { tourOrderView } from '../../tours/lines/tour-order-view.tsx';
import { voucherOrderView } from '../../vouchers/lines/voucher-order-view.tsx';

const VIEWS: Readonly<Record<ProductType, OrderLineView<OrderLine>>> = {
  ticket: ticketOrderView,
  dayTicket: ticketOrderView,
  guidedTour: tourOrderView,
  merchandise: merchandiseOrderView,
  voucher: voucherOrderView,
  donation: donationOrderView,
};

/** How the order's pages show a line. */
export function orderLineView({ type }: OrderLine): OrderLineView<OrderLine> {
  return VIEWS[type];
}
