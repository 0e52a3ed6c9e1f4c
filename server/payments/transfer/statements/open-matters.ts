// What a person has to do about transfers: lines to match, orders that were paid in part, money to send back.
import type { Sql } from '../../../platform/database/sql.ts';
import { type DueReturnRow, dueReturns } from '../transfer-return-store.ts';
import { type PartlyPaidRow, partlyPaid } from '../transfer-store.ts';
import { type BankLineRow, openLines } from './bank-line-store.ts';

export type OpenMatters = {
  readonly lines: readonly BankLineRow[];
  readonly partly: readonly PartlyPaidRow[];
  readonly returns: readonly DueReturnRow[];
};

export async function openMatters(sql: Sql): Promise<OpenMatters> {
  const [lines, partly, returns] = await Promise.all([openLines(sql), partlyPaid(sql), dueReturns(sql)]);
  return { lines, partly, returns };
}
