// Who has bought what is in some slots, and how much that is.
import type { Sql } from '../../platform/database/sql.ts';
import {
  type AffectedOrder,
  type AffectedSum,
  type BoughtLine,
  listAffected,
  listBoughtLines,
  sumAffected,
} from './affected-orders-store.ts';

export type { AffectedOrder, AffectedSum, BoughtLine };

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
