// Vouchers that are given back: their codes are closed, also for anyone they were given to.
import { closeOncePools, lockOncePools, slotsOfOncePools, takenOfOncePool } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { closeVoucherCodes, readOpenVouchers } from './voucher-code-store.ts';

/**
 * A code that an order bought, and what is left on it, in cents: what carts and orders hold of it is spent, what has lapsed is
 * not.
 */
export type LockedVoucher = {
  readonly line: number;
  readonly barcode: string;
  readonly amount: number;
  readonly left: number;
};

/**
 * Locks the codes that an order bought and everything that its cart holds, in the order in which buyers lock slots.
 * @param more slots that are to be taken besides
 * @returns the codes that are not closed
 */
export async function lockVouchers(
  sql: Sql,
  order: { readonly booking_id: string; readonly cart_id: string },
  now: Date,
  more: readonly number[] = [],
): Promise<LockedVoucher[]> {
  const codes = await readOpenVouchers(sql, order.booking_id);
  await lockOncePools(
    sql,
    codes.map(({ pool_id }) => pool_id),
    now,
    order.cart_id,
    more,
  );
  const locked: LockedVoucher[] = [];
  for (const { pool_id, ...code } of codes)
    locked.push({ ...code, left: code.amount - (await takenOfOncePool(sql, pool_id, now)) });
  return locked;
}

/** The slots that `lockVouchers` locks of the codes that orders bought, for whoever locks several orders at once. */
export async function slotsOfVouchers(sql: Sql, bookings: readonly string[]): Promise<number[]> {
  const codes = await Promise.all(bookings.map((id) => readOpenVouchers(sql, id)));
  const pools = codes.flat().map(({ pool_id }) => pool_id);
  return pools.length > 0 ? slotsOfOncePools(sql, pools) : [];
}

/** Closes locked codes. */
export async function closeVouchers(sql: Sql, barcodes: readonly string[]): Promise<void> {
  if (barcodes.length === 0) return;
  await closeOncePools(sql, await closeVoucherCodes(sql, barcodes));
}
