// `checkout/initPayment` up to the money (spec decisions 3): everything the cart claims is held at once, or nothing. Knows no
// product: only quotes.
import { isCodeQuote, isProductQuote } from '../../domain/orders/quote.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { CapacityShop } from '../capacity/availability.ts';
import { createHolder } from '../capacity/take-holds.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import type { CartContent } from './cart-content.ts';
import { insertCarts, lockCart, type NewCart, setCartState } from './cart-store.ts';
import { type AskedOrder, type QuotedOrder, type Quoting, quoteOrder } from './quote-order.ts';

export type { NewCart };

export type PlaceOrderInput = AskedOrder & {
  readonly customerId: string | null;
  readonly payment: CartContent['payment'];
  readonly request_invoice: boolean;
  readonly external_document_number: string;
  readonly partner: string;
  readonly continueUrl: string;
  readonly cancelUrl: string;
};

export type PlacedOrder = { readonly cartId: string; readonly expires: Date; readonly total: number };

export type PlaceOrderContext = CapacityShop & {
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

/** Makes the verb. It answers the held cart, or why it cannot be had, line by line. */
export function createPlaceOrder(context: PlaceOrderContext): PlaceOrder {
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
    quoting: Quoting,
    lastTry: boolean,
  ): Promise<PlacedOrder | Refusal> => {
    const quoted = await quoteOrder(input, quoting, context.now());
    if (isRefusal(quoted)) return quoted;
    const { quotes } = quoted;
    const { total } = quoted.priced;
    // No provider is asked for money, so none tells whose order it is and where its tickets go.
    if (total === 0 && input.buyer.email === '') return refuse('TOKEN_MISSING');
    const cartId = randomId();
    const expires = new Date(context.now().getTime() + context.holdSeconds * 1000);
    const answer = await hold({
      cartId,
      claims: quoted.priced.claims,
      expires,
      replaces: input.replaces,
      extra: { cart: toCart(input, quoted, cartId, expires), version: quoting.version },
    });
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
}

function toCart(input: PlaceOrderInput, quoted: QuotedOrder, cartId: string, expires: Date): Extra['cart'] {
  return {
    id: cartId,
    language: input.language,
    customer_id: input.customerId,
    quote: toContent(input, quoted),
    total: quoted.priced.total,
    payart: input.payment.payartId,
    continue_url: input.continueUrl,
    cancel_url: input.cancelUrl,
    expires_at: expires,
  };
}

function toContent(input: PlaceOrderInput, { quotes, priced, shipping }: QuotedOrder): CartContent {
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
}
