// The last step of every call that sets a password (spec 6).
import type { Caller } from '../api/handler.ts';
import { deviceOf } from '../credentials/session-device.ts';
import type { Sql } from '../platform/database/sql.ts';
import { deleteLinksOf } from './links/link-store.ts';
import { closeSessionsOf, openSession, type SessionsShop } from './sessions/sessions.ts';

/**
 * Signs in with a password that has just been set: every other session ends, and every mailed link becomes invalid. The
 * account's row is locked.
 */
export async function signInAgain(
  shop: SessionsShop,
  sql: Sql,
  customerId: string,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<string> {
  await closeSessionsOf(sql, customerId);
  await deleteLinksOf(sql, customerId);
  return openSession(shop, sql, customerId, deviceOf(userAgent));
}
