import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { AskingCart, OthersUnpaid } from './limit-unpaid.ts';
import { unpaidCartsOf } from './unpaid-places-store.ts';

/** What is held longer was ordered, and waits for its money: it is given up on its own page alone. */
const SOON_MS = 24 * 3600 * 1000;

/** Says how much is unpaid, when the first of it lapses, and which of the visitor's own carts they could cancel instead. */
export async function waitForOthers(
  shop: { readonly database: Database; readonly now: () => Date },
  { cart: { customer_id } }: AskingCart,
  { unpaid, most, nextLapse }: OthersUnpaid,
): Promise<Refusal> {
  const now = shop.now();
  const soon = new Date(now.getTime() + SOON_MS);
  const carts = customer_id === null ? [] : await unpaidCartsOf(shop.database, customer_id, now, soon);
  return refuse('CART_OTHERS_UNPAID', {
    retryAfter: Math.max(1, Math.ceil((nextLapse.getTime() - now.getTime()) / 1000)),
    details: { unpaid, most, carts },
  });
}
