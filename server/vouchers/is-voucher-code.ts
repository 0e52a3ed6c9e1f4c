import type { Sql } from '../platform/database/sql.ts';
import { toBarcode } from './look-up-voucher-code.ts';
import { findVoucherCode } from './voucher-code-store.ts';

/** Whether what was scanned or typed pays for something: at the door it lets nobody in. */
export async function isVoucherCode(sql: Sql, scanned: string): Promise<boolean> {
  return (await findVoucherCode(sql, toBarcode(scanned))) !== undefined;
}
