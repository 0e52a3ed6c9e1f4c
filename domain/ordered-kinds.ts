// What becomes of ordered lines of every kind. A second list beside `product-kinds.ts`, because pages that sell need none of it.
import { orderedDonationKind } from './donations/ordered-donation-kind.ts';
import { orderedMerchandiseKind } from './merchandise/ordered-merchandise-kind.ts';
import type { OrderLine, ProductType } from './product-kinds.ts';
import type { OrderedKind } from './products/ordered-kind.ts';
import { orderedDayTicketKind, orderedTicketKind } from './tickets/ordered-ticket-kinds.ts';
import { orderedTourKind } from './tours/ordered-tour-kind.ts';
import { orderedVoucherKind } from './vouchers/ordered-voucher-kind.ts';

const orderedKinds: { readonly [Type in ProductType]: OrderedKind<Extract<OrderLine, { type: Type }>> } = {
  ticket: orderedTicketKind,
  dayTicket: orderedDayTicketKind,
  guidedTour: orderedTourKind,
  merchandise: orderedMerchandiseKind,
  voucher: orderedVoucherKind,
  donation: orderedDonationKind,
};

const kinds: Readonly<Record<ProductType, OrderedKind<OrderLine>>> = orderedKinds;

/** What becomes of ordered lines of this kind. */
export function orderedKind(type: ProductType): OrderedKind<OrderLine> {
  return kinds[type];
}
