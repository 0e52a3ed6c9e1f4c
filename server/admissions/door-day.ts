// Who is expected at the doors, who has come, and what was used twice; and the same on paper (operations 6).
import { attendanceOf, cameIn, doubleUses, reEntryOf } from '../../domain/admissions/attendance.ts';
import type {
  DoorDay,
  DoorForced,
  DoorHour,
  DoorHouse,
  DoorPaper,
  DoorTwice,
} from '../../domain/admissions/devices-contract.ts';
import { isGood } from '../../domain/admissions/door-admission.ts';
import type { Scan } from '../../domain/admissions/scan.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { addDays, type Day, dayOf, timeOf } from '../../domain/museum-time.ts';
import { ordersByIds } from '../orders/at-the-door/orders-at-door.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { asScan } from './as-scan.ts';
import { checkInsOf, findUndone, forcedCheckIns, lateCheckIns } from './check-in-store.ts';
import { admissionsOfDay } from './day-admissions.ts';
import { findDevices } from './device-store.ts';
import { type CodedAdmission, doorAdmissions } from './door-admissions.ts';
import { doorRules } from './door-rules.ts';

/** One admission with what happened on the day. */
type Counted = {
  readonly admission: CodedAdmission;
  readonly admitted: number;
  readonly inside: number;
  readonly twice: readonly Scan[];
};

/** @param houses those of somebody who works in some of them only; all where it is empty */
export async function showDoorDay(
  shop: AdmissionsShop,
  day: Day,
  houses: readonly string[],
  language: Language,
): Promise<DoorDay> {
  const all = await countedOfDay(shop, day, houses);
  const devices = await findDevices(shop.database);
  const names = new Map(devices.map(({ id, name }) => [id, name]));
  const own = new Set(devices.filter((device) => isOf(device, houses)).map(({ id }) => id));
  return {
    day,
    counts_exits: doorRules(shop).countsExits,
    houses: housesOf(shop, all, language),
    twice: all.flatMap(({ admission, twice }) =>
      twice.map(
        ({ at, device }): DoorTwice => ({
          order: admission.order,
          title: admission.window.title,
          at: shop.clock.fromInstant(new Date(at)),
          device: names.get(device) ?? '',
        }),
      ),
    ),
    late: await lateOfDay(shop, day, own),
    forced: await forcedOfDay(shop, day, own),
  };
}

/** A device of all houses belongs to each. */
function isOf(device: { readonly houses: readonly string[] }, houses: readonly string[]): boolean {
  return houses.length === 0 || device.houses.length === 0 || device.houses.some((id) => houses.includes(id));
}

/** Whom the devices let in against the answer and did not take back. */
async function forcedOfDay(
  shop: AdmissionsShop,
  day: Day,
  devices: ReadonlySet<string>,
): Promise<DoorForced[]> {
  const { from, until } = boundsOf(shop, day);
  const rows = await forcedCheckIns(shop.database, from, until);
  const undone = await findUndone(shop.database, from);
  return rows
    .filter(({ nonce, device_id }) => devices.has(device_id) && !undone.has(nonce))
    .map(({ order, at, device, persons, reason, permitted }) => ({
      order: order ?? '',
      at: shop.clock.fromInstant(at),
      device,
      persons,
      reason,
      permitted,
    }));
}

/**
 * Whom a device let in that did not know that their ticket was given back or moved. Its order may be of another day by now, so
 * that it is found by the notes.
 */
async function lateOfDay(shop: AdmissionsShop, day: Day, devices: ReadonlySet<string>): Promise<DoorTwice[]> {
  const { from, until } = boundsOf(shop, day);
  const undone = await findUndone(shop.database, from);
  const rows = (await lateCheckIns(shop.database, from, until)).filter(
    ({ nonce, device_id }) => devices.has(device_id) && !undone.has(nonce),
  );
  const orders = await ordersByIds(shop.database, [
    ...new Set(rows.flatMap(({ booking_id }) => booking_id ?? [])),
  ]);
  const known = new Map(
    orders.flatMap((order) => doorAdmissions(shop, order)).map((admission) => [admission.barcode, admission]),
  );
  return rows.flatMap(({ barcode, at, device }) => {
    const admission = known.get(barcode ?? '');
    return admission
      ? [{ order: admission.order, title: admission.window.title, at: shop.clock.fromInstant(at), device }]
      : [];
  });
}

