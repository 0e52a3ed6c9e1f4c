// What a device is told about one admission.
import type { DoorSaid } from '../../domain/admissions/door-contract.ts';
import type { DeviceBearer } from '../api/bearer.ts';
import { orderAtDoor } from '../orders/at-the-door/orders-at-door.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { type CheckInRow, checkInsOf } from './check-in-store.ts';
import { deviceKey, digestsOf } from './code-digest.ts';
import { type CodedAdmission, doorAdmissions } from './door-admissions.ts';
import { sentScan } from './door-list.ts';

export function sayAdmission(
  shop: AdmissionsShop,
  { deviceId }: DeviceBearer,
  answer: DoorSaid['answer'],
  admission: CodedAdmission | undefined,
  scans: readonly CheckInRow[],
): DoorSaid {
  const digest = digestsOf(deviceKey(shop, deviceId));
  return {
    now: shop.now().getTime(),
    answer,
    admission: admission ? known(admission, digest) : null,
    scans: scans.flatMap((row) => sentScan(row, digest)),
    voucher_left: null,
  };
}

type Known = NonNullable<DoorSaid['admission']>;

function known(
  { barcode, window, name, persons, state, order }: CodedAdmission,
  digest: (code: string) => string,
): Known {
  return { ref: digest(barcode), window, name, persons, state, order };
}

/** The admissions of an order, by its number; none for a number that no order has. */
export async function admissionsOfOrder(shop: AdmissionsShop, { deviceId }: DeviceBearer, number: string) {
  const digest = digestsOf(deviceKey(shop, deviceId));
  const order = await orderAtDoor(shop.database, number.trim());
  const scans = order ? await checkInsOf(shop.database, [order.booking_id]) : [];
  return {
    now: shop.now().getTime(),
    admissions: order ? doorAdmissions(shop, order).map((admission) => known(admission, digest)) : [],
    scans: scans.flatMap((row) => sentScan(row, digest)),
  };
}
