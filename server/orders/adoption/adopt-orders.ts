import type { ClaimedEmail } from '../../customers/claim-email.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { adoptOrdersOfGuests } from './adopt-orders-store.ts';

/**
 * Gives the orders that were placed with an address to the account that has just confirmed it: those of guests, and of
 * accounts that claimed it without confirming it.
 */
export function adoptOrders(sql: Sql, { email, customerId }: ClaimedEmail): Promise<void> {
  return adoptOrdersOfGuests(sql, customerId, email);
}
