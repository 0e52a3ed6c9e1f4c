// `checkout/initPayment` up to the money (decisions 3): every item is quoted anew, the total is computed here, and
// everything the cart claims is held at once, or nothing. Knows no product: only quotes.
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { CartLine } from '../../domain/cart/cart-line.ts';
import { withDiscounts } from '../../domain/cart/cart-totals.ts';
import type { Language } from '../../domain/language.ts';
import type { Shipping } from '../../domain/orders/order.ts';
import { isCodeQuote, isProductQuote } from '../../domain/orders/quote.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Availability } from '../capacity/availability.ts';
import { createHolder, type HoldRequest } from '../capacity/take-holds.ts';
import type { Database, Sql } from '../database/sql.ts';
import { randomId } from '../random-token.ts';
import type { Buyer, CartContent } from './cart-content.ts';
import { insertCarts, lockCart, type NewCart, setCartState } from './cart-store.ts';
import { type AnyQuote, type PricedOrder, parcelOf, priceOrder } from './price-order.ts';

export type { NewCart };

export type PlaceOrderInput = {
  readonly items: readonly CartItem[];
  readonly language: Language;
  readonly customerId: string | null;
  readonly buyer: Buyer;
  readonly payment: CartContent['payment'];
  readonly request_invoice: boolean;
  readonly external_document_number: string;
  readonly partner: string;
  /** Where a parcel goes when not to the buyer. */
  readonly shipping: Omit<Shipping, 'cost'> | undefined;
  /** What the visitor was shown for sending it. */
  readonly shippingCosts: number | undefined;
  readonly continueUrl: string;
  readonly cancelUrl: string;
  /** The visitor's earlier cart, given up for this one. */
  readonly replaces: string | undefined;
};

export type PlacedOrder = { readonly cartId: string; readonly expires: Date; readonly total: number };

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

export type PlaceOrderContext = {
  readonly database: Database;
  readonly availability: Availability;
  readonly now: () => Date;
  readonly holdSeconds: number;
  /** The current catalogue; `stale` says that this version is known to be old. */
  readonly quoting: (stale?: number) => Promise<Quoting>;
  /** Writes beside the carts, in the same transaction: the payments that are about to start. */
  readonly alsoWrite: (sql: Sql, carts: readonly NewCart[]) => Promise<void>;
};

export type PlaceOrder = (input: PlaceOrderInput) => Promise<PlacedOrder | Refusal>;

/** An import came between quoting and holding: quote again. */
class CatalogueChanged extends Error {}

/** Somebody else took of the value of a voucher code between quoting and holding: quote again. */
class CodeSpent extends Error {}

/** The visitors of one code come to an end: the last of them finds nothing left on it. */
const MOST_TRIES = 5;

type Extra = { readonly cart: Omit<NewCart, 'hold_count'>; readonly version: number };

type Asked = Pick<PlaceOrderInput, 'items' | 'shippingCosts'>;

const priceChanged = ({ items, shippingCosts }: Asked, { itemPrices, shipping }: PricedOrder): boolean =>
  (shippingCosts !== undefined && shippingCosts !== shipping) ||
  items.some(({ totalPrice }, index) => totalPrice !== undefined && totalPrice !== itemPrices[index]);

const quoteAll = async (input: PlaceOrderInput, quote: QuoteItem): Promise<AnyQuote[] | Refusal> => {
  const quotes: AnyQuote[] = [];
  for (const [index, item] of input.items.entries()) {
    const answer = await quote(item, index, input.language, input.replaces);
    if (isRefusal(answer)) return { ...answer, details: { ...answer.details, index } };
    if (isCodeQuote(answer) && quotes.some((quoted) => isCodeQuote(quoted) && quoted.pool === answer.pool))
      return refuse('ITEM_UNKNOWN', { details: { index } });
    quotes.push(answer);
  }
  return quotes;
};

/** Where the parcel goes and what that costs; null where there is none. */
const shippingOf = (
  input: PlaceOrderInput,
  quotes: readonly AnyQuote[],
  quoteShipping: QuoteShipping,
): Shipping | null | Refusal => {
  const parcel = parcelOf(quotes);
  if (parcel === undefined) return null;
  const { name, address } = input.buyer;
  return quoteShipping(parcel, input.shipping ?? { name, ...address });
};

