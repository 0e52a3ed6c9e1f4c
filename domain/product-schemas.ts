// The schemas of every kind of product. Apart from `product-kinds.ts`, because browsers load no schemas.
import { type Static, type TSchema, Type } from 'typebox';
import { MerchandiseItem } from './merchandise/merchandise-item.ts';
import type { ProductType } from './product-kinds.ts';
import { DayTicketItem, TicketItem } from './tickets/ticket-item.ts';
import { TourItem } from './tours/tour-item.ts';
import { VoucherCodeItem } from './vouchers/voucher-code-item.ts';
import { VoucherItem } from './vouchers/voucher-item.ts';

const productSchemas = {
  ticket: { item: TicketItem },
  dayTicket: { item: DayTicketItem },
  guidedTour: { item: TourItem },
  merchandise: { item: MerchandiseItem },
  voucher: { item: VoucherItem },
} satisfies Record<ProductType, { item: TSchema }>;

type Schemas = (typeof productSchemas)[ProductType];

/** What `checkout/initPayment` takes as an item of the cart (spec 7). */
export const CartItem = Type.Unsafe<Static<Schemas['item']> | VoucherCodeItem>(
  Type.Union([...Object.values(productSchemas).map(({ item }) => item), VoucherCodeItem]),
);
