import type { Sql } from '../platform/database/sql.ts';
import { adoptOrdersOfGuests } from './adopt-orders-store.ts';

/**
 * What guests have ordered with an address belongs to the account that has proved that the address is its own.
 * @param email as it signs in: see `emailKey`
 */
export function adoptOrders(sql: Sql, email: string, customerId: string): Promise<void> {
  return adoptOrdersOfGuests(sql, customerId, email);
}
