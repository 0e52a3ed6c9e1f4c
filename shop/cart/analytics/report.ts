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

/** Without analytics nothing takes the reports, so the oldest are dropped. */
const MOST = 100;

let queue: readonly Report[] = [];
let listener: (() => void) | undefined;

/** Notes what has happened. */
export function report(what: Report): void {
  queue = [...queue, what].slice(-MOST);
  listener?.();
}

/** Sets the one listener, which is called at each report. */
export function onReport(heard: () => void): void {
  listener = heard;
}

/** Returns reports to the queue, before newer ones. */
export function putBackReports(reports: readonly Report[]): void {
  queue = [...reports, ...queue];
}

/** Returns the reports since the last call and removes them. */
export function takeReports(): readonly Report[] {
  const taken = queue;
  queue = [];
  return taken;
}
