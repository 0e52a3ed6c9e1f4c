// Lists of orders, for whoever shows them (ADR 113).
import type { Sql } from '../../platform/database/sql.ts';
import { findByNumber } from './find-orders-store.ts';
import { type After, type ChosenOrders, type PagedOrder, pageOfOrders } from './order-pages-store.ts';

export type { After, ChosenOrders, PagedOrder };

/** The next orders after one, at most `most`. */
export function readOrderPage(
  database: Parameters<typeof pageOfOrders>[0],
  chosen: ChosenOrders,
  after: After,
  most: number,
): Promise<PagedOrder[]> {
  return pageOfOrders(database, chosen, after, most);
}

/** The bookings of order numbers. */
export function bookingsOf(sql: Sql, numbers: readonly string[]): Promise<string[]> {
  return findByNumber(sql, numbers);
}
