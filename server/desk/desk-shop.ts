import type { CheckoutShop } from '../payments/checkout-handlers.ts';
import type { TicketsShop } from '../tickets/tickets-shop.ts';

/** What selling at the desk needs of a shop: what the checkout needs, and the day's programme. */
export type DeskShop = CheckoutShop & TicketsShop;
