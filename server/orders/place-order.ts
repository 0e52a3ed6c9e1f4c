// `checkout/initPayment` up to the money (decisions 3): every item is quoted anew, the total is computed here, and
// everything the cart claims is held at once, or nothing. Knows no product: only quotes.
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { vatSums } from '../../domain/cart/vat.ts';
import type { Language } from '../../domain/language.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Availability } from '../capacity/availability.ts';
import { createHolder, type HoldRequest } from '../capacity/take-holds.ts';
import type { Database, Sql } from '../database/sql.ts';
import { randomId } from '../random-token.ts';
import type { Buyer, CartContent } from './cart-content.ts';
import { insertCarts, lockCart, type NewCart, setCartState } from './cart-store.ts';

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
  readonly continueUrl: string;
  readonly cancelUrl: string;
  /** The visitor's earlier cart, given up for this one. */
  readonly replaces: string | undefined;
};

export type PlacedOrder = { readonly cartId: string; readonly expires: Date; readonly total: number };

/** Quotes an item at its place in the cart; every product module joins in here, and nowhere else. */
export type QuoteItem = (item: CartItem, line: number, language: Language) => Quote | Refusal;

/** What to quote with, of one version of the catalogue. */
export type Quoting = { readonly version: number; readonly quote: QuoteItem };

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

type Extra = { readonly cart: Omit<NewCart, 'hold_count'>; readonly version: number };

const priceChanged = (items: readonly CartItem[], quotes: readonly Quote[]): boolean =>
  items.some(({ totalPrice }, index) => totalPrice !== undefined && totalPrice !== quotes[index]?.totalPrice);

const quoteAll = (input: PlaceOrderInput, quote: QuoteItem): Quote[] | Refusal => {
  const quotes: Quote[] = [];
  for (const [index, item] of input.items.entries()) {
    const answer = quote(item, index, input.language);
    if (isRefusal(answer)) return { ...answer, details: { index } };
    quotes.push(answer);
  }
  return quotes;
};

const toContent = (input: PlaceOrderInput, quotes: readonly Quote[]): CartContent => ({
  lines: quotes.map(({ orderLine }) => orderLine),
  admissions: quotes.map(({ admissions }) => admissions),
  claims: quotes.flatMap(({ claims }) => claims),
  vat: vatSums(quotes.flatMap(({ vatParts }) => vatParts)),
  buyer: input.buyer,
  payment: input.payment,
  request_invoice: input.request_invoice,
  external_document_number: input.external_document_number,
  partner: input.partner,
});

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
    { version, quote }: Quoting,
  ): Promise<PlacedOrder | Refusal> => {
    const quotes = quoteAll(input, quote);
    if (isRefusal(quotes)) return quotes;
    if (priceChanged(input.items, quotes))
      return refuse('CART_PRICE_CHANGED', { details: { cart: quotes.map(({ cartLine }) => cartLine()) } });
    const total = Math.max(
      0,
      quotes.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    );
    const cartId = randomId();
    const expires = new Date(context.now().getTime() + context.holdSeconds * 1000);
    const content = toContent(input, quotes);
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
    return refuse('CART_NOT_AVAILABLE', {
      details: { lines: answer.shortages.map(({ line, available }) => ({ index: line, available })) },
    });
  };

  return async (input) => {
    if (input.items.length === 0) return refuse('CART_EMPTY');
    const quoting = await context.quoting();
    try {
      return await attempt(input, quoting);
    } catch (problem) {
      if (!(problem instanceof CatalogueChanged)) throw problem;
      return attempt(input, await context.quoting(quoting.version));
    }
  };
};
