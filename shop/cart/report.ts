// What a museum's analytics may listen to (spec 7, "Analytics events"): a DOM event on the window, which a host page's
// tag manager picks up if the visitor agreed to one. It never carries the token or the customer.
import type { CartLine } from '../../domain/cart/cart-line.ts';

export type Report =
  | { readonly event: 'cart-add' | 'cart-remove'; readonly line: CartLine }
  | { readonly event: 'checkout'; readonly lines: readonly CartLine[] }
  | { readonly event: 'purchase'; readonly number: string; readonly total: number };

/** Tells whoever listens for `foyer:report`. */
export const report = (detail: Report): void => {
  window.dispatchEvent(new CustomEvent('foyer:report', { detail }));
};
