import type { Sql } from '../platform/database/sql.ts';
import { findOrderOfPayment } from './order-store.ts';

/** The order that a payment has paid for, or the difference of a move of it: its number, and whether it was given back. */
export async function paidOrder(
  sql: Sql,
  payment: { readonly id: string },
): Promise<{ readonly number: string; readonly refunded: boolean } | undefined> {
  const order = await findOrderOfPayment(sql, payment.id);
  return order && { number: order.number, refunded: order.state === 'refunded' };
}
