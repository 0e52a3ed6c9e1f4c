// Not in `present.ts`, so that a page that adds something to the cart need not load the rules for addresses.
import type { Present } from './present.ts';

/** Are they sent to the same person, in the same name, on the same day? Two vouchers that are not sent are alike, too. */
export function isSamePresent(one: Present | undefined, other: Present | undefined): boolean {
  if (!one || !other) return one === other;
  return (['to', 'email', 'from', 'day', 'language'] as const).every((field) => one[field] === other[field]);
}
