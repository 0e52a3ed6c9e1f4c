// What an import does to vouchers and their groups, for the module that imports.
import type { Sql } from '../platform/database/sql.ts';
import type { RowChanges } from '../platform/database/upsert.ts';
import {
  dropVoucherGroupsExcept,
  type NewVoucher,
  type NewVoucherGroup,
  putVoucherGroups,
  replaceVouchers,
} from './voucher-import-store.ts';

export type { NewVoucher } from './voucher-import-store.ts';

/** Replaces the museum's vouchers and groups: known ids are changed, missing vouchers withdrawn. */
export async function changeVouchers(
  sql: Sql,
  vouchers: readonly NewVoucher[],
  groups: readonly NewVoucherGroup[],
): Promise<RowChanges> {
  await putVoucherGroups(sql, groups);
  const changes = await replaceVouchers(sql, vouchers);
  await dropVoucherGroupsExcept(
    sql,
    groups.map(({ id }) => id),
  );
  return changes;
}
