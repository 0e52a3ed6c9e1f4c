// The list of every kind of product that the museum sells. Each kind is defined in its module.

import { donationKind } from './donations/donation-kind.ts';
import { merchandiseKind } from './merchandise/merchandise-kind.ts';
import type { LineKind, ProductKind } from './products/product-kind.ts';
import { dayTicketKind } from './tickets/day-ticket-kind.ts';
import { ticketKind } from './tickets/ticket-kind.ts';
import { tourKind } from './tours/tour-kind.ts';
import { voucherCodeKind } from './vouchers/voucher-code-kind.ts';
import { voucherKind } from './vouchers/voucher-kind.ts';

const productKinds = {
  ticket: ticketKind,
  dayTicket: dayTicketKind,
  guidedTour: tourKind,
  merchandise: merchandiseKind,
  voucher: voucherKind,
  donation: donationKind,
};

/** What a line of the cart can be: a product, or a code that pays for products. */
const lineKinds = { ...productKinds, voucherCode: voucherCodeKind };

export type ProductType = keyof typeof productKinds;

type OrderedOf<Kind> = Kind extends ProductKind<infer _Item, infer _Line, infer Ordered> ? Ordered : never;
type LineOf<Kind> = Kind extends LineKind<infer _Item, infer Line> ? Line : never;
type ItemOf<Kind> = Kind extends LineKind<infer Item, infer _Line> ? Item : never;

/** A line of an order, as stored and as `order/review` sends it. */
export type OrderLine = OrderedOf<(typeof productKinds)[ProductType]>;
/** A line that is bought. */
export type BoughtLine = LineOf<(typeof productKinds)[ProductType]>;
export type CartLine = LineOf<(typeof lineKinds)[keyof typeof lineKinds]>;
export type CartItem = ItemOf<(typeof lineKinds)[keyof typeof lineKinds]>;

const products: Readonly<Record<ProductType, ProductKind<CartItem, BoughtLine, OrderLine>>> = productKinds;
const lines: Readonly<Record<CartLine['type'], LineKind<CartItem, CartLine>>> = lineKinds;

/** The kind of a product. */
export function productKind(type: ProductType): ProductKind<CartItem, BoughtLine, OrderLine> {
  return products[type];
}

/** The kind of a line, codes included. */
export function lineKind(type: CartLine['type']): LineKind<CartItem, CartLine> {
  return lines[type];
}

export function isLineType(type: unknown): type is CartLine['type'] {
  return typeof type === 'string' && Object.hasOwn(lines, type);
}

/** Is the line bought? A code is not. */
export function isBought(line: CartLine): line is BoughtLine {
  return Object.hasOwn(products, line.type);
}
