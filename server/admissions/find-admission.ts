// Which admission a device means: by the code that it scanned, or by what it chose from its list.
import { readCode } from '../../domain/admissions/read-code.ts';
import { orderAtDoor, orderOfBarcode } from '../orders/at-the-door/orders-at-door.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { deviceKey, digestsOf } from './code-digest.ts';
import { type CodedAdmission, doorAdmissions } from './door-admissions.ts';

export type Meant = {
  /** What was scanned; '' where it was chosen. */
  readonly code: string;
  readonly ref: string;
  /** The number of the order of what was chosen. */
  readonly order: string;
};

/** Undefined for a code that no order has. */
export async function findAdmission(
  shop: AdmissionsShop,
  sql: Sql,
  deviceId: string,
  { code, ref, order }: Meant,
): Promise<CodedAdmission | undefined> {
  const read = readCode(code);
  if (read.kind === 'code') {
    const found = await orderOfBarcode(sql, read.code);
    return found && doorAdmissions(shop, found).find(({ barcode }) => barcode === read.code);
  }
  const found = order === '' ? undefined : await orderAtDoor(sql, order);
  const digest = digestsOf(deviceKey(shop, deviceId));
  return found && doorAdmissions(shop, found).find(({ barcode }) => digest(barcode) === ref);
}
