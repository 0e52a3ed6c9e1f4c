// Work for which nobody waits comes after visitors: it does not begin while they keep the process busy. Not for ever,
// because it is of use to somebody: who bought during a rush wants the tickets in the mailbox, too.
import { setTimeout } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';

/** Which jobs of a process give way, and to what. */
export type GivingWay = {
  /** Whether visitors keep the process busy. */
  readonly visitorsPress: () => boolean;
  readonly isStopped: boolean;
};

/** After it was written, a job gives way for so long. */
const LONGEST_MS = 60_000;
const LOOK_MS = 100;

/** Waits until a job may begin. */
export async function giveWay(
  shop: GivingWay,
  { createdOn }: Pick<JobWithMetadata<unknown>, 'createdOn'>,
): Promise<void> {
  // By a clock that nobody sets: those of the database and of this machine may differ, and jump.
  const left = Math.min(createdOn.getTime() + LONGEST_MS - Date.now(), LONGEST_MS);
  const until = performance.now() + left;
  while (shop.visitorsPress() && !shop.isStopped && performance.now() < until) await setTimeout(LOOK_MS);
}
