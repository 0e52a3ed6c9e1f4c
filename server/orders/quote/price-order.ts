// What the quotes of a cart add up to (spec decisions 3): shipping, voucher codes in the cart's order, VAT, and what
// the codes claim of their value. `priceCart` computes the sums, as in the browser.
import type { Claim } from '../../../domain/capacity/claim.ts';
import { type CartPrice, priceCart } from '../../../domain/cart/price-cart.ts';
import type { RedeemedCode } from '../../../domain/orders/order.ts';
import { type CodeQuote, isCodeQuote, isProductQuote, type Quote } from '../../../domain/orders/quote.ts';
import { productKind } from '../../../domain/product-kinds.ts';

export type AnyQuote = Quote | CodeQuote;

export type PricedOrder = CartPrice & {
  /** One per item, in order: its price, or the discount of its code as a negative amount. */
  readonly itemPrices: readonly number[];
  readonly codes: readonly RedeemedCode[];
  readonly claims: readonly Claim[];
};

/**
 * Adds the quotes up.
 * @param shipping in cents; undefined where nothing is sent
 */
export function priceOrder(
  quotes: readonly AnyQuote[],
  shipping: number | undefined,
  now: Date,
): PricedOrder {
  const bought = quotes.filter(isProductQuote);
  const price = priceCart({
    lines: bought.map(({ totalPrice, vatParts, parcel_g, orderLine }) => ({
      totalPrice,
      vatParts,
      shipped: parcel_g !== undefined,
      redeemable: productKind(orderLine.type).isRedeemable,
    })),
    shipping,
    codes: quotes.filter(isCodeQuote).map(({ code }) => code),
  });
  const discounts = price.discounts.values();
  const items = quotes.map((quote, line) => {
    if (!isCodeQuote(quote)) return { price: quote.totalPrice, codes: [], claims: quote.claims };
    const { barcode, name, kind, vat_value } = quote.code;
    const { discount, remaining } = discounts.next().value ?? { discount: 0, remaining: 0 };
    return {
      price: discount === 0 ? 0 : -discount,
      codes: [{ barcode, name, kind, discount, remaining, ...(vat_value !== undefined && { vat_value }) }],
      claims: codeClaim(quote.pool, line, discount, now),
    };
  });
  return {
    ...price,
    itemPrices: items.map((item) => item.price),
    codes: items.flatMap(({ codes }) => codes),
    claims: items.flatMap(({ claims }) => claims),
  };
}

/** A code claims cents of its value from the one slot of its pool, as articles claim pieces of a stock. */
function codeClaim(pool: string, line: number, discount: number, now: Date): Claim[] {
  return discount === 0
    ? []
    : [
        {
          line,
          pool,
          from: now.getTime(),
          until: now.getTime() + 1,
          startsAtSlot: false,
          quantity: discount,
        },
      ];
}

/** The parcel's weight in grams; undefined where nothing is sent. */
export function parcelOf(quotes: readonly AnyQuote[]): number | undefined {
  const weights = quotes.flatMap((quote) => (isCodeQuote(quote) ? [] : (quote.parcel_g ?? [])));
  return weights.length === 0 ? undefined : weights.reduce((sum, weight) => sum + weight, 0);
}
