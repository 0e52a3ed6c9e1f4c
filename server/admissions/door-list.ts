// What a device takes along (operations 6, ADR 137): the admissions of the day by the digests of their codes, and who is in.
// Afterwards it asks what has changed since: orders that were sold, moved or given back, and what other devices noted.

import { ADMISSION_STATES } from '../../domain/admissions/door-admission.ts';
import type { DoorList, DoorScan } from '../../domain/admissions/door-contract.ts';
import { nextCursor, readCursor, writeCursor } from '../../domain/admissions/list-cursor.ts';
import { plainCode } from '../../domain/admissions/read-code.ts';
import type { DeviceBearer } from '../api/bearer.ts';
import { findChanges, findLastChange, ordersByIds } from '../orders/at-the-door/orders-at-door.ts';
import { eachInTurns } from '../platform/in-turns.ts';
import { redeemableCodes } from '../vouchers/voucher-left.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { type CheckInRow, checkInsAfter, checkInsOf, findLastCheckIn } from './check-in-store.ts';
import { deviceKey, digestsOf } from './code-digest.ts';
import { admissionsNearDay } from './day-admissions.ts';
import { findDevices } from './device-store.ts';
import { type CodedAdmission, doorAdmissions } from './door-admissions.ts';
import { doorRules } from './door-rules.ts';

/** More than a device reads at once: it reads the whole list again. */
const MOST_CHANGES = 2_000;
/** Of those that were issued last. */
const MOST_VOUCHERS = 20_000;

/** All of it. */
export async function readDoorList(shop: AdmissionsShop, device: DeviceBearer): Promise<DoorList> {
  const { database, clock } = shop;
  // First, so that what happens while the list is read comes again with the changes.
  const cursor = writeCursor(await findLastChange(database), await findLastCheckIn(database));
  const admissions = await admissionsNearDay(shop, clock.today());
  const list = await makeList(shop, device, { cursor, admissions, scans: await scansOf(shop, admissions) });
  return { ...list, vouchers: await vouchersFor(shop, device) };
}

/** So that a voucher is told from a ticket without network, too. */
async function vouchersFor(shop: AdmissionsShop, { deviceId }: DeviceBearer): Promise<string[]> {
  const digest = digestsOf(deviceKey(shop, deviceId));
  const digests: string[] = [];
  await eachInTurns(await redeemableCodes(shop.database, MOST_VOUCHERS), (code) =>
    digests.push(digest(plainCode(code))),
  );
  return digests;
}

/** Passes are used every day: of them, those of today alone. */
async function scansOf({ database, clock }: AdmissionsShop, admissions: readonly CodedAdmission[]) {
  const bookings = (of: boolean) => [
    ...new Set(
      admissions.filter(({ window }) => (window.kind === 'pass') === of).map(({ booking_id }) => booking_id),
    ),
  ];
  const tickets = await checkInsOf(database, bookings(false));
  const passes = await checkInsOf(database, bookings(true), clock.toInstant(clock.today()));
  return [...new Map([...tickets, ...passes].map((row) => [row.nonce, row])).values()];
}

/** What is new since a cursor; undefined where the device had better read all of it. */
export async function readDoorChanges(
  shop: AdmissionsShop,
  device: DeviceBearer,
  after: string,
): Promise<DoorList | undefined> {
  const { database, now } = shop;
  const since = readCursor(after);
  const [changes, scans] = [
    await findChanges(database, since.change, MOST_CHANGES),
    await checkInsAfter(database, since.scan, MOST_CHANGES),
  ];
  if (changes.length === MOST_CHANGES || scans.length === MOST_CHANGES) return undefined;
  // A backup was restored: what the device knows is of a time that is no more.
  if ((await isBehind(shop, since.change, changes)) || (await isBehindScans(shop, since.scan, scans)))
    return undefined;
  const ids = [...new Set([...changes, ...scans].flatMap(({ booking_id }) => booking_id ?? []))];
  const changed = new Set(changes.map(({ booking_id }) => booking_id));
  const orders = await ordersByIds(database, ids);
  const admissions = orders.flatMap((order) => doorAdmissions(shop, order));
  const cursor = writeCursor(
    nextCursor(since.change, changes, now()),
    nextCursor(
      since.scan,
      scans.map(({ id, received_at }) => ({ id, at: received_at })),
      now(),
    ),
  );
  const told = admissions.filter(({ booking_id }) => changed.has(booking_id));
  return makeList(shop, device, { cursor, admissions: told, scans });
}

async function isBehind({ database }: AdmissionsShop, since: number, newer: readonly unknown[]) {
  return newer.length === 0 && (await findLastChange(database)) < since;
}

async function isBehindScans({ database }: AdmissionsShop, since: number, newer: readonly unknown[]) {
  return newer.length === 0 && (await findLastCheckIn(database)) < since;
}

type Content = {
  readonly cursor: string;
  readonly admissions: readonly CodedAdmission[];
  readonly scans: readonly CheckInRow[];
};

async function makeList(
  shop: AdmissionsShop,
  { deviceId }: DeviceBearer,
  { cursor, admissions, scans }: Content,
): Promise<DoorList> {
  const digest = digestsOf(deviceKey(shop, deviceId));
  const { names: withNames } = doorRules(shop);
  const windows = places<DoorList['windows'][number]>(JSON.stringify);
  const names = places<string>(String);
  const orders = places<DoorList['orders'][number]>(([number]) => number);
  const rows: DoorList['admissions'] = [];
  await eachInTurns(admissions, ({ barcode, window, name, persons, state, order, holder }) => {
    const of = orders.place([order, withNames ? holder : '']);
    rows.push([
      digest(barcode),
      windows.place(window),
      names.place(name),
      persons,
      ADMISSION_STATES.indexOf(state),
      of,
    ]);
  });
  const sent: DoorScan[] = [];
  await eachInTurns(scans, (row) => sent.push(...sentScan(row, digest)));
  return {
    now: shop.now().getTime(),
    cursor,
    windows: windows.all,
    names: names.all,
    orders: orders.all,
    admissions: rows,
    scans: sent,
    devices: Object.fromEntries((await findDevices(shop.database)).map(({ id, name }) => [id, name])),
  };
}

/** A check-in as devices read it; nothing for one of a code that no order has. */
export function sentScan(
  { barcode, nonce, device_id, at, kind, persons, undoes, forced }: CheckInRow,
  digest: (code: string) => string,
): DoorScan[] {
  if (barcode === null) return [];
  return [
    { ref: digest(barcode), nonce, device: device_id, at: at.getTime(), kind, persons, undoes, forced },
  ];
}

/** Things that many rows share, each once. */
function places<Thing>(keyOf: (thing: Thing) => string) {
  const all: Thing[] = [];
  const known = new Map<string, number>();
  return {
    all,
    place(thing: Thing): number {
      const key = keyOf(thing);
      const place = known.get(key) ?? all.push(thing) - 1;
      known.set(key, place);
      return place;
    },
  };
}
