// The day and the time that a visitor chooses first, for tickets and tours.
import type { ClockTime, Day } from '../museum-time.ts';

/** The chosen day and time. Empty strings: not chosen, or not asked for. */
export type Visit = { readonly day: Day | ''; readonly time: ClockTime | '' };
