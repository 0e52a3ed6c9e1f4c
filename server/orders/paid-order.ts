import type { Sql } from '../platform/database/sql.ts';
import { findOrderOfCart } from './order-store.ts';

/** The order that a payment has paid for: its number, and whether the museum has revoked it. */
export async function paidOrder(
  sql: Sql,
  payment: { readonly id: string; readonly cart_id: string },
): Promise<{ readonly number: string; readonly refunded: boolean } | undefined> {
  const order = await findOrderOfCart(sql, payment.cart_id);
  return order?.payment_id === payment.id
    ? { number: order.number, refunded: order.state === 'refunded' }
    : undefined;
}
