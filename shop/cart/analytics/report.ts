// What a museum's analytics may be told (spec 7, "Analytics events"): kept in memory and sent nowhere, until whoever asked
// the visitor for consent takes it (law-and-ux, "Cookies and storage").
import type { Cents } from '../../../domain/money.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { CartLine } from '../../../domain/product-kinds.ts';

export type Report =
  | { readonly event: 'cart-add' | 'cart-remove'; readonly line: CartLine }
  | {
      readonly event: 'checkout';
      readonly lines: readonly CartLine[];
      readonly shippingCosts: Cents | undefined;
    }
  | { readonly event: 'purchase'; readonly order: Order };

/** Nobody takes them where there is no analytics: the oldest go first. */
const MOST = 100;

let queue: readonly Report[] = [];
let heard = () => {};

/** Notes what has happened. */
export function report(what: Report): void {
  queue = [...queue, what].slice(-MOST);
  heard();
}

/** Calls whoever asked for consent at each report; the last one to ask is called. */
export function onReport(listener: () => void): void {
  heard = listener;
}

/** What has happened since this was last called; it is forgotten here. */
export function takeReports(): readonly Report[] {
  const taken = queue;
  queue = [];
  return taken;
}
