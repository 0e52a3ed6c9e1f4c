// Orders that are paid by transfer, and whose places are free again soon because no money has come (ADR 100).
import { addDays, type Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type DueTransfer, readDueTransfers } from './due-transfer-store.ts';

export type { DueTransfer };

/** Today's and the next days' are close enough to ask somebody about. */
const DAYS = 2;

/** The next ones first, and how many there are in all. */
export function dueTransfers(
  sql: Sql,
  today: Day,
  most: number,
): Promise<{ readonly count: number; readonly first: DueTransfer[] }> {
  return readDueTransfers(sql, addDays(today, DAYS), most);
}
