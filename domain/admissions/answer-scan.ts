// What the door says to a ticket (operations 6): the same rule on the device, which decides alone when it is offline, and on
// the server, which decides between devices. What cannot be helped at the door is said first: that it was given back, that it
// is for another house. Then whether it was used, and when it is for. Where the payer's bank has taken the money back, whoever
// stands there is asked instead of told (ADR 038).
import { dayOf, type MuseumDateTime } from '../museum-time.ts';
import { type Attendance, attendanceOf, type ReEntry, reEntryOf } from './attendance.ts';
import type { DoorAdmission } from './door-admission.ts';
import type { Scan } from './scan.ts';

/**
 * `taken-back`: staff decide whether they come in.
 * `before`: a pass was in already today.
 */
type Admitting = {
  readonly answer: 'in' | 'taken-back';
  readonly left: number;
  readonly before: Scan | undefined;
};

export type DoorAnswer =
  | Admitting
  | { readonly answer: 'already-in'; readonly last: Scan }
  | {
      readonly answer:
        | 'too-early'
        | 'too-late'
        | 'other-day'
        | 'other-house'
        | 'refunded'
        | 'moved'
        | 'blocked';
    }
  | { readonly answer: 'unknown' };

export type DoorAnswerName = DoorAnswer['answer'];

export type AtTheDoor = {
  /** In museum time. */
  readonly now: MuseumDateTime;
  /** Where the device stands; empty: at every house. */
  readonly houses: readonly string[];
  /** Whether the museum counts who goes out. */
  readonly countsExits: boolean;
  /** The day of a note, in museum time. */
  readonly dayOfScan: (scan: Scan) => string;
};

/**
 * @param admission undefined where no such code is known
 * @param scans all notes that are known of it
 */
export function answerScan(
  admission: DoorAdmission | undefined,
  scans: readonly Scan[],
  door: AtTheDoor,
): DoorAnswer {
  if (!admission) return { answer: 'unknown' };
  const { window, state } = admission;
  if (state !== 'valid' && state !== 'taken-back') return { answer: state };
  if (!isHere(window.house, door.houses)) return { answer: 'other-house' };
  const { left, last } = attendanceAt(admission, scans, door);
  if (left === 0 && last) return { answer: 'already-in', last };
  const when = timeProblem(admission, door.now);
  if (when) return { answer: when };
  return {
    answer: state === 'valid' ? 'in' : 'taken-back',
    left,
    before: reEntryOf(admission, door.countsExits) === 'always' ? last : undefined,
  };
}

/** May people come in with this answer, if perhaps only once somebody has said so? */
export function isAdmitting(said: DoorAnswer): said is Admitting {
  return said.answer === 'in' || said.answer === 'taken-back';
}

/** Who is in on it, as this museum counts. */
export function attendanceAt(
  admission: DoorAdmission,
  scans: readonly Scan[],
  door: Pick<AtTheDoor, 'now' | 'countsExits' | 'dayOfScan'>,
): Attendance {
  const reEntry = reEntryOf(admission, door.countsExits);
  return attendanceOf(admission.persons, reEntry, ofItsDay(reEntry, scans, door));
}

/** A pass is used anew every day. */
function ofItsDay(
  reEntry: ReEntry,
  scans: readonly Scan[],
  { now, dayOfScan }: Pick<AtTheDoor, 'now' | 'dayOfScan'>,
): readonly Scan[] {
  return reEntry === 'always' ? scans.filter((scan) => dayOfScan(scan) === dayOf(now)) : scans;
}

function isHere(house: string, houses: readonly string[]): boolean {
  return house === '' || houses.length === 0 || houses.includes(house);
}

function timeProblem({ window: { from, until } }: DoorAdmission, now: MuseumDateTime) {
  if (dayOf(now) < dayOf(from) || dayOf(now) > dayOf(until)) return 'other-day';
  if (now < from) return 'too-early';
  return now > until ? 'too-late' : undefined;
}
