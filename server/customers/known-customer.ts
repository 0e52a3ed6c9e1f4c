// A customer as other modules see them.
import type { Sql } from '../platform/database/sql.ts';
import { type CustomerRow, findCustomer } from './customer-store.ts';

export type KnownCustomer = CustomerRow;

/** The customer whose token was sent; undefined without a token, or when the customer no longer exists. */
export async function findKnownCustomer(
  sql: Sql,
  customerId: string | undefined,
): Promise<KnownCustomer | undefined> {
  return customerId === undefined ? undefined : findCustomer(sql, customerId);
}
