// What a visitor chooses first, whatever they come for.
import type { ClockTime, Day } from '../museum-time.ts';

/** The chosen day and time. Empty strings: not chosen, or not asked for. */
export type Visit = { readonly day: Day | ''; readonly time: ClockTime | '' };
