// The last step of everything that signs a customer in again (spec 6).
import type { Sql } from '../platform/database/sql.ts';
import type { CustomersContext } from './customers-context.ts';
import { deleteLinksOf } from './link-store.ts';

/**
 * Signs in with a password that has just been set: whoever was signed in before is not any more, and no link that was
 * mailed opens anything. The account's row is locked.
 */
export async function signInAnew(
  sql: Sql,
  customerId: string,
  { sessions }: Pick<CustomersContext, 'sessions'>,
): Promise<string> {
  await sessions.closeAll(sql, customerId);
  await deleteLinksOf(sql, customerId);
  return sessions.open(sql, customerId);
}
