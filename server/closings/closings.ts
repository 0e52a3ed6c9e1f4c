// Closings as others read them: the office, and whoever writes the mails.
import { answerUntil } from '../../domain/closings/closing.ts';
import type { Sql } from '../platform/database/sql.ts';
import { CLOSING_TOLD } from './closing-mail-job.ts';
import type { ClosingOrderRow } from './closing-order-store.ts';
import { lockClosingOrder, prolong, putMailBack, readClosingsOfBooking } from './closing-order-store.ts';
import { type ClosingSum, readClosingOrders, sumClosings } from './closing-overview-store.ts';
import {
  type ClosingRow,
  type OpenClosing,
  readClosing,
  readClosingOf,
  readClosings,
  readOpenClosings,
} from './closing-store.ts';

export type { ClosingOrderRow, ClosingRow, ClosingSum };

export function findClosing(sql: Sql, number: number): Promise<ClosingRow | undefined> {
  return readClosing(sql, number);
}

/** The one of a closure. */
export function closingOf(sql: Sql, decision: string): Promise<ClosingRow | undefined> {
  return readClosingOf(sql, decision);
}

/** The newest first. @param before the last number of the page before */
export function listClosings(sql: Sql, before: number, most: number): Promise<ClosingRow[]> {
  return readClosings(sql, before, most);
}

/** Orders, people and cents of closings, by outcome. */
export function sumsOfClosings(sql: Sql, numbers: readonly number[]): Promise<ClosingSum[]> {
  return sumClosings(sql, numbers, CLOSING_TOLD);
}

/** A page of the orders of one. @param only those without an answer, or those that wait for a person */
export function ordersOfClosing(
  sql: Sql,
  asked: {
    readonly closing: number;
    readonly only: 'open' | 'listed' | '';
    readonly after: string;
    readonly most: number;
  },
) {
  return readClosingOrders(sql, { ...asked, kind: CLOSING_TOLD });
}

/**
 * Whom a mail is for, and what it is about; undefined where it is not to be sent now: something became of the order before, or
 * the closing was stopped, and then it is written again when that goes on. Whoever is written to late has longer to answer.
 */
export async function toBeTold(
  sql: Sql,
  id: string,
  now: Date,
): Promise<{ readonly row: ClosingOrderRow; readonly closing: ClosingRow } | undefined> {
  const row = await lockClosingOrder(sql, id);
  const closing = row && (await readClosing(sql, row.closing));
  if (!row || !closing || row.outcome !== null) return undefined;
  if (closing.stopped_at) {
    await putMailBack(sql, id);
    return undefined;
  }
  const until = answerUntil(closing.deadline, closing.made_at, now);
  if (until <= row.until) return { row, closing };
  await prolong(sql, id, until);
  return { row: { ...row, until }, closing };
}

/** Those in which somebody has not answered yet, or that wait for a person, the oldest first. */
export function openClosings(sql: Sql): Promise<OpenClosing[]> {
  return readOpenClosings(sql);
}

/** Under which ids the mails of an order about closed times are noted. */
export function closingMailsOf(sql: Sql, bookingId: string): Promise<string[]> {
  return readClosingsOfBooking(sql, bookingId);
}
