// A refund takes back what was sold: the codes of the order are closed, also for anyone they were given to.
import { closeOncePools } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { closeVoucherCodes } from './voucher-code-store.ts';

/** A code that is closed, and what was left on it, in cents: what carts and orders hold of it is spent. */
export type ClosedVoucher = { readonly barcode: string; readonly amount: number; readonly left: number };

/**
 * Closes the codes that an order bought, in the transaction of its refund, before its cart's holds are released. Those that
 * are closed already are left out.
 */
export async function closeVouchers(
  sql: Sql,
  order: { readonly booking_id: string; readonly cart_id: string },
  now: Date,
): Promise<ClosedVoucher[]> {
  const codes = await closeVoucherCodes(sql, order.booking_id);
  if (codes.length === 0) return [];
  const left = await closeOncePools(
    sql,
    codes.map(({ pool_id }) => pool_id),
    now,
    order.cart_id,
  );
  return codes.map(({ barcode, amount, pool_id }) => ({ barcode, amount, left: left.get(pool_id) ?? 0 }));
}
