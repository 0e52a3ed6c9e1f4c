// Every item of a cart quoted again and compared with what the visitor was shown (spec decisions 3): the total is computed here, a
// price in the request is never believed. Knows no product: only quotes.

import { withDiscounts } from '../../domain/cart/cart-totals.ts';
import type { Language } from '../../domain/language.ts';
import type { Shipping } from '../../domain/orders/order.ts';
import { isCodeQuote } from '../../domain/orders/quote.ts';
import type { CartItem, CartLine } from '../../domain/product-kinds.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Buyer } from './cart-content.ts';
import { type AnyQuote, type PricedOrder, parcelOf, priceOrder } from './price-order.ts';

/** What the visitor wants, and what they were shown of it. */
export type AskedOrder = {
  readonly items: readonly CartItem[];
  readonly language: Language;
  readonly buyer: Buyer;
  /** Where a parcel goes when not to the buyer. */
  readonly shipping: Omit<Shipping, 'cost'> | undefined;
  /** What the visitor was shown for sending it. */
  readonly shippingCosts: number | undefined;
  /** The visitor's earlier cart, given up for this one. */
  readonly replaces: string | undefined;
};

/** Quotes an item at its place in the cart; every product module joins in here, and nowhere else. */
export type QuoteItem = (
  item: CartItem,
  line: number,
  language: Language,
  /** The visitor's earlier cart: what it holds is theirs to have again. */
  replaces: string | undefined,
) => AnyQuote | Refusal | Promise<AnyQuote | Refusal>;

/** What sending so many grams to an address costs; refuses what cannot be sent there. */
export type QuoteShipping = (parcelG: number, to: Omit<Shipping, 'cost'>) => Shipping | Refusal;

/** What to quote with, of one version of the catalogue. */
export type Quoting = {
  readonly version: number;
  readonly quote: QuoteItem;
  readonly quoteShipping: QuoteShipping;
};

export type QuotedOrder = {
  /** One per item, in order. */
  readonly quotes: readonly AnyQuote[];
  readonly priced: PricedOrder;
  /** Null where nothing is sent. */
  readonly shipping: Shipping | null;
};

/** Quotes an order; refuses what cannot be sold line by line, and an order that costs something else than was shown. */
export async function quoteOrder(
  order: AskedOrder,
  { quote, quoteShipping }: Quoting,
  now: Date,
): Promise<QuotedOrder | Refusal> {
  const quotes = await quoteAll(order, quote);
  if (isRefusal(quotes)) return quotes;
  if (quotes.every(isCodeQuote)) return refuse('CART_EMPTY');
  const shipping = shippingOf(order, quotes, quoteShipping);
  if (isRefusal(shipping)) return shipping;
  const priced = priceOrder(quotes, shipping?.cost, now);
  if (priceChanged(order, priced))
    return refuse('CART_PRICE_CHANGED', {
      details: { cart: await repriced(quotes, priced.shipping), shippingCosts: shipping?.cost ?? null },
    });
  return { quotes, priced, shipping };
}

async function quoteAll(order: AskedOrder, quote: QuoteItem): Promise<AnyQuote[] | Refusal> {
  const quotes: AnyQuote[] = [];
  for (const [index, item] of order.items.entries()) {
    const answer = await quote(item, index, order.language, order.replaces);
    if (isRefusal(answer)) return { ...answer, details: { ...answer.details, index } };
    if (isCodeQuote(answer) && quotes.some((quoted) => isCodeQuote(quoted) && quoted.pool === answer.pool))
      return refuse('ITEM_UNKNOWN', { details: { index } });
    quotes.push(answer);
  }
  return quotes;
}

/** Where the parcel goes and what that costs; null where there is none. */
function shippingOf(
  order: AskedOrder,
  quotes: readonly AnyQuote[],
  quoteShipping: QuoteShipping,
): Shipping | null | Refusal {
  const parcel = parcelOf(quotes);
  if (parcel === undefined) return null;
  const { name, address } = order.buyer;
  return quoteShipping(parcel, order.shipping ?? { name, ...address });
}

function priceChanged({ items, shippingCosts }: AskedOrder, { itemPrices, shipping }: PricedOrder): boolean {
  return (
    (shippingCosts !== undefined && shippingCosts !== shipping) ||
    items.some(({ totalPrice }, index) => totalPrice !== undefined && totalPrice !== itemPrices[index])
  );
}

/** The lines as the visitor's cart would hold them at today's prices. */
async function repriced(quotes: readonly AnyQuote[], shipping: number): Promise<CartLine[]> {
  const lines = await Promise.all(
    quotes.map((quote): CartLine | Promise<CartLine> =>
      isCodeQuote(quote) ? { ...quote.code, discount: 0, remaining: 0, totalPrice: 0 } : quote.cartLine(),
    ),
  );
  return withDiscounts(lines, shipping);
}
