// Which orders an import leaves without the time that they bought: the museum closes on that day, or dropped the time.
import type { Sql } from '../../platform/database/sql.ts';
import { ordersInSlots, type StrandedOrder } from './stranded-orders-store.ts';

export type { StrandedOrder };

/** The orders with places in these slots, sorted by time and number. */
export async function strandedOrders(sql: Sql, slots: readonly number[]): Promise<StrandedOrder[]> {
  if (slots.length === 0) return [];
  const orders = await ordersInSlots(sql, slots);
  return orders.sort((a, b) => (a.datetime < b.datetime ? -1 : a.datetime > b.datetime ? 1 : 0));
}
