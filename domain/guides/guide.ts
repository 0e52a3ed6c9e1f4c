// Who leads tours (operations 3): what they can lead, and when. A guide need not be of the staff.
import type { ClockTime, Day } from '../museum-time.ts';
import type { OfficeLanguage } from '../staff/office-language.ts';
import type { Stretch } from './read-hours.ts';

/** Of a week. 1 = Monday … 7 = Sunday. */
export type GuideHours = Stretch & { readonly weekday: number };

/** Days on which the week does not hold, both included: nothing at all, or these hours besides those of the week. */
export type GuideDays = {
  readonly first: Day;
  readonly last: Day;
  readonly can: boolean;
  /** Where they can: from when until when. */
  readonly hours: readonly { readonly from: ClockTime; readonly to: ClockTime }[];
};

/** What is owed for: tours that somebody came to, or all that were assigned and not called off. */
export const FEE_COUNTS = ['led', 'assigned'] as const;
export type FeeCounts = (typeof FEE_COUNTS)[number];

export type Guide = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Of their mails and their calendar. */
  readonly language: OfficeLanguage;
  /** The member of staff who they are; null for somebody who never signs in. */
  readonly staff_id: string | null;
  /** Of tours, as BCP 47 writes them. */
  readonly languages: readonly string[];
  /** Ids of venues; empty: every house. */
  readonly houses: readonly string[];
  /** Ids of tours; empty: every tour. A tour that they lead in one language they lead in all of theirs. */
  readonly tours: readonly string[];
  readonly weekly: readonly GuideHours[];
  readonly exceptions: readonly GuideDays[];
  /** In cents, for one tour. */
  readonly fee: number;
  readonly fee_counts: FeeCounts;
  readonly active: boolean;
};
