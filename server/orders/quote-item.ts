// The price and the claims of one item of a cart. This is the only file of orders that knows the product modules.
import type { Language } from '../../domain/language.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { quoteDonation } from '../donations/quote-donation.ts';
import { type QuoteArticleContext, quoteArticle } from '../merchandise/quote-article.ts';
import type { ShippingShop } from '../shipping/quote-shipping.ts';
import { type QuoteContext, quoteTicket } from '../tickets/quote-ticket.ts';
import { type QuoteTourContext, quoteTour } from '../tours/quote-tour.ts';
import type { CodesShop } from '../vouchers/look-up-voucher-code.ts';
import { quoteVoucher } from '../vouchers/quote-voucher.ts';
import { quoteVoucherCode } from '../vouchers/quote-voucher-code.ts';
import type { VouchersShop } from '../vouchers/vouchers-calls.ts';
import type { AnyQuote } from './price-order.ts';

export type QuotingShop = Omit<QuoteContext, 'language'> &
  Omit<QuoteTourContext, 'language'> &
  Omit<QuoteArticleContext, 'language' | 'countries'> &
  VouchersShop &
  CodesShop &
  ShippingShop;

export type ItemPlace = {
  /** The item's index in the cart. */
  readonly line: number;
  readonly language: Language;
  /** The visitor's earlier cart: what it holds counts as free for this one. */
  readonly replaces: string | undefined;
};

type Answer = AnyQuote | Refusal | Promise<AnyQuote | Refusal>;

/** One function for each kind of item; a missing one does not compile. */
const QUOTES: {
  readonly [Type in CartItem['type']]: (
    shop: QuotingShop,
    item: Extract<CartItem, { readonly type: Type }>,
    place: ItemPlace,
  ) => Answer;
} = {
  ticket: (shop, item, { line, language }) => quoteTicket(item, line, { ...shop, language }),
  dayTicket: (shop, item, { line, language }) => quoteTicket(item, line, { ...shop, language }),
  guidedTour: (shop, item, { line, language }) => quoteTour(item, line, { ...shop, language }),
  merchandise: (shop, item, { line, language }) =>
    quoteArticle(item, line, { ...shop, language, countries: shop.museum.settings.countries }),
  voucher: (shop, item, { language }) => quoteVoucher(item, language, shop),
  donation: (shop, item, { language }) => quoteDonation(item, language, shop),
  voucherCode: (shop, item, { language, replaces }) => quoteVoucherCode(item, language, shop, replaces),
};

/** Quotes an item, or refuses it. */
export function quoteItem(shop: QuotingShop, item: CartItem, place: ItemPlace): Answer {
  // The compiler cannot see that a function and an item of its kind belong together.
  const quote = QUOTES[item.type] as (shop: QuotingShop, item: CartItem, place: ItemPlace) => Answer;
  return quote(shop, item, place);
}
