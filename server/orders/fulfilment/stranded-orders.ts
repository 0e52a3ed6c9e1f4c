// Which orders an import leaves without the time that they bought: the museum closes on that day, dropped the time, or
// pauses the event.
import type { Sql } from '../../platform/database/sql.ts';
import {
  ordersForPaused,
  ordersInSlots,
  type PausedVisits,
  type StrandedOrder,
} from './stranded-orders-store.ts';

export type { PausedVisits, StrandedOrder };

/** The orders with places in these slots or for these visits, sorted by time and number, each time of an order once. */
export async function strandedOrders(
  sql: Sql,
  slots: readonly number[],
  paused: readonly PausedVisits[],
): Promise<StrandedOrder[]> {
  const orders = [
    ...(slots.length > 0 ? await ordersInSlots(sql, slots) : []),
    ...(paused.length > 0 ? await ordersForPaused(sql, paused) : []),
  ];
  const once = new Map(orders.map((order) => [`${order.datetime} ${order.number}`, order]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, order]) => order);
}
