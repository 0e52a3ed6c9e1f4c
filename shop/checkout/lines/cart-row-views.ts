// How the opened cart shows each kind of product: the list.
import type { BoughtLine, ProductType } from '../../../domain/product-kinds.ts';
import { donationCartRow } from '../../donations/donation-cart-row.ts';
import { merchandiseCartRow } from '../../merchandise/lines/merchandise-cart-row.tsx';
import type { CartRowView } from '../../products/cart-row-view.ts';
import { dayTicketCartRow, ticketCartRow } from '../../tickets/lines/ticket-cart-rows.tsx';
import { tourCartRow } from '../../tours/lines/tour-cart-row.tsx';
import { voucherCartRow } from '../../vouchers/lines/voucher-cart-row.tsx';

const ROWS: Readonly<Record<ProductType, CartRowView<BoughtLine>>> = {
  ticket: ticketCartRow,
  dayTicket: dayTicketCartRow,
  guidedTour: tourCartRow,
  merchandise: merchandiseCartRow,
  voucher: voucherCartRow,
  donation: donationCartRow,
};

/** How the opened cart shows a line. */
export function cartRowView({ type }: BoughtLine): CartRowView<BoughtLine> {
  return ROWS[type];
}
