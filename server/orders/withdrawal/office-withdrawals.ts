// Declarations of withdrawal and what becomes of them, for whoever carries them out (server/returns/withdrawals/).
import type { Sql } from '../../platform/database/sql.ts';
import {
  countOpen,
  findToSettle,
  lockToSettle,
  type Outcome,
  readOpen,
  readSettled,
  type SettledRow,
  writeSettled,
} from './settle-withdrawal-store.ts';
import { type DeclaredOrderRow, readDeclaredOrders } from './withdrawal-store.ts';

export type { Outcome, SettledRow };
export type DeclaredOrder = DeclaredOrderRow;

type Place = { readonly at: Date; readonly id: string };
const FIRST: Place = { at: new Date(0), id: '' };
const LAST: Place = { at: new Date('9999-12-31T00:00:00Z'), id: '' };

/** Open declarations, the longest open first, after one of them. */
export function openWithdrawals(sql: Sql, { at, id }: Place = FIRST, most: number): Promise<SettledRow[]> {
  return readOpen(sql, at, id, most);
}

/** How many are open, up to a number. */
export function countOpenWithdrawals(sql: Sql, most: number): Promise<number> {
  return countOpen(sql, most);
}

/** Settled declarations, the last settled first, after one of them. */
export function settledWithdrawals(sql: Sql, { at, id }: Place = LAST, most: number): Promise<SettledRow[]> {
  return readSettled(sql, at, id, most);
}

export function findWithdrawal(sql: Sql, id: string): Promise<SettledRow | undefined> {
  return findToSettle(sql, id);
}

/** A declaration whose row is locked until the end of the transaction. */
export function lockWithdrawal(sql: Sql, id: string): Promise<SettledRow | undefined> {
  return lockToSettle(sql, id);
}

export function settleWithdrawal(sql: Sql, id: string, outcome: Outcome, now: Date): Promise<void> {
  return writeSettled(sql, id, now, outcome);
}

/** Orders by their numbers. */
export async function ordersOfWithdrawals(
  sql: Sql,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, DeclaredOrder>> {
  const orders = await readDeclaredOrders(sql, [...new Set(numbers)]);
  return new Map(orders.map((order) => [order.number, order]));
}
