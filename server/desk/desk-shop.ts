import type { MerchandiseShop } from '../merchandise/merchandise-calls.ts';
import type { CheckoutShop } from '../payments/checkout-handlers.ts';
import type { TicketsShop } from '../tickets/tickets-shop.ts';
import type { ToursShop } from '../tours/tour-times.ts';
import type { VouchersShop } from '../vouchers/vouchers-calls.ts';

/** What selling at the desk needs of a shop: what the checkout needs, and the day's programme. */
export type DeskShop = CheckoutShop & TicketsShop & ToursShop & MerchandiseShop & VouchersShop;
