import { voucherCodeProblem } from '../../domain/vouchers/voucher-code-problem.ts';
import { leftInOncePool } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { toBarcode } from './look-up-voucher-code.ts';
import { findVoucherCode, redeemableCodes } from './voucher-code-store.ts';

export { redeemableCodes };

/**
 * What a code that was scanned or typed still pays for, in cents: at the door it lets nobody in.
 * @returns 0 where it is blocked, over or not yet valid; undefined for what is no such code
 */
export async function voucherLeft(sql: Sql, scanned: string, now: Date): Promise<number | undefined> {
  const row = await findVoucherCode(sql, toBarcode(scanned));
  if (!row) return undefined;
  const left = await leftInOncePool(sql, row.pool_id, now);
  const code = { ...row, used_amount: row.amount - left };
  return row.blocked_at || voucherCodeProblem(code, now) ? 0 : left;
}
