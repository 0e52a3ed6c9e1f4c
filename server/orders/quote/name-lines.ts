// `checkout/lines`: the lines of a cart as a visitor of another language would have put them there.
import type { Language } from '../../../domain/language.ts';
import { isCodeQuote } from '../../../domain/orders/quote.ts';
import type { CartItem, CartLine } from '../../../domain/product-kinds.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { type QuotingShop, quoteItem } from './item-kinds.ts';
import { limitRefusal } from './limit-refusal.ts';
import type { AnyQuote } from './price-order.ts';

/**
 * The lines of these items in a language and at today's prices, in their order. Null for what cannot be sold any more, for
 * what is beyond the museum's limits of one order, and for codes, which have no words of their own: this call does not tell
 * whether a code exists.
 */
export async function nameLines(
  shop: QuotingShop,
  items: readonly CartItem[],
  language: Language,
): Promise<(CartLine | null)[]> {
  const lines: (CartLine | null)[] = items.map(() => null);
  const quotes: AnyQuote[] = [];
  for (const [line, item] of items.entries()) {
    if (item.type === 'voucherCode') continue;
    const quote = await quoteItem(shop, item, { line, language, replaces: undefined });
    if (isRefusal(quote) || isCodeQuote(quote)) continue;
    quotes.push(quote);
    // As in an order, one of many thousands is not put together first.
    if (limitRefusal(shop.museum, quotes)) break;
    lines[line] = await quote.cartLine();
  }
  return lines;
}
