// The visitor's cart (spec 3, "Cart state"): it lives in this tab's session storage, under `cart`, and costs the server nothing
// until the payment begins (spec decisions 3). Here is what pages need on which something is added; `change-cart.ts` changes its
// lines, `cart-terms.ts` has what is decided about it until it is paid.
import { addLine as withLine } from '../../domain/cart/add-line.ts';
import { readLines } from '../../domain/cart/read-lines.ts';
import type { Cents } from '../../domain/money.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import type { RefusalCode } from '../../domain/refusal.ts';
import type { NoAnswer } from '../../ui/call/call.ts';
import { sessionValue } from '../ground/session-value.ts';
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

const NO_LINES: readonly CartLine[] = [];
const NO_ERROR: CartError | undefined = undefined;

const lines = sessionValue<readonly CartLine[]>('cart', NO_LINES, (stored) => {
  const read = readLines(stored);
  return read.length > 0 ? read : NO_LINES;
});
const error = sessionValue<CartError | undefined>('cart error', NO_ERROR, () => NO_ERROR);

/** The lines of the cart in a component. What they cost says `useCart`. */
export const useCartLines = lines.use;

/** The lines outside of a component. */
export const cartLines = lines.get;

/** What the server refused of it, in a component. */
export const useCartError = error.use;

/** The same outside of a component. */
export const cartError = error.get;

export const setCartError = error.set;

/** Adds a line; the same ticket for the same time becomes one line with both counts. */
export function addLine(line: CartLine): void {
  replaceLines(withLine(lines.get(), line));
  report({ event: 'cart-add', line });
  // The header loads the cart's rules only when there is a cart.
  window.dispatchEvent(new Event('foyer:cart'));
}

/** Takes other lines in place of these. What was refused of them is forgotten, but for what is still wrong. */
export function replaceLines(next: readonly CartLine[], stillWrong: readonly LineProblem[] = []): void {
  const problem = error.get();
  lines.set(next.length > 0 ? next : NO_LINES);
  error.set(problem && stillWrong.length > 0 ? { ...problem, lines: stillWrong } : NO_ERROR);
}

/** Takes the same lines in other words. Returns false, and changes nothing, when the cart has changed since. */
export function renameLines(before: readonly CartLine[], renamed: readonly CartLine[]): boolean {
  if (lines.get() !== before) return false;
  lines.set(renamed);
  return true;
}
