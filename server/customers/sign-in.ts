// The last step of everything that signs a customer in again (spec 6).
import type { Sql } from '../platform/database/sql.ts';

import { deleteLinksOf } from './links/link-store.ts';
import { closeSessionsOf, openSession, type SessionsShop } from './sessions/sessions.ts';

/**
 * Signs in with a password that has just been set: nobody else stays signed in, and no link that was mailed
 * opens anything. The account's row is locked.
 */
export async function signInAgain(shop: SessionsShop, sql: Sql, customerId: string): Promise<string> {
  await closeSessionsOf(sql, customerId);
  await deleteLinksOf(sql, customerId);
  return openSession(shop, sql, customerId);
}
