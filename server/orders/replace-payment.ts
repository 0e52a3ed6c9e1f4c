import type { Sql } from '../platform/database/sql.ts';
import { setPaymentOfOrder } from './order-store.ts';
import { setPaymentOfSupplement } from './supplements/supplement-store.ts';

/**
 * The order of a payment, or the difference of one, keeps another payment of the same cart in its place. The order's cart is
 * locked.
 * @throws Error where the payment is kept by none
 */
export async function replacePayment(
  sql: Sql,
  { id, cart_id }: { readonly id: string; readonly cart_id: string },
  by: string,
): Promise<void> {
  const change = { cart_id, from: id, to: by };
  if (await setPaymentOfOrder(sql, change)) return;
  if (!(await setPaymentOfSupplement(sql, change))) throw new Error(`payment ${id} is of no order`);
}
