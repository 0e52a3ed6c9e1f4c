// One attempt at a job, and what follows from how it ends. A job that fails is tried again; one that cannot succeed, or that
// its thread or process died of again and again, is set aside, so that it does not take the shop down once more.
import type { JobWithMetadata } from 'pg-boss';
import type { Database } from '../database/sql.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { countCrash, forgetCrashes } from './job-crash-store.ts';
import { PointlessToRetry, WorkerDied } from './job-errors.ts';
import type { JobHandler, JobLog } from './job-handler.ts';
import { traceAttempt } from './trace-attempt.ts';

/** How an attempt ended; of one that failed, what went wrong. */
export type Outcome =
  | { readonly status: 'done' }
  | { readonly status: 'failed' | 'set aside'; readonly reason: string };

export type Attempting = {
  readonly database: Database;
  readonly log: JobLog;
  readonly tracing?: Tracing | undefined;
};

/** It is tried twice more after the first. */
const MOST_CRASHES = 3;
/** A person is told of what has failed for so long. */
const TELL_AFTER_MS = 6 * 3600_000;

/** Runs the handler, unless the job is to be set aside. Rejects only where the database is away. */
export async function runAttempt(
  shop: Attempting,
  handler: JobHandler<object>,
  job: JobWithMetadata<unknown>,
): Promise<Outcome> {
  try {
    if (diedBefore(job) && (await isCrashing(shop, job)))
      return setAside(shop, job, new Error('The process that worked on it died each time.'));
    await traceAttempt(shop.tracing, handler, job);
    if (job.retryCount > 0) await forgetCrashes(shop.database, job.id);
    return { status: 'done' };
  } catch (error) {
    return settleFailure(shop, job, error);
  }
}

/** Did its last attempt end without a word? */
function diedBefore({ output }: JobWithMetadata<unknown>): boolean {
  const { message } = (output as { value?: { message?: string } } | null)?.value ?? {};
  return message === 'job heartbeat timeout' || message === 'job timed out';
}

/** Counts a death. */
async function isCrashing({ database }: Attempting, { id }: JobWithMetadata<unknown>): Promise<boolean> {
  return (await countCrash(database, id)) >= MOST_CRASHES;
}

async function settleFailure(
  shop: Attempting,
  job: JobWithMetadata<unknown>,
  error: unknown,
): Promise<Outcome> {
  const isHopeless =
    error instanceof PointlessToRetry || (error instanceof WorkerDied && (await isCrashing(shop, job)));
  if (isHopeless) return setAside(shop, job, error);
  const about = { err: error, job: job.name, id: job.id };
  if (Date.now() - job.createdOn.getTime() < TELL_AFTER_MS)
    shop.log.error(about, 'a job failed; it is tried again later');
  else
    shop.log.error(
      { ...about, since: job.createdOn },
      'a job has failed for hours; it is tried again, but somebody should look: npm run jobs',
    );
  return { status: 'failed', reason: reasonOf(error) };
}

function setAside({ log }: Attempting, job: JobWithMetadata<unknown>, error: unknown): Outcome {
  log.error(
    { err: error, job: job.name, id: job.id },
    'a job was set aside; somebody must look: npm run jobs',
  );
  return { status: 'set aside', reason: reasonOf(error) };
}

/** What is stored of an error: staff read it in `npm run jobs`. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