const toContent = (
  input: PlaceOrderInput,
  quotes: readonly AnyQuote[],
  priced: PricedOrder,
  shipping: Shipping | null,
): CartContent => {
  const bought = quotes.filter(isProductQuote);
  return {
    lines: bought.map(({ orderLine }) => orderLine),
    admissions: bought.map(({ admissions }) => admissions),
    claims: priced.claims,
    shipping,
    codes: priced.codes,
    vat: priced.vat,
    buyer: input.buyer,
    payment: input.payment,
    request_invoice: input.request_invoice,
    external_document_number: input.external_document_number,
    partner: input.partner,
  };
};

/** The lines as the visitor's cart would hold them at today's prices. */
const repriced = async (quotes: readonly AnyQuote[], shipping: number): Promise<CartLine[]> => {
  const lines = await Promise.all(
    quotes.map((quote): CartLine | Promise<CartLine> =>
      isCodeQuote(quote) ? { ...quote.code, discount: 0, remaining: 0, totalPrice: 0 } : quote.cartLine(),
    ),
  );
  return withDiscounts(lines, shipping);
};

/** Makes the verb. It answers the held cart, or why it cannot be had, line by line. */
export const createPlaceOrder = (context: PlaceOrderContext): PlaceOrder => {
  const hold = createHolder<Extra>(context, {
    write: async (sql, granted) => {
      const version = granted[0]?.request.extra.version ?? 0;
      const carts = granted.map(({ request, slots }) => ({ ...request.extra.cart, hold_count: slots }));
      if (granted.some(({ request }) => request.extra.version !== version)) throw new CatalogueChanged();
      const [written] = await Promise.all([insertCarts(sql, carts, version), context.alsoWrite(sql, carts)]);
      if (written !== carts.length) throw new CatalogueChanged();
    },
    giveUp: async (sql, cartId) => {
      const earlier = await lockCart(sql, cartId);
      if (!earlier || earlier.state === 'canceled' || earlier.state === 'expired') return true;
      if (earlier.state !== 'held') return false;
      await setCartState(sql, cartId, 'canceled');
      return true;
    },
  });

  const attempt = async (
    input: PlaceOrderInput,
    { version, quote, quoteShipping }: Quoting,
    lastTry: boolean,
  ): Promise<PlacedOrder | Refusal> => {
    const quotes = await quoteAll(input, quote);
    if (isRefusal(quotes)) return quotes;
    if (quotes.every(isCodeQuote)) return refuse('CART_EMPTY');
    const shipping = shippingOf(input, quotes, quoteShipping);
    if (isRefusal(shipping)) return shipping;
    const priced = priceOrder(quotes, shipping?.cost, context.now());
    if (priceChanged(input, priced))
      return refuse('CART_PRICE_CHANGED', {
        details: { cart: await repriced(quotes, priced.shipping), shippingCosts: shipping?.cost ?? null },
      });
    const { total } = priced;
    const cartId = randomId();
    const expires = new Date(context.now().getTime() + context.holdSeconds * 1000);
    const content = toContent(input, quotes, priced, shipping);
    const cart: Extra['cart'] = {
      id: cartId,
      language: input.language,
      customer_id: input.customerId,
      quote: content,
      total,
      payart: input.payment.payartId,
      continue_url: input.continueUrl,
      cancel_url: input.cancelUrl,
      expires_at: expires,
    };
    const request: HoldRequest<Extra> = {
      cartId,
      claims: content.claims,
      expires,
      replaces: input.replaces,
      extra: { cart, version },
    };
    const answer = await hold(request);
    if (answer.held) return { cartId, expires, total };
    if (answer.decided) return refuse('ALREADY_DECIDED');
    if (!lastTry && answer.shortages.some(({ line }) => quotes[line] && isCodeQuote(quotes[line])))
      throw new CodeSpent();
    return refuse('CART_NOT_AVAILABLE', {
      details: { lines: answer.shortages.map(({ line, available }) => ({ index: line, available })) },
    });
  };

  return async (input) => {
    if (input.items.length === 0) return refuse('CART_EMPTY');
    let quoting = await context.quoting();
    for (let tries = 1; tries < MOST_TRIES; tries += 1)
      try {
        return await attempt(input, quoting, false);
      } catch (problem) {
        if (problem instanceof CatalogueChanged) quoting = await context.quoting(quoting.version);
        else if (!(problem instanceof CodeSpent)) throw problem;
      }
    return attempt(input, quoting, true);
  };
};
