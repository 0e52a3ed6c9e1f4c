// What an import does to vouchers and their groups, for the module that imports.
import type { Sql } from '../database/sql.ts';
import {
  dropVoucherGroupsExcept,
  type NewVoucher,
  type NewVoucherGroup,
  putVoucherGroups,
  putVouchers,
  withdrawVouchersExcept,
} from './voucher-import-store.ts';

export type { NewVoucher } from './voucher-import-store.ts';

/** How many are new, and how many were withdrawn. */
export type VoucherChanges = { readonly added: number; readonly withdrawn: number };

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Makes these the museum's vouchers and groups: known ids are changed, missing vouchers withdrawn. */
export const changeVouchers = async (
  sql: Sql,
  vouchers: readonly NewVoucher[],
  groups: readonly NewVoucherGroup[],
): Promise<VoucherChanges> => {
  await putVoucherGroups(sql, groups);
  const added = await putVouchers(sql, vouchers);
  const withdrawn = await withdrawVouchersExcept(sql, idsOf(vouchers));
  await dropVoucherGroupsExcept(sql, idsOf(groups));
  return { added, withdrawn };
};
