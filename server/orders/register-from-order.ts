// `customer/fromOrder` (spec 7): what a guest has typed for an order, so that nobody types it again to keep an account.
import type { Registration } from '../../domain/customers/customer.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findOrder } from './order-store.ts';

/**
 * A registration as it would be filled in, without a password; undefined unless this customer placed the order.
 * @param details what the customer has said of themselves
 */
export async function registrationFromOrder(
  sql: Sql,
  bookingId: string,
  customerId: string,
  details: Registration,
): Promise<Registration | undefined> {
  const order = await findOrder(sql, bookingId);
  if (!order || order.customer_id !== customerId) return undefined;
  const { request_invoice } = order.content;
  return { ...details, send_invoice: request_invoice || Boolean(details.send_invoice) };
}