function boundsOf({ clock }: AdmissionsShop, day: Day): { readonly from: Date; readonly until: Date } {
  return { from: clock.toInstant(`${day} 00:00`), until: clock.toInstant(`${addDays(day, 1)} 00:00`) };
}

async function countedOfDay(shop: AdmissionsShop, day: Day, houses: readonly string[]): Promise<Counted[]> {
  const { countsExits } = doorRules(shop);
  const admissions = (await admissionsOfDay(shop, day)).filter(
    ({ window }) => houses.length === 0 || window.house === '' || houses.includes(window.house),
  );
  const rows = await checkInsOf(shop.database, [...new Set(admissions.map(({ booking_id }) => booking_id))]);
  const byBarcode = Map.groupBy(rows, ({ barcode }) => barcode ?? '');
  const isOfDay = ({ at }: { readonly at: Date }) => dayOf(shop.clock.fromInstant(at)) === day;
  return admissions.flatMap((admission) => {
    const own = byBarcode.get(admission.barcode) ?? [];
    const today = own.filter(isOfDay).map(asScan);
    const isExpected = isGood(admission.state) && dayOf(admission.window.when) === day;
    if (!isExpected && today.length === 0) return [];
    const reEntry = reEntryOf(admission, countsExits);
    const { inside } = attendanceOf(admission.persons, countsExits ? 'after-exit' : 'never', today);
    const of = new Set(today.map(({ nonce }) => nonce));
    const twice = doubleUses(admission.persons, reEntry, own.map(asScan)).filter(({ nonce }) =>
      of.has(nonce),
    );
    return { admission, admitted: cameIn(today), inside, twice };
  });
}

function housesOf(shop: AdmissionsShop, all: readonly Counted[], language: Language): DoorHouse[] {
  const byHouse = Map.groupBy(all, ({ admission }) => admission.window.house);
  const venues = shop.museum.settings.venues.map(({ id, name }) => ({
    id,
    name: inLanguage(name, language),
  }));
  return [...venues, { id: '', name: '' }].flatMap(({ id, name }) => {
    const own = byHouse.get(id) ?? [];
    if (own.length === 0) return [];
    return {
      id,
      name,
      expected: sum(own, expectedOf),
      came: sum(own, ({ admitted }) => admitted),
      inside: sum(own, ({ inside }) => inside),
      hours: hoursOf(own),
    };
  });
}

/** Whoever was not expected on this day by name of a day is expected as soon as they have come. */
function expectedOf({ admission, admitted }: Counted): number {
  return admission.window.when === '' ? admitted : isGood(admission.state) ? admission.persons : 0;
}

function hoursOf(own: readonly Counted[]): DoorHour[] {
  const byTime = Map.groupBy(own, ({ admission: { window } }) => `${timeOf(window.when)}\n${window.title}`);
  return [...byTime]
    .map(([key, group]) => {
      const [time = '', title = ''] = key.split('\n');
      return { time, title, expected: sum(group, expectedOf), came: sum(group, ({ admitted }) => admitted) };
    })
    .toSorted((one, other) => `${one.time} ${one.title}`.localeCompare(`${other.time} ${other.title}`));
}

function sum(all: readonly Counted[], count: (one: Counted) => number): number {
  return all.reduce((total, one) => total + count(one), 0);
}

/** The list on paper, by name. Of codes it says the last four characters: enough to find one, too few to make one. */
export async function printDoorPaper(
  shop: AdmissionsShop,
  day: Day,
  houses: readonly string[],
  language: Language,
): Promise<DoorPaper> {
  const names = new Map(shop.museum.settings.venues.map(({ id, name }) => [id, inLanguage(name, language)]));
  const rows = (await admissionsOfDay(shop, day))
    .filter(({ state, window }) => isGood(state) && dayOf(window.when) === day)
    .filter(({ window: { house } }) => houses.length === 0 || house === '' || houses.includes(house))
    .map(({ holder, order, barcode, name, window, persons }) => ({
      name: holder,
      order,
      code: barcode.slice(-4),
      ticket: name,
      title: window.title,
      house: names.get(window.house) ?? '',
      when: timeOf(window.when),
      persons,
    }));
  return { day, rows: rows.toSorted((one, other) => key(one).localeCompare(key(other), language)) };
}

function key({ name, order, code }: DoorPaper['rows'][number]): string {
  return `${name}\n${order}\n${code}`;
}
