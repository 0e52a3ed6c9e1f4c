// `customer/fromOrder` (spec 7): what a guest has typed for an order, so that they need not type it again for an
// account.
import type { Registration } from '../../domain/customers/customer.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findOrder } from './order-store.ts';

/**
 * A prefilled registration without a password; undefined unless this customer placed the order.
 * @param details the customer's stored details
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
