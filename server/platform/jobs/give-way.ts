// Work for which hardly anybody waits comes after visitors: it does not begin while they keep the process busy. Not for ever:
// who bought during a rush wants the tickets in the mailbox, too.
import { setTimeout } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';

/** Which jobs of a process give way, and to what. */
export type GivingWay = {
  /** Whether visitors keep the process busy. */
  readonly isCrowded: () => boolean;
  /** By the database's clock, which says when a job was written. */
  readonly now: () => Date;
  readonly isStopped: boolean;
  /** How many jobs wait at the moment. */
  waiting: number;
};

/** After it was written, a job gives way for so long. */
const LONGEST_MS = 60_000;
const LOOK_MS = 100;

/** Waits until a job may begin, or until another process has taken it over. */
export async function giveWay(
  shop: GivingWay,
  { createdOn, signal }: Pick<JobWithMetadata<unknown>, 'createdOn' | 'signal'>,
): Promise<void> {
  // Clocks may jump meanwhile.
  const left = Math.min(createdOn.getTime() + LONGEST_MS - shop.now().getTime(), LONGEST_MS);
  const until = performance.now() + left;
  const mayBegin = () => !shop.isCrowded() || shop.isStopped || performance.now() >= until;
  shop.waiting += 1;
  try {
    while (!mayBegin() && !signal.aborted) await setTimeout(LOOK_MS);
  } finally {
    shop.waiting -= 1;
  }
}
