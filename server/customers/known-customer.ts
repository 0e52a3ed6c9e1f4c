// A customer as other modules may read them.
import type { Sql } from '../platform/database/sql.ts';
import { type CustomerRow, findCustomer } from './customer-store.ts';

export type KnownCustomer = CustomerRow;

/** Whose token came along; undefined without one, and for who is gone. */
export async function findKnownCustomer(
  sql: Sql,
  customerId: string | undefined,
): Promise<KnownCustomer | undefined> {
  return customerId === undefined ? undefined : findCustomer(sql, customerId);
}
