// The workers of one process: how many take jobs of a name, and how they are woken.
import { addAbortListener } from 'node:events';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type GivingWay, giveWay } from './give-way.ts';
import type { JobHandler } from './job-handler.ts';
import { type Attempting, runAttempt } from './run-attempt.ts';
import { endRetries } from './set-aside.ts';

// They are woken when a job is due (`watch-for-due-jobs.ts`), and look by themselves only now and then.
const POLLING_SECONDS = 30;

/** A process that works on jobs. */
export type Working = Attempting &
  GivingWay & {
    /** Aborted when the process will not wait any longer for what it is doing. */
    readonly givingUp: AbortSignal;
  };

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
  shop: Working,
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
      if (given.signal.aborted) throw new Error('This attempt no longer holds the job.');
      // Where one was, there may be another: look again at once instead of after the polling interval.
      const worker = workers[index];
      if (worker) boss.notifyWorker(worker);
      await unlessGivenUp(shop.givingUp, attempt(boss, shop, handler, given));
    });
  return () => {
    for (const id of workers) boss.notifyWorker(id);
  };
}

/**
 * Runs a job, and notes how it ended where it failed. pg-boss notes afterwards that what still runs is done: by the job's key,
 * and fenced to this attempt, so that one that failed stays so. The results that it would take instead (`perJobResults`) are
 * matched with all jobs of the name.
 */
async function attempt(
  boss: PgBoss,
  shop: Working,
  handler: JobHandler<object>,
  job: JobWithMetadata<unknown>,
): Promise<void> {
  const outcome = await runAttempt(shop, handler, job);
  if (outcome.status === 'done') return;
  if (outcome.status === 'set aside') await endRetries(boss, job);
  await boss.fail(job.name, job, { message: outcome.reason });
}

/** Rejects when the process gives up. pg-boss would note what it gives up by itself as done where it cannot note that it failed. */
async function unlessGivenUp(givingUp: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const listening = addAbortListener(givingUp, () =>
    reject(new Error('The process was stopped before the job had ended.')),
  );
  try {
    await Promise.race([work, promise]);
  } finally {
    listening[Symbol.dispose]();
  }
}
