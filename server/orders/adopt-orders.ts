import type { Sql } from '../platform/database/sql.ts';
import { adoptOrdersOfGuests } from './adopt-orders-store.ts';

/**
 * Gives the orders that guests placed with an address to the account that has confirmed this address.
 * @param email normalised: see `emailKey`
 */
export function adoptOrders(sql: Sql, email: string, customerId: string): Promise<void> {
  return adoptOrdersOfGuests(sql, customerId, email);
}
