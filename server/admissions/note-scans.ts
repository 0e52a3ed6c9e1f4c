// What devices note (operations 6, ADR 137). A device that is online asks first, and of two that ask at the same moment with
// the same ticket one is told that somebody is in already. What has happened offline is noted as it is.
import { type AtTheDoor, answerScan, isAdmitting } from '../../domain/admissions/answer-scan.ts';
import type { AskedScan, DoorSaid, NotedScan } from '../../domain/admissions/door-contract.ts';
import { dayOf } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { DeviceBearer } from '../api/bearer.ts';
import { lockBarcode } from '../orders/at-the-door/orders-at-door.ts';
import type { Sql } from '../platform/database/sql.ts';
import { voucherLeft } from '../vouchers/voucher-left.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { asScan } from './as-scan.ts';
import { type CheckInRow, checkInsOf, insertCheckIn } from './check-in-store.ts';
import type { CodedAdmission } from './door-admissions.ts';
import { doorRules } from './door-rules.ts';
import { findAdmission } from './find-admission.ts';
import { noteAttendance } from './note-attendance.ts';
import { sayAdmission } from './say-admission.ts';

/**
 * Decides whether somebody may come in, and notes it if they may. For 0 people it only says so. The same question again is
 * answered as before.
 */
export async function askAtDoor(
  shop: AdmissionsShop,
  device: DeviceBearer,
  asked: AskedScan,
): Promise<DoorSaid | Refusal> {
  if (asked.forced && !device.mayForce) return refuse('DOOR_NOT_FORCED');
  const scan = { ...asked, kind: 'in', undoes: '' } as const;
  const meant = await findAdmission(shop, shop.database, device.deviceId, asked);
  return shop.database.transaction(async (sql) => {
    if (!meant) {
      if (asked.forced) await insertScan(shop, sql, device, scan, undefined);
      const left = await voucherLeft(sql, asked.code, shop.now());
      const said = sayAdmission(shop, device, left === undefined ? 'unknown' : 'voucher', undefined, []);
      return { ...said, voucher_left: left ?? null };
    }
    await lockBarcode(sql, meant.barcode);
    // What was decided about it meanwhile is seen from here on.
    const admission = await findAdmission(shop, sql, device.deviceId, { ...asked, code: meant.barcode });
    const before = await scansOf(sql, meant);
    if (before.some(({ nonce }) => nonce === asked.nonce))
      return sayAdmission(shop, device, 'in', admission, before);
    const answer = answerScan(admission, before.map(asScan), atTheDoor(shop, device));
    if (!comesIn(asked, answer)) return sayAdmission(shop, device, answer.answer, admission, before);
    await insertScan(shop, sql, device, scan, admission);
    return sayAdmission(shop, device, 'in', admission, await scansOf(sql, meant));
  });
}

function comesIn(
  { forced, confirmed = false, persons }: AskedScan,
  said: ReturnType<typeof answerScan>,
): boolean {
  if (forced) return true;
  if (!isAdmitting(said) || (said.answer === 'taken-back' && !confirmed)) return false;
  return persons > 0 && persons <= said.left;
}

/** Notes what has happened. @returns the nonces, also of what was noted before */
export async function noteScans(
  shop: AdmissionsShop,
  device: DeviceBearer,
  scans: readonly NotedScan[],
): Promise<string[]> {
  for (const scan of scans)
    await shop.database.transaction(async (sql) => {
      const admission = await findAdmission(shop, sql, device.deviceId, scan);
      await insertScan(shop, sql, device, scan, admission);
    });
  return scans.map(({ nonce }) => nonce);
}

async function insertScan(
  shop: AdmissionsShop,
  sql: Sql,
  { deviceId, mayForce }: DeviceBearer,
  scan: NotedScan,
  admission: CodedAdmission | undefined,
): Promise<void> {
  const { nonce, kind, persons, undoes, at, forced, reason, code } = scan;
  await insertCheckIn(sql, {
    nonce,
    device_id: deviceId,
    kind,
    persons,
    undoes,
    at: new Date(at),
    received_at: shop.now(),
    forced,
    permitted: mayForce || !forced,
    reason: reason.trim(),
    code,
    barcode: admission?.barcode ?? null,
    booking_id: admission?.booking_id ?? null,
  });
  if (admission) await noteAttendance(shop, sql, admission, scan);
}

async function scansOf(sql: Sql, { barcode, booking_id }: CodedAdmission): Promise<CheckInRow[]> {
  return (await checkInsOf(sql, [booking_id])).filter((row) => row.barcode === barcode);
}

export function atTheDoor(shop: AdmissionsShop, { houses }: Pick<DeviceBearer, 'houses'>): AtTheDoor {
  return {
    now: shop.clock.now(),
    houses,
    countsExits: doorRules(shop).countsExits,
    dayOfScan: ({ at }) => dayOf(shop.clock.fromInstant(new Date(at))),
  };
}
