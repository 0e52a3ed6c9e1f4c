// The schemas of every kind of product, and the calls of their modules. Not in `product-kinds.ts`, because browsers
// load no schemas.
import { type Static, type TSchema, Type } from 'typebox';
import { DonationItem } from './donations/donation-item.ts';
import { DonationOrderLine } from './donations/donation-order-line.ts';
import { donationsContract } from './donations/donations-contract.ts';
import { merchandiseContract } from './merchandise/merchandise-contract.ts';
import { MerchandiseItem } from './merchandise/merchandise-item.ts';
import { MerchandiseOrderLine } from './merchandise/merchandise-order-line.ts';
import type { ProductType } from './product-kinds.ts';
import { DayTicketItem, TicketItem } from './tickets/ticket-item.ts';
import { DayTicketOrderLine, TicketOrderLine } from './tickets/ticket-order-line.ts';
import { ticketsContract } from './tickets/tickets-contract.ts';
import { TourItem } from './tours/tour-item.ts';
import { TourOrderLine } from './tours/tour-order-line.ts';
import { toursContract } from './tours/tours-contract.ts';
import { VoucherCodeItem } from './vouchers/voucher-code-item.ts';
import { VoucherItem } from './vouchers/voucher-item.ts';
import { VoucherOrderLine } from './vouchers/voucher-order-line.ts';
import { vouchersContract } from './vouchers/vouchers-contract.ts';

const productSchemas = {
  ticket: { item: TicketItem, orderLine: TicketOrderLine },
  dayTicket: { item: DayTicketItem, orderLine: DayTicketOrderLine },
  guidedTour: { item: TourItem, orderLine: TourOrderLine },
  merchandise: { item: MerchandiseItem, orderLine: MerchandiseOrderLine },
  voucher: { item: VoucherItem, orderLine: VoucherOrderLine },
  donation: { item: DonationItem, orderLine: DonationOrderLine },
} satisfies Record<ProductType, { item: TSchema; orderLine: TSchema }>;

type Schemas = (typeof productSchemas)[ProductType];

/** What `checkout/initPayment` takes as an item of the cart (spec 7). */
export const CartItem = Type.Unsafe<Static<Schemas['item']> | VoucherCodeItem>(
  Type.Union([...Object.values(productSchemas).map(({ item }) => item), VoucherCodeItem]),
);

/** A line of an order, as stored and as `order/review` sends it. */
export const OrderLine = Type.Unsafe<Static<Schemas['orderLine']>>(
  Type.Union(Object.values(productSchemas).map(({ orderLine }) => orderLine)),
);

/** The calls of the product modules. */
export const productContracts = {
  ...ticketsContract,
  ...toursContract,
  ...merchandiseContract,
  ...vouchersContract,
  ...donationsContract,
};
