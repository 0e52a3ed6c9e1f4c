// A visitor does not pay for a cart after all: they turned back, or no provider could be reached.
import { type CapacityShop, forgetAvailability } from '../capacity/availability.ts';
import { cancelCart } from '../orders/decide-cart.ts';
import type { Database } from '../platform/database/sql.ts';
import { cancelPayments } from './cancel-payments.ts';
import type { Payments } from './payments.ts';

export type GiveUpCartShop = CapacityShop & { readonly database: Database; readonly payments: Payments };

/**
 * Gives back what a cart holds and closes its payment pages; may run twice.
 * @returns false when the cart is paid, timed out or unknown, and nothing was changed
 */
export async function giveUpCart(shop: GiveUpCartShop, cartId: string): Promise<boolean> {
  const changed = await cancelCart(shop.database, cartId);
  if (!changed) return false;
  forgetAvailability(shop, changed);
  await cancelPayments(shop.payments, cartId);
  return true;
}
