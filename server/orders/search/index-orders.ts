// Keeps what orders are found by with the orders: in the transaction that makes or changes them (ADR 113).
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { NewOrder } from '../order-store.ts';
import { dropNames, dropSpellings, readOrders, unusedWords, writeSearched } from './order-search-store.ts';
import { searchedOrder } from './searched-order.ts';

const WORDS_AT_ONCE = 500;

/** New orders are found from now on. */
export function searchNewOrders(sql: Sql, orders: readonly NewOrder[]): Promise<void> {
  return writeSearched(sql, orders.map(searchedOrder));
}

/** Orders whose content or state has changed are found by what they are now, and no longer by what they were. */
export async function searchOrdersAgain(sql: Sql, bookings: readonly string[]): Promise<void> {
  await dropNames(sql, bookings);
  await writeSearched(sql, (await readOrders(sql, bookings)).map(searchedOrder));
}

/**
 * Forgets the words of names that no order has any more.
 * @param signal ends it after the present batch
 */
export async function forgetUnusedWords(database: Database, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; ) {
    const words = await unusedWords(database, WORDS_AT_ONCE);
    if (words.length > 0) await database.transaction((sql) => dropSpellings(sql, words));
    more = words.length === WORDS_AT_ONCE;
  }
}
