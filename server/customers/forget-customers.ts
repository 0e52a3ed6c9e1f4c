// Customers of whom nothing need be kept (GDPR art. 5(1)(e) and 17): who deletes the account, guests some time after their
// last order and visit, registrations whose address never answered. What they bought is the orders' to keep and to forget.
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { dropEmptyCustomers, emptyCustomers, lockOldGuests, lockUnconfirmed } from './forget-store.ts';

/** In the caller's transaction: nothing is left of these customers, and they are signed out everywhere. */
export async function forgetCustomers(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await emptyCustomers(sql, ids, now);
  await dropEmptyCustomers(sql, ids);
}

/** Customers who were forgotten before and whom nothing names any more: their last trace. */
export function dropForgotten(sql: Sql, ids: readonly string[]): Promise<void> {
  return dropEmptyCustomers(sql, ids);
}

/**
 * Forgets guests who came, last ordered and last visited before an instant; not one whose token lives or whose cart waits
 * for its money. Until then whoever leads a tour finds their phone number.
 * @param visitsBefore the same instant in museum time
 * @returns how many, at most `most`
 */
export function forgetGuests(
  database: Database,
  { before, visitsBefore }: { readonly before: Date; readonly visitsBefore: MuseumDateTime },
  now: Date,
  most: number,
): Promise<number> {
  return database.transaction(async (sql) => {
    const ids = await lockOldGuests(sql, before, visitsBefore, now, most);
    await forgetCustomers(sql, ids, now);
    return ids.length;
  });
}

/**
 * Forgets registrations from before an instant that nobody confirmed and that ordered nothing.
 * @returns how many, at most `most`
 */
export function forgetUnconfirmed(
  database: Database,
  before: Date,
  now: Date,
  most: number,
): Promise<number> {
  return database.transaction(async (sql) => {
    const ids = await lockUnconfirmed(sql, before, now, most);
    await forgetCustomers(sql, ids, now);
    return ids.length;
  });
}
