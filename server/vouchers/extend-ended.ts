// Value that goes back on a code must be worth something: a tour is called off a year after its voucher ended. What somebody has
// bought, or was given in place of money, is valid again as long as a voucher that is given now, with what goes back on it: what
// was left on it when it ended has lapsed, and stays so. Codes of the museum folder have their dates from there: a promotion that
// ended stays ended (ADR 098).
import { voucherTime } from '../../domain/vouchers/voucher-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { validTo } from './issue-return-voucher.ts';
import { lapseCode } from './ledger/lapse-code.ts';
import { extendEndedCode, lockEndedCodes } from './voucher-code-store.ts';

/**
 * Extends those that have ended, or what they were replaced with, before what goes back on them is posted; their pools are locked,
 * and have it back.
 * @param id of the return
 */
export async function extendEnded(
  sql: Sql,
  barcodes: readonly string[],
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  if (barcodes.length === 0) return;
  for (const code of await lockEndedCodes(sql, barcodes, voucherTime(now))) {
    await lapseCode(sql, code, { id, now });
    await extendEndedCode(sql, code.code, validTo(now));
  }
}
