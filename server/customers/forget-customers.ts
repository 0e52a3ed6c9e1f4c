// Customers whose data is no longer needed (GDPR art. 5(1)(e) and 17): those who delete their account, guests some time
// after their last order and visit, and registrations that were never confirmed. Their orders are kept and forgotten
// separately (orders/personal-data/forget-orders.ts).
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import {
  dropEmptyCustomers,
  emptyCustomers,
  lockOldGuests,
  lockUnconfirmed,
  setMergedInto,
} from './forget-store.ts';
import { dropSecondFactors } from './second-factor/second-factor-store.ts';

/** Erases these customers' data in the caller's transaction, and signs them out everywhere. */
export async function forgetCustomers(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await emptyCustomers(sql, ids, now);
  await dropSecondFactors(sql, ids);
  await dropEmptyCustomers(sql, ids);
}

/**
 * Empties a customer who was merged into another, and signs them out everywhere. Their row stays and says who remains, for
 * whatever began with it.
 */
export async function mergeAway(sql: Sql, id: string, into: string, now: Date): Promise<void> {
  await emptyCustomers(sql, [id], now);
  await dropSecondFactors(sql, [id]);
  await setMergedInto(sql, id, into);
}

/** Deletes the empty rows of forgotten customers to which no order or cart refers any more. */
export function dropForgotten(sql: Sql, ids: readonly string[]): Promise<void> {
  return dropEmptyCustomers(sql, ids);
}

/**
 * Forgets guests who registered, last ordered and last visited before an instant, unless their token is valid or their
 * cart waits for its money. Until then tour guides can find their phone number.
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
 * Forgets registrations from before an instant that were never confirmed and ordered nothing.
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
