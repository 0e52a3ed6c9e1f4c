import type { Sql } from '../platform/database/sql.ts';
import { findNumberOfCart, findOrderOfPayment } from './order-store.ts';

/** The number of the order that a cart has become; undefined where it is none. */
export { findNumberOfCart as orderNumberOfCart };

export type PaidOrder = { readonly bookingId: string; readonly number: string; readonly refunded: boolean };

/** The order that a payment has paid for, or the difference of a move of it: its number, and whether it was given back. */
export async function paidOrder(sql: Sql, payment: { readonly id: string }): Promise<PaidOrder | undefined> {
  const order = await findOrderOfPayment(sql, payment.id);
  return order && { bookingId: order.booking_id, number: order.number, refunded: order.state === 'refunded' };
}
