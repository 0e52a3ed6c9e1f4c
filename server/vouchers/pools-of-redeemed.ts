import type { Sql } from '../platform/database/sql.ts';
import { newPoolId } from './look-up-voucher-code.ts';
import { codesGoneFromFolder, poolsOfCodes } from './voucher-code-store.ts';

export { codesGoneFromFolder };

/** Names the pools of codes that an order has redeemed, also of those that have left the museum folder since. */
export async function poolsOfRedeemed(
  sql: Sql,
  codes: readonly { readonly barcode: string }[],
): Promise<(barcode: string) => string> {
  const pools = await poolsOfCodes(
    sql,
    codes.map(({ barcode }) => barcode),
  );
  return (barcode) => pools.get(barcode) ?? newPoolId(barcode);
}
