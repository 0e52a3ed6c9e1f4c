// The workers of one process: how many take jobs of a name, and how they are woken.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type GivingWay, giveWay } from './give-way.ts';
import type { JobHandler } from './job-handler.ts';
import { type Attempting, type Outcome, runAttempt } from './run-attempt.ts';
import { endRetries } from './set-aside.ts';

// They are woken when a job is due (`watch-for-due-jobs.ts`), and look by themselves only now and then.
const POLLING_SECONDS = 30;

export type Work = {
  readonly handler: JobHandler<object>;
  readonly concurrency: number;
  /** Waits while visitors keep the process busy. */
  readonly givesWay: boolean;
};

/**
 * Starts the workers of one job.
 * @returns how to wake them
 */
export async function startWorkers(
  boss: PgBoss,
  shop: Attempting & GivingWay,
  name: string,
  { handler, concurrency, givesWay }: Work,
): Promise<() => void> {
  const workers: string[] = [];
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: POLLING_SECONDS,
    includeMetadata: true,
  } as const;
  for (let index = 0; index < concurrency; index++)
    workers[index] = await boss.work(name, options, async ([given]) => {
      if (!given) return;
      if (givesWay) await giveWay(shop, given);
      // Whose job it is now knows nothing of this answer.
      if (given.signal.aborted) throw new Error('The job was taken over.');
      // Where one was, there may be another: look again at once instead of after the polling interval.
      const worker = workers[index];
      if (worker) boss.notifyWorker(worker);
      await settle(boss, given, await runAttempt(shop, handler, given));
    });
  return () => {
    for (const id of workers) boss.notifyWorker(id);
  };
}

/**
 * Notes how an attempt ended, where that is not well. What is left is done: pg-boss notes it by the job's key, while the
 * results that it would take in its place (`perJobResults`) are matched with all jobs of the name.
 */
async function settle(boss: PgBoss, job: JobWithMetadata<unknown>, outcome: Outcome): Promise<void> {
  if (outcome.status === 'done') return;
  if (outcome.status === 'set aside') await endRetries(boss, job);
  await boss.fail(job.name, job, { message: outcome.reason });
}
