// When the shop asks a provider again about an undecided payment (spec decisions 3). Most visitors come back within a
// minute; a debit takes up to 14 business days. So the pauses grow, and after 30 days the shop stops asking.
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Most visitors come back by then; asking earlier would only compete with them. */
export const FIRST_POLL_MS = 5 * SECOND;

/** A visitor who is typing when the hold lapses may finish: the cart takes its places again if they are free. */
export const CLOSE_AFTER_MS = 2 * MINUTE;

const PAUSES_MS = [
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  6 * HOUR,
  12 * HOUR,
] as const;
const LONGEST_PAUSE_MS = DAY;
const POLL_FOR_MS = 30 * DAY;

/**
 * When to ask next.
 * @param looks how often the provider was asked before
 * @param since when the payment or the refund began
 * @returns undefined when there is no point in asking any more
 */
export function nextPoll(looks: number, since: Date, now: Date): Date | undefined {
  if (now.getTime() - since.getTime() >= POLL_FOR_MS) return undefined;
  return new Date(now.getTime() + (PAUSES_MS[looks] ?? LONGEST_PAUSE_MS));
}
