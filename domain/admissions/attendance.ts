// Who is in on an admission, by all notes that are known, and what was used twice (operations 6).
import type { DoorAdmission } from './door-admission.ts';
import { countedScans, type Scan } from './scan.ts';

/** What the museum lets people do who were in before. */
export type ReEntry =
  /** A ticket lets each of its people in once. */
  | 'never'
  /** Whoever was counted out may come in again: where the museum counts who goes out. */
  | 'after-exit'
  /** A pass opens every day, as often as its owner likes. */
  | 'always';

export type Attendance = {
  /** How many have come in and are still in. */
  readonly inside: number;
  /** How many have come in, those who have gone again included. */
  readonly admitted: number;
  /** How many may still come in. */
  readonly left: number;
  /** The last time that somebody came in. */
  readonly last: Scan | undefined;
};

export function reEntryOf({ window }: Pick<DoorAdmission, 'window'>, countsExits: boolean): ReEntry {
  if (window.kind === 'pass') return 'always';
  return countsExits ? 'after-exit' : 'never';
}

/** @param scans all that are known of the admission; of a pass, those of the day alone */
export function attendanceOf(persons: number, reEntry: ReEntry, scans: readonly Scan[]): Attendance {
  const counted = countedScans(scans);
  const admitted = sum(counted.filter(({ kind }) => kind === 'in'));
  const inside = counted.reduce(afterScan, 0);
  const used = reEntry === 'never' ? admitted : inside;
  return {
    inside,
    admitted,
    left: reEntry === 'always' ? persons : Math.max(0, persons - used),
    last: counted.findLast(({ kind }) => kind === 'in'),
  };
}

/**
 * How many people have come in, each once: whoever goes out and comes in again is not another. Notes that were taken back do not
 * count; whom somebody let in on purpose does, also beyond what the admission admits.
 * @param scans all that are known of the admission; of a pass, those of the day alone
 */
export function cameIn(scans: readonly Scan[]): number {
  let [inside, most] = [0, 0];
  for (const scan of countedScans(scans)) {
    inside = afterScan(inside, scan);
    most = Math.max(most, inside);
  }
  return most;
}

/**
 * The entries with which more people came in than the admission admits: two devices that did not know of each other, or a
 * copy. Whom somebody let in on purpose is not among them.
 */
export function doubleUses(persons: number, reEntry: ReEntry, scans: readonly Scan[]): readonly Scan[] {
  if (reEntry === 'always') return [];
  let used = 0;
  return countedScans(scans).filter((scan) => {
    if (reEntry === 'never' && scan.kind === 'out') return false;
    used = afterScan(used, scan);
    return scan.kind === 'in' && !scan.forced && used > persons;
  });
}

function afterScan(inside: number, { kind, persons }: Scan): number {
  return Math.max(0, kind === 'in' ? inside + persons : inside - persons);
}

function sum(scans: readonly Scan[]): number {
  return scans.reduce((all, { persons }) => all + persons, 0);
}
