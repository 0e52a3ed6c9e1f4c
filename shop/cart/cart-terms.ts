// What is decided about the cart until it is paid, and what a payment left behind: in this tab's session storage under `checkout`,
// the cost of sending under `shipping costs`. Not in `cart-store.ts`, because the pages on which something is added need none of it.
import { readShippingCost } from '../../domain/cart/read-shipping-cost.ts';
import type { Cents } from '../../domain/money.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import type { RefusalCode } from '../../domain/refusal.ts';
import type { NoAnswer } from '../../ui/call/call.ts';
import { sessionValue, useHydrated } from '../ground/session-value.ts';
import { type CartError, replaceLines, useCartError, useCartLines } from './cart-store.ts';

type Terms = {
  readonly requestInvoice: boolean;
  /** The visitor has said so, for this cart. */
  readonly invoiceDecided: boolean;
  readonly externalDocumentNumber: string;
  /** The held cart on the server; '' before the first payment was begun. */
  readonly cartId: string;
  /** End of the hold, an ISO instant, or ''. */
  readonly expires: string;
};

/** The shipping cost, or why it is not known (spec 4, "Shipping"). */
export type ShippingState = {
  readonly shippingCosts: Cents | undefined;
  /** The refusal in words, '' for none. */
  readonly shippingError: string;
  readonly shippingCostsError: RefusalCode | NoAnswer | '';
  /** The goods and the country that were asked about. */
  readonly shippingAsked: string;
};

const NO_SHIPPING: ShippingState = {
  shippingCosts: undefined,
  shippingError: '',
  shippingCostsError: '',
  shippingAsked: '',
};
const NO_TERMS: Terms = {
  requestInvoice: true,
  invoiceDecided: false,
  externalDocumentNumber: '',
  cartId: '',
  expires: '',
};

const terms = sessionValue('checkout', NO_TERMS, readTerms);
const shipping = sessionValue('shipping costs', NO_SHIPPING, readShipping);

/** The cart without what it costs. */
export type StoredCart = Terms &
  ShippingState & {
    readonly lines: readonly CartLine[];
    readonly error: CartError | undefined;
    /** False on the server and while hydrating: the cart is not known yet, which is not the same as empty. */
    readonly known: boolean;
  };

/** All that is stored of the cart, in a component. */
export function useStoredCart(): StoredCart {
  return {
    ...terms.use(),
    ...shipping.use(),
    lines: useCartLines(),
    error: useCartError(),
    known: useHydrated(),
  };
}

/** The id of the held cart outside of a component, or ''. */
export function heldCartId(): string {
  return terms.get().cartId;
}

/** Takes the server's lines and cost of sending, at today's prices, in place of what was shown. */
export function takePrices(next: readonly CartLine[], shippingCosts: Cents | undefined): void {
  replaceLines(next);
  if (shippingCosts !== undefined) shipping.set({ ...shipping.get(), shippingCosts });
}

/** Empties the cart and forgets its hold (spec 4). */
export function clearCart(): void {
  replaceLines([]);
  terms.set(NO_TERMS);
  shipping.set(NO_SHIPPING);
}

/** Before asking for the shipping cost: removes the previous error and keeps the previous cost until the answer. */
export function askShipping(): void {
  if (shipping.get().shippingCostsError !== '') shipping.set(NO_SHIPPING);
}

/** Stores the answer. Without an answer or goods there is no cost. */
export function setShipping(answer: Partial<ShippingState>): void {
  const next = { ...NO_SHIPPING, ...answer };
  shipping.set(next.shippingAsked === '' ? NO_SHIPPING : next);
}

export function setRequestInvoice(requestInvoice: boolean): void {
  terms.set({ ...terms.get(), requestInvoice, invoiceDecided: true });
}

export function setExternalDocumentNumber(externalDocumentNumber: string): void {
  terms.set({ ...terms.get(), externalDocumentNumber: externalDocumentNumber.trim() });
}

/** Remembers what the server holds, and until when. */
export function setHold(hold: { cartId: string; expires: string }): void {
  terms.set({ ...terms.get(), cartId: hold.cartId, expires: hold.expires });
}

/** Forgets the hold; the lines stay. */
export function clearHold(): void {
  setHold({ cartId: '', expires: '' });
}

function readTerms(stored: unknown): Terms {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    requestInvoice: given.requestInvoice !== false,
    invoiceDecided: given.invoiceDecided === true,
    externalDocumentNumber: text('externalDocumentNumber'),
    cartId: text('cartId'),
    expires: text('expires'),
  };
}

/** An answer survives a reload; an error is asked about again. */
function readShipping(stored: unknown): ShippingState {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  if (given.shippingCosts === undefined || typeof given.shippingAsked !== 'string') return NO_SHIPPING;
  return {
    ...NO_SHIPPING,
    shippingCosts: readShippingCost(given.shippingCosts),
    shippingAsked: given.shippingAsked,
  };
}
