// The visitor's cart (spec 3, "Cart state"): it lives in this tab's session storage and costs the server nothing until
// the payment begins (spec decisions 3). Lines are kept under `cart`; what a payment left behind, under `checkout`.
import { addLine as withLine } from '../../domain/cart/add-line.ts';
import { readLines } from '../../domain/cart/read-lines.ts';
import { readShippingCost } from '../../domain/cart/read-shipping-cost.ts';
import type { Cents } from '../../domain/money.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import type { RefusalCode } from '../../domain/refusal.ts';
import { isCodeLine, type VoucherCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import type { NoAnswer } from '../../ui/call/call.ts';
import { sessionValue, useHydrated } from '../ground/session-value.ts';
import { report } from './analytics/report.ts';

/** A problem of a line: how many are still available, or a text. */
export type LineProblem = { readonly index: number; readonly available?: number; readonly message?: string };

/** The server's refusal of this cart at the start of a payment (spec 8, "Payment init 422"). */
export type CartError = {
  readonly code: RefusalCode | NoAnswer;
  readonly message: string;
  readonly lines: readonly LineProblem[];
  /** The same lines at today's prices, when these have changed. */
  readonly repriced: readonly CartLine[];
  /** Their shipping cost today; undefined if nothing is sent or nothing has changed. */
  readonly shippingCosts?: Cents | undefined;
  /** The visitor's other carts, which are in the way of this one. */
  readonly unpaidCarts: readonly string[];
};

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

const NO_LINES: readonly CartLine[] = [];
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
const NO_ERROR: CartError | undefined = undefined;

const lines = sessionValue<readonly CartLine[]>('cart', NO_LINES, (stored) => {
  const read = readLines(stored);
  return read.length > 0 ? read : NO_LINES;
});
const terms = sessionValue('checkout', NO_TERMS, readTerms);
const shipping = sessionValue('shipping costs', NO_SHIPPING, readShipping);
const error = sessionValue<CartError | undefined>('cart error', NO_ERROR, () => NO_ERROR);

/** The cart without what it costs. */
export type StoredCart = Terms &
  ShippingState & {
    readonly lines: readonly CartLine[];
    readonly error: CartError | undefined;
    /** False on the server and while hydrating: the cart is not known yet, which is not the same as empty. */
    readonly known: boolean;
  };

/** The lines of the cart in a component. What they cost says `useCart`. */
export function useCartLines(): readonly CartLine[] {
  return lines.use();
}

/** All that is stored of the cart, in a component. */
export function useStoredCart(): StoredCart {
  return {
    ...terms.use(),
    ...shipping.use(),
    lines: lines.use(),
    error: error.use(),
    known: useHydrated(),
  };
}

/** The lines outside of a component. */
export function cartLines(): readonly CartLine[] {
  return lines.get();
}

/** The id of the held cart outside of a component, or ''. */
export function heldCartId(): string {
  return terms.get().cartId;
}

/** Adds a line; the same ticket for the same time becomes one line with both counts. */
export function addLine(line: CartLine): void {
  keep(withLine(lines.get(), line));
  report({ event: 'cart-add', line });
  // The header loads the cart's rules only when there is a cart.
  window.dispatchEvent(new Event('foyer:cart'));
}

function keep(next: readonly CartLine[], stillWrong: readonly LineProblem[] = []) {
  const problem = error.get();
  lines.set(next.length > 0 ? next : NO_LINES);
  error.set(problem && stillWrong.length > 0 ? { ...problem, lines: stillWrong } : NO_ERROR);
}

/** Adds a code to redeem; false if it is already in the cart (spec 4). */
export function addCode(code: VoucherCodeLine): boolean {
  if (lines.get().some((line) => isCodeLine(line) && line.barcode === code.barcode)) return false;
  addLine(code);
  return true;
}

/** Takes a line out; reported for all that is bought (spec 4). */
export function removeLine(index: number): void {
  const line = lines.get()[index];
  if (!line) return;
  const moved = problemsElsewhere(index).map((problem) =>
    problem.index > index ? { ...problem, index: problem.index - 1 } : problem,
  );
  keep(lines.get().toSpliced(index, 1), moved);
  report({ event: 'cart-remove', line });
}

function problemsElsewhere(index: number) {
  return error.get()?.lines.filter((problem) => problem.index !== index) ?? [];
}

export function replaceLine(index: number, line: CartLine): void {
  if (lines.get()[index]) keep(lines.get().with(index, line), problemsElsewhere(index));
}

/** Takes the same lines in other words. Returns false, and changes nothing, when the cart has changed since. */
export function renameLines(before: readonly CartLine[], renamed: readonly CartLine[]): boolean {
  if (lines.get() !== before) return false;
  lines.set(renamed);
  return true;
}

/** Takes the server's lines and cost of sending, at today's prices, in place of what was shown. */
export function replaceLines(next: readonly CartLine[], shippingCosts?: Cents): void {
  keep(next);
  if (shippingCosts !== undefined) shipping.set({ ...shipping.get(), shippingCosts });
}

/** Empties the cart and forgets its hold (spec 4). */
export function clearCart(): void {
  keep(NO_LINES);
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

export function setCartError(problem: CartError | undefined): void {
  error.set(problem);
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
