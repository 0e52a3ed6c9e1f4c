// What a device knows while it is in use: the admissions by the digests of their codes, and all notes of them. It grows by
// lists, whole ones and changes alike, and by what the device notes itself; in which order they come does not matter.
import { type AtTheDoor, attendanceAt } from '../../domain/admissions/answer-scan.ts';
import type { AdmissionState, DoorAdmission } from '../../domain/admissions/door-admission.ts';
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import type { Scan } from '../../domain/admissions/scan.ts';
import { dayOf } from '../../domain/museum-time.ts';

/** In the order of `ADMISSION_STATES`, whose file would come along. */
const STATES = [
  'valid',
  'refunded',
  'moved',
  'blocked',
  'taken-back',
] as const satisfies readonly AdmissionState[];

export type DoorBook = {
  readonly admissions: Map<string, DoorAdmission>;
  /** By admission, then by nonce. */
  readonly scans: Map<string, Map<string, Scan>>;
  /** The references of an order's admissions, by its number. */
  readonly orders: Map<string, Set<string>>;
  /** Who bought an order, where the museum wants names at the door. */
  readonly holders: Map<string, string>;
  /** The references of codes of vouchers. */
  readonly vouchers: Set<string>;
  /** Names of devices, by id. */
  readonly devices: Map<string, string>;
};

export type Known = { readonly ref: string; readonly admission: DoorAdmission };

export function emptyBook(): DoorBook {
  return {
    admissions: new Map(),
    scans: new Map(),
    orders: new Map(),
    holders: new Map(),
    vouchers: new Set(),
    devices: new Map(),
  };
}

/** Takes in a list, or what has changed since. */
export function readList(book: DoorBook, list: DoorList): void {
  for (const [ref, window, name, persons, state, order] of list.admissions) {
    const [number = '', holder = ''] = list.orders[order] ?? [];
    const of = list.windows[window];
    if (!of) continue;
    const known = { window: of, name: list.names[name] ?? '', persons, order: number };
    addAdmission(book, ref, { ...known, state: STATES[state] ?? 'blocked' });
    if (holder !== '') book.holders.set(number, holder);
  }
  for (const { ref, ...scan } of list.scans) addScan(book, ref, scan);
  for (const ref of list.vouchers ?? []) book.vouchers.add(ref);
  for (const [id, name] of Object.entries(list.devices)) book.devices.set(id, name);
}

export function addAdmission(book: DoorBook, ref: string, admission: DoorAdmission): void {
  book.admissions.set(ref, admission);
  const refs = book.orders.get(admission.order) ?? new Set();
  book.orders.set(admission.order, refs.add(ref));
}

/** A note that is known is left as it is. */
export function addScan(book: DoorBook, ref: string, scan: Scan): void {
  const known = book.scans.get(ref) ?? new Map<string, Scan>();
  if (!known.has(scan.nonce)) known.set(scan.nonce, scan);
  book.scans.set(ref, known);
}

export function scansOf(book: DoorBook, ref: string): readonly Scan[] {
  return [...(book.scans.get(ref)?.values() ?? [])];
}

/** The admissions of an order that the device knows. */
export function admissionsOf(book: DoorBook, number: string): Known[] {
  return [...(book.orders.get(number) ?? [])].flatMap((ref) => {
    const admission = book.admissions.get(ref);
    return admission ? [{ ref, admission }] : [];
  });
}

const MOST_FOUND = 20;

/** Numbers of orders of people whose names contain all of these words. */
export function ordersByName(book: DoorBook, typed: string): string[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: string[] = [];
  for (const [number, holder] of book.holders) {
    if (found.length === MOST_FOUND) break;
    if (words.every((word) => holder.toLocaleLowerCase().includes(word))) found.push(number);
  }
  return found;
}

/** As `isGood` of the domain, whose file would come along. */
function isExpected(state: AdmissionState): boolean {
  return state === 'valid' || state === 'taken-back';
}

export type Counts = { readonly came: number; readonly inside: number; readonly expected: number };

/** Of today, at the houses of this device: who has come, who is in, and how many are still expected. */
export function countsOf(book: DoorBook, door: AtTheDoor): Counts {
  const today = dayOf(door.now);
  const counts = { came: 0, inside: 0, expected: 0 };
  for (const [ref, admission] of book.admissions) {
    const { window, state, persons } = admission;
    if (door.houses.length > 0 && window.house !== '' && !door.houses.includes(window.house)) continue;
    const scans = scansOf(book, ref).filter((scan) => door.dayOfScan(scan) === today);
    const { admitted, inside } = attendanceAt(admission, scans, door);
    counts.came += admitted;
    counts.inside += inside;
    if (isExpected(state) && dayOf(window.when) === today) counts.expected += Math.max(0, persons - admitted);
  }
  return counts;
}
