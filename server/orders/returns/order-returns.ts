// What was given back of orders (ADR 098): written by server/returns/, read by reviews, mails and papers.
import type { Admission } from '../../../domain/orders/order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findReturnableOrder, type OrderToReturn, setOrderRefunded } from '../order-store.ts';
import {
  blankReasons,
  type OrderReturnRow,
  readAdmissions,
  readReturnById,
  readReturns,
  takeWaiting,
  writeAdmissions,
  writeReturn,
  writeWaiting,
} from './order-return-store.ts';

export type { OrderReturnRow, OrderToReturn };

/** An order by its number, as far as giving it back needs it. */
export function orderToReturn(sql: Sql, number: string): Promise<OrderToReturn | undefined> {
  return findReturnableOrder(sql, number);
}

/** Everything of an order is given back. */
export async function closeOrder(sql: Sql, bookingId: string, now: Date): Promise<void> {
  await setOrderRefunded(sql, bookingId, now);
}

/** What was given back of an order, the oldest first. */
export function returnsOfOrder(sql: Sql, bookingId: string): Promise<OrderReturnRow[]> {
  return readReturns(sql, bookingId);
}

export function findReturn(sql: Sql, id: string): Promise<OrderReturnRow | undefined> {
  return readReturnById(sql, id);
}

/** What waits until the bank of a payer has decided, of one of an order's payments. */
export type Waiting = { readonly payment_id: string; readonly amount: number };

/**
 * Writes a return of an order whose cart is locked.
 * @param waiting of it, what waits for the payments of differences
 */
export async function insertReturn(
  sql: Sql,
  row: OrderReturnRow,
  waiting: readonly Waiting[],
): Promise<void> {
  await writeReturn(sql, row);
  for (const one of waiting) await writeWaiting(sql, { return_id: row.id, ...one });
}

/** All admissions of an order; void ones are for 0 people. */
export function allAdmissions(sql: Sql, bookingId: string): Promise<Admission[]> {
  return readAdmissions(sql, bookingId);
}

/**
 * Makes admissions void, or admit fewer people.
 * @throws Error when one of them was void before: its order is not locked
 */
export async function changeAdmissions(
  sql: Sql,
  changes: readonly { readonly barcode: string; readonly persons: number }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const changed = await writeAdmissions(sql, changes, now);
  if (changed !== changes.length) throw new Error('an admission was void before');
}

/**
 * What waited for a payment's bank is to be sent now.
 * @returns how much that is, and how many returns its order has
 */
export function releaseWaiting(
  sql: Sql,
  paymentId: string,
): Promise<{ readonly amount: number; readonly returns: number }> {
  return takeWaiting(sql, paymentId);
}

/** Reasons may name people. */
export function forgetReasons(sql: Sql, bookings: readonly string[]): Promise<void> {
  return blankReasons(sql, bookings);
}
