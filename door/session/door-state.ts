// What the door's screen shows.
import type { DoorAnswerName } from '../../domain/admissions/answer-scan.ts';
import type { DoorAdmission } from '../../domain/admissions/door-admission.ts';
import type { DoorSetup } from '../../domain/admissions/door-contract.ts';
import type { Scan } from '../../domain/admissions/scan.ts';
import type { Counts, Known } from '../book/door-book.ts';

export type SaidName = DoorAnswerName | 'voucher' | 'out' | 'no-order' | 'asking';

/** The answer to what was scanned last. */
export type Said = {
  readonly answer: SaidName;
  /** What was scanned; '' where it was chosen. */
  readonly code: string;
  readonly ref: string;
  readonly admission?: DoorAdmission | undefined;
  /** Who was let in before, and where. */
  readonly last?: Scan | undefined;
  /** How many came in with this. */
  readonly persons: number;
  /** Of a voucher code: the cents that it still pays for. */
  readonly voucherLeft?: number | undefined;
  /** How many may come in now: more than one, and it is asked how many do. */
  readonly left: number;
  /** The note of this, which can be taken back until then (milliseconds since 1970). */
  readonly undo?: { readonly nonce: string; readonly until: number } | undefined;
  /** Counts up: the same answer again is another one. */
  readonly place: number;
};

export type DoorState = {
  readonly phase: 'opening' | 'unpaired' | 'open';
  /** It was paired before and has been revoked. */
  readonly revoked: boolean;
  readonly setup: DoorSetup | undefined;
  /** There is a list of today. */
  readonly ready: boolean;
  readonly online: boolean;
  /** Notes that the server does not have yet. */
  readonly waiting: number;
  /** What was noted could not be kept: only this page still has it. */
  readonly storageFull: boolean;
  /** Milliseconds by which the device's clock is ahead, where that is too much. */
  readonly clockOff: number;
  readonly counts: Counts;
  readonly said: Said | undefined;
  /** Tickets to choose from: of an order, or of people of a name. */
  readonly found: readonly Known[] | undefined;
  /** Counting who goes out. */
  readonly out: boolean;
};

export const NO_STATE: DoorState = {
  phase: 'opening',
  revoked: false,
  setup: undefined,
  ready: false,
  online: true,
  waiting: 0,
  storageFull: false,
  clockOff: 0,
  counts: { came: 0, inside: 0, expected: 0 },
  said: undefined,
  found: undefined,
  out: false,
};
