// Who has bought what is in some slots, and how much that is.
import type { Sql } from '../../platform/database/sql.ts';
import {
  type AffectedOrder,
  type AffectedSum,
  type BoughtLine,
  hasComeIn,
  listAffected,
  listBoughtLines,
  sumAffected,
} from './affected-orders-store.ts';

export type { AffectedOrder, AffectedSum, BoughtLine };
export { hasComeIn };

/** A page of the orders, in the order of their numbers. @param after the last number of the page before, or '' */
export function affectedOrders(
  sql: Sql,
  slots: readonly number[],
  after: string,
  most: number,
): Promise<AffectedOrder[]> {
  return listAffected(sql, slots, after, most);
}

/** How many orders, people and cents there are altogether. */
export function sumOfAffected(sql: Sql, slots: readonly number[]): Promise<AffectedSum> {
  return sumAffected(sql, slots);
}

/** Every line of confirmed orders with places in the slots. @param since orders confirmed before are left out */
export function boughtLines(sql: Sql, slots: readonly number[], since: Date): Promise<BoughtLine[]> {
  return listBoughtLines(sql, slots, since);
}

/**
 * Those with whom a closing deals by itself, and those of whom somebody was in already when it came: an order is one or the other.
 */
export function byComingIn(lines: readonly BoughtLine[]): {
  readonly ahead: readonly BoughtLine[];
  readonly cameIn: readonly BoughtLine[];
} {
  const orders = new Set(lines.filter(({ came_in }) => came_in).map(({ booking_id }) => booking_id));
  return {
    ahead: lines.filter(({ booking_id }) => !orders.has(booking_id)),
    cameIn: lines.filter(({ booking_id }) => orders.has(booking_id)),
  };
}

/** How many orders, people and cents some lines are. */
export function sumOfLines(lines: readonly BoughtLine[]): AffectedSum {
  return {
    orders: new Set(lines.map(({ booking_id }) => booking_id)).size,
    people: lines.reduce((sum, { people }) => sum + people, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}
