// What an import does to the codes of the museum folder, for the module that imports. What a code is worth is changed only
// while nothing of it is spent or held; codes that orders bought are not the folder's and stay as they are.
import { addOncePools, type OncePool, resizableSlots, resizeOncePools } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { postFolderCodes } from './ledger/post-folder-codes.ts';
import type { VoucherCodeRow } from './voucher-code-store.ts';
import {
  type ChangedRate,
  closeCodesExcept,
  putAmounts,
  putCodes,
  readChangedRates,
} from './voucher-import-store.ts';

/** A code and the pool of its value: its amount without what was spent elsewhere. */
export type NewVoucherCode = Omit<VoucherCodeRow, 'pool_id'> & { readonly pool: OncePool };

/** How many are new, closed because they left the folder, or keep their value because part of it is taken. */
export type VoucherCodeChanges = { readonly added: number; readonly closed: number; readonly kept: number };

/** What is left to do once the slots are locked. */
export type PendingCodes = {
  readonly codes: readonly NewVoucherCode[];
  readonly changes: Omit<VoucherCodeChanges, 'kept'>;
  /** To be locked together with every other slot that the import changes. */
  readonly slots: readonly number[];
};

/**
 * Codes of the folder that an order has bought: they are worth what was paid for them; the file does not change that.
 */
export class IssuedCodesError extends Error {
  readonly barcodes: readonly string[];
  constructor(barcodes: readonly string[]) {
    super(`voucher codes that were sold cannot be imported: ${barcodes.join(', ')}`);
    this.name = 'IssuedCodesError';
    this.barcodes = barcodes;
  }
}

/** Codes that have another rate in the file than they had: what is left on them is posted as what they were. */
export class ChangedRatesError extends Error {
  readonly codes: readonly ChangedRate[];
  constructor(codes: readonly ChangedRate[]) {
    super(`voucher codes have another rate of VAT: ${codes.map(({ barcode }) => barcode).join(', ')}`);
    this.name = 'ChangedRatesError';
    this.codes = codes;
  }
}

/**
 * Replaces the codes of the folder by these; `changeCodeValues` then sets their value.
 * @throws IssuedCodesError, ChangedRatesError; the transaction must then be rolled back
 */
export async function changeVoucherCodes(sql: Sql, codes: readonly NewVoucherCode[]): Promise<PendingCodes> {
  const changed = await readChangedRates(sql, codes);
  if (changed.length > 0) throw new ChangedRatesError(changed);
  const closed = await closeCodesExcept(
    sql,
    codes.map(({ barcode }) => barcode),
  );
  await addOncePools(sql, poolsOf(codes));
  const put = await putCodes(
    sql,
    codes.map(({ pool, ...code }) => ({ ...code, pool_id: pool.id })),
  );
  const barcodes = new Set(put.map(({ barcode }) => barcode));
  const issued = codes.filter(({ barcode }) => !barcodes.has(barcode));
  if (issued.length > 0) throw new IssuedCodesError(issued.map(({ barcode }) => barcode));
  const added = put.filter((code) => code.added).length;
  const slots = await resizableSlots(sql, poolsOf(codes));
  return { codes, changes: { added, closed }, slots };
}

function poolsOf(codes: readonly NewVoucherCode[]): OncePool[] {
  return codes.map(({ pool }) => pool);
}

/** Gives the codes their value, with their slots locked, and posts what is owed for them now. */
export async function changeCodeValues(
  sql: Sql,
  { codes, changes, slots }: PendingCodes,
  now: Date,
): Promise<VoucherCodeChanges> {
  const changed = new Set(await resizeOncePools(sql, poolsOf(codes), slots));
  await putAmounts(
    sql,
    codes.filter(({ pool }) => changed.has(pool.id)),
  );
  await postFolderCodes(sql, now);
  return { ...changes, kept: codes.length - changed.size };
}
