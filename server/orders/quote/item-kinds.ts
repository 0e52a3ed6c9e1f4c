// What each kind of item in a cart is asked: its price and claims, and what it means for suggestions. This is the only file
// of orders that knows the product modules.
import type { Language } from '../../../domain/language.ts';
import type { CartVisit } from '../../../domain/merchandise/suggest.ts';
import type { CartItem } from '../../../domain/product-kinds.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { quoteDonation } from '../../donations/quote-donation.ts';
import { type QuoteArticleContext, quoteArticle } from '../../merchandise/quote-article.ts';
import type { ShippingShop } from '../../shipping/quote-shipping.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import { type QuoteContext, quoteTicket } from '../../tickets/quote-ticket.ts';
import { ticketVisits } from '../../tickets/ticket-visits.ts';
import { type QuoteTourContext, quoteTour } from '../../tours/quote-tour.ts';
import type { TourCatalogue } from '../../tours/tour-catalogue.ts';
import { tourVisits } from '../../tours/tour-visits.ts';
import type { CodesShop } from '../../vouchers/look-up-voucher-code.ts';
import { quoteVoucher } from '../../vouchers/quote-voucher.ts';
import { quoteVoucherCode } from '../../vouchers/quote-voucher-code.ts';
import type { VouchersShop } from '../../vouchers/vouchers-calls.ts';
import type { LimitsShop } from './limit-refusal.ts';
import type { AnyQuote } from './price-order.ts';

export type QuotingShop = Omit<QuoteContext, 'language'> &
  Omit<QuoteTourContext, 'language'> &
  Omit<QuoteArticleContext, 'language' | 'countries' | 'handedOver'> &
  VouchersShop &
  CodesShop &
  ShippingShop &
  LimitsShop;

export type ItemPlace = {
  /** The item's index in the cart. */
  readonly line: number;
  readonly language: Language;
  /** The visitor's earlier cart: what it holds counts as free for this one. */
  readonly replaces: string | undefined;
  /** Articles are taken along. */
  readonly handedOver?: true | undefined;
};

/** A visit that is no longer on sale still counts for suggestions. */
export type Visitable = Pick<Catalogue, 'event' | 'ticket'> & { readonly tours: TourCatalogue };

/** What an item means for suggestions beside the cart. */
type SuggestFor = {
  readonly visits: readonly CartVisit[];
  /** Ids of articles that are in the cart and so are not suggested. */
  readonly articles: readonly string[];
};

type Answer = AnyQuote | Refusal | Promise<AnyQuote | Refusal>;

type ItemKind<Item> = {
  quote(shop: QuotingShop, item: Item, place: ItemPlace): Answer;
  suggestFor(item: Item, imported: Visitable): SuggestFor;
};

const NO_SUGGESTIONS: SuggestFor = { visits: [], articles: [] };

/** One entry for each kind of item; a missing one does not compile. */
const KINDS: {
  readonly [Type in CartItem['type']]: ItemKind<Extract<CartItem, { readonly type: Type }>>;
} = {
  ticket: {
    quote: (shop, item, { line, language }) => quoteTicket(item, line, { ...shop, language }),
    suggestFor: (item, { ticket }) => ({ visits: ticketVisits(item, ticket), articles: [] }),
  },
  dayTicket: {
    quote: (shop, item, { line, language }) => quoteTicket(item, line, { ...shop, language }),
    suggestFor: (item, { ticket }) => ({ visits: ticketVisits(item, ticket), articles: [] }),
  },
  guidedTour: {
    quote: (shop, item, { line, language }) => quoteTour(item, line, { ...shop, language }),
    suggestFor: (item, { tours }) => ({ visits: tourVisits(item, tours), articles: [] }),
  },
  merchandise: {
    quote: (shop, item, { line, language, handedOver }) =>
      quoteArticle(item, line, { ...shop, language, handedOver, countries: shop.museum.settings.countries }),
    suggestFor: ({ id }) => ({ visits: [], articles: [id] }),
  },
  voucher: {
    quote: (shop, item, { language }) => quoteVoucher(item, language, shop),
    suggestFor: () => NO_SUGGESTIONS,
  },
  donation: {
    quote: (shop, item, { language }) => quoteDonation(item, language, shop),
    suggestFor: () => NO_SUGGESTIONS,
  },
  voucherCode: {
    quote: (shop, item, { language, replaces }) => quoteVoucherCode(item, language, shop, replaces),
    suggestFor: () => NO_SUGGESTIONS,
  },
};

/** Quotes an item, or refuses it. */
export function quoteItem(shop: QuotingShop, item: CartItem, place: ItemPlace): Answer {
  return kindOf(item).quote(shop, item, place);
}

/** The visits and articles of an item that decide what is suggested. */
export function suggestFor(item: CartItem, imported: Visitable): SuggestFor {
  return kindOf(item).suggestFor(item, imported);
}

function kindOf({ type }: CartItem): ItemKind<CartItem> {
  // The compiler cannot see that an item and its kind belong together.
  return KINDS[type] as ItemKind<CartItem>;
}
