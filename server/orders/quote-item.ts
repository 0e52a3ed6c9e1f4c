// What one item of a cart costs and takes: every product module joins in here, and nowhere else in orders.
import type { Language } from '../../domain/language.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import type { Refusal } from '../../domain/refusal.ts';
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
  /** The visitor's earlier cart: what it holds is theirs to have again. */
  readonly replaces: string | undefined;
};

/** Quotes an item, or refuses it. */
export function quoteItem(
  shop: QuotingShop,
  item: CartItem,
  { line, language, replaces }: ItemPlace,
): AnyQuote | Refusal | Promise<AnyQuote | Refusal> {
  switch (item.type) {
    case 'ticket':
    case 'dayTicket':
      return quoteTicket(item, line, { ...shop, language });
    case 'guidedTour':
      return quoteTour(item, line, { ...shop, language });
    case 'merchandise':
      return quoteArticle(item, line, { ...shop, language, countries: shop.museum.settings.countries });
    case 'voucher':
      return quoteVoucher(item, language, shop);
    case 'voucherCode':
      return quoteVoucherCode(item, language, shop, replaces);
  }
}
