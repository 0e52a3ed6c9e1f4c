// An admission as the door knows it: what it opens and when, already computed, without a name or a price.
import type { MuseumDateTime } from '../museum-time.ts';

export const ADMISSION_KINDS = ['ticket', 'day', 'open', 'stay', 'tour', 'pass'] as const;
export type AdmissionKind = (typeof ADMISSION_KINDS)[number];

/**
 * `moved`: its people have another ticket now. `blocked`: a pass that was lost, or one that lets nobody in for now. `taken-back`: valid,
 * but the payer's bank has taken the money back for good. Devices know them by their places: add only at the end.
 */
export const ADMISSION_STATES = ['valid', 'refunded', 'moved', 'blocked', 'taken-back'] as const;
export type AdmissionState = (typeof ADMISSION_STATES)[number];

/** Does it admit people, if perhaps only after a question? */
export function isGood(state: AdmissionState): boolean {
  return state === 'valid' || state === 'taken-back';
}

/** From when until when the door lets people in, and where. */
export type Window = {
  /** '' for every house. */
  readonly house: string;
  readonly kind: AdmissionKind;
  readonly from: MuseumDateTime;
  /** Included. */
  readonly until: MuseumDateTime;
  /** What is printed on the ticket: a day, a day and a time, or '' for any day. */
  readonly when: string;
  /** The event, the tour, the pass. */
  readonly title: string;
};

export type DoorAdmission = {
  readonly window: Window;
  /** Who comes in on it: `Adult`, `Family`; of a pass its owner, '' where names are not taken along. */
  readonly name: string;
  /** How many people it admits. */
  readonly persons: number;
  readonly state: AdmissionState;
  /** The number of its order. */
  readonly order: string;
};
