// What documents and mails say of each kind of product: the list.
import type { OrderLine, ProductType } from '../../../domain/product-kinds.ts';
import { donationTexts } from './donation-texts.ts';
import { merchandiseTexts } from './merchandise-texts.ts';
import type { ProductTexts, Untaxed } from './product-texts.ts';
import { ticketTexts } from './ticket-texts.ts';
import { tourTexts } from './tour-texts.ts';
import { voucherTexts } from './voucher-texts.ts';

const TEXTS: Readonly<Record<ProductType, ProductTexts<OrderLine>>> = {
  ticket: ticketTexts,
  dayTicket: ticketTexts,
  guidedTour: tourTexts,
  merchandise: merchandiseTexts,
  voucher: voucherTexts,
  donation: donationTexts,
};

/** What documents and mails say of a line. */
export function lineTexts({ type }: OrderLine): ProductTexts<OrderLine> {
  return TEXTS[type];
}

/** Why something of a kind has no VAT where it has none. */
export function untaxedOf(type: ProductType): Untaxed {
  return TEXTS[type].untaxed;
}
