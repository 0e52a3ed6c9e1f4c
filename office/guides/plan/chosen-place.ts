import type { PlannedDate } from '../../../domain/guides/tour-plan-contract.ts';

/** A group of a tour at a time, and whoever leads it. */
export type ChosenPlace = {
  readonly date: PlannedDate;
  readonly place: number;
  readonly guide: string | null;
};
