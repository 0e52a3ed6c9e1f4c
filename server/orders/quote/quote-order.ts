// Quotes every item of a cart again and compares it with what the visitor was shown (spec decisions 3). The total is
// computed here; a price in the request is never trusted. This file knows quotes, but no kind of product.

import { withDiscounts } from '../../../domain/cart/cart-totals.ts';
import type { Language } from '../../../domain/language.ts';
import { lineWithoutPaid } from '../../../domain/orders/only-with-paid.ts';
import type { Shipping } from '../../../domain/orders/order.ts';
import { isCodeQuote } from '../../../domain/orders/quote.ts';
import type { CartItem, CartLine } from '../../../domain/product-kinds.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { quoteShipping } from '../../shipping/quote-shipping.ts';
import type { Buyer } from '../content/cart-content.ts';
import { type QuotingShop, quoteItem } from './item-kinds.ts';
import { limitRefusal } from './limit-refusal.ts';
import { type AnyQuote, type PricedOrder, parcelOf, priceOrder } from './price-order.ts';
import { reduceQuote } from './reduce-quote.ts';

/** What the visitor orders, and the prices that they were shown. */
export type AskedOrder = {
  readonly items: readonly CartItem[];
  readonly language: Language;
  readonly buyer: Buyer;
  /** Where a parcel goes when not to the buyer. */
  readonly shipping: Omit<Shipping, 'cost'> | undefined;
  /** The shipping costs that the visitor was shown. */
  readonly shippingCosts: number | undefined;
  /** Articles are taken along, and nothing of them is sent. */
  readonly handedOver?: true | undefined;
  /** It is offered to a group: of any size, and with `reduction` per cent off (ADR 139). */
  readonly group?: { readonly reduction: number } | undefined;
  /** The visitor's earlier cart, given up for this one. */
  readonly replaces: string | undefined;
};

export type QuotedOrder = {
  /** One per item, in order. */
  readonly quotes: readonly AnyQuote[];
  readonly priced: PricedOrder;
  /** Null where nothing is sent. */
  readonly shipping: Shipping | null;
};

/**
 * Quotes an order. Refuses lines that cannot be sold, one by one, and an order whose price is not the one that was
 * shown.
 */
export async function quoteOrder(shop: QuotingShop, order: AskedOrder): Promise<QuotedOrder | Refusal> {
  const quotes = await quoteAll(shop, order);
  if (isRefusal(quotes)) return quotes;
  if (quotes.every(isCodeQuote)) return refuse('CART_EMPTY');
  const shipping = shippingOf(shop, order, quotes);
  if (isRefusal(shipping)) return shipping;
  const priced = priceOrder(quotes, shipping?.cost, shop.now());
  if (priceChanged(order, priced))
    return refuse('CART_PRICE_CHANGED', {
      details: { cart: await repriced(quotes, priced.shipping), shippingCosts: shipping?.cost ?? null },
    });
  return { quotes, priced, shipping };
}

async function quoteAll(shop: QuotingShop, order: AskedOrder): Promise<AnyQuote[] | Refusal> {
  const quotes: AnyQuote[] = [];
  for (const [index, item] of order.items.entries()) {
    const answer = await quoteItem(shop, item, {
      line: index,
      language: order.language,
      replaces: order.replaces,
      handedOver: order.handedOver,
    });
    if (isRefusal(answer)) return { ...answer, details: { ...answer.details, index } };
    if (isCodeQuote(answer) && quotes.some((quoted) => isCodeQuote(quoted) && quoted.pool === answer.pool))
      return refuse('ITEM_UNKNOWN', { details: { index } });
    quotes.push(order.group && !isCodeQuote(answer) ? reduceQuote(answer, order.group.reduction) : answer);
    // Checked line by line, so that an order of many thousands is not put together first.
    const refused = order.group ? undefined : limitRefusal(shop.museum, quotes);
    if (refused) return refused;
  }
  const index = lineWithoutPaid(quotes.map((quote) => (isCodeQuote(quote) ? {} : quote)));
  return index === undefined ? quotes : refuse('TICKET_ONLY_WITH_PAID', { details: { index } });
}

/** Where the parcel goes and what it costs; null where there is none. */
function shippingOf(
  shop: QuotingShop,
  order: AskedOrder,
  quotes: readonly AnyQuote[],
): Shipping | null | Refusal {
  const parcel = parcelOf(quotes);
  if (parcel === undefined) return null;
  const { name, address } = order.buyer;
  return quoteShipping(shop, parcel, order.shipping ?? { name, ...address });
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
