// Jobs that are not tried again by themselves. Staff see and retry them with `npm run jobs`.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { SET_ASIDE } from './job-boss.ts';

/**
 * When this attempt at a job fails, the job is set aside. pg-boss lets a job's limit be changed while it waits, and no later.
 * Nothing happens where the attempt no longer holds the job.
 */
export async function endRetries(
  boss: PgBoss,
  { name, id, retryCount }: Pick<JobWithMetadata, 'name' | 'id' | 'retryCount'>,
): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set retry_limit = retry_count
     where name = $1 and id = $2::uuid and state = 'active' and retry_count = $3`,
    [name, id, retryCount],
  );
}

/** A job that was set aside, or that has failed for hours and is still tried. */
export type TroubledJob = {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  /** When it was first written. */
  readonly written: Date;
  /** What went wrong last. */
  readonly reason: string;
  readonly isSetAside: boolean;
};

/** Failures before a job counts as troubled: with growing pauses, after an hour. */
const MANY_FAILURES = 12;

/** Every job that somebody should look at, those that were set aside first. */
export async function findTroubledJobs(boss: PgBoss): Promise<TroubledJob[]> {
  const setAside = (await boss.findJobs(SET_ASIDE, { queued: true })).map((job) => ({
    id: job.id,
    name: job.sourceName ?? '',
    data: (job.data ?? {}) as object,
    written: job.sourceCreatedOn ?? job.createdOn,
    reason: reasonOf(job.sourceOutput),
    isSetAside: true,
  }));
  const queues = await boss.getQueues();
  // All queues at once: whoever opens the office waits for the answer.
  const queued = await Promise.all(
    queues.map(async ({ name }) => ({ name, jobs: await boss.findJobs(name, { queued: true }) })),
  );
  const failing = queued.flatMap(({ name, jobs }) =>
    jobs
      .filter(({ retryCount }) => retryCount >= MANY_FAILURES)
      .map((job) => ({
        id: job.id,
        name,
        data: (job.data ?? {}) as object,
        written: job.createdOn,
        reason: reasonOf(job.output),
        isSetAside: false,
      })),
  );
  return [...setAside, ...failing];
}

function reasonOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: string; value?: string | { message?: string } };
  return message ?? (typeof value === 'string' ? value : value?.message) ?? '';
}

/** Has a job of this name and with this data still to run, or was it set aside? */
export async function isOpenJob(boss: PgBoss, name: string, data: object): Promise<boolean> {
  if ((await boss.findJobs(name, { data })).some(isUnfinished)) return true;
  const setAside = await boss.findJobs(SET_ASIDE, { data, queued: true });
  return setAside.some(({ sourceName }) => sourceName === name);
}

function isUnfinished({ state }: Pick<JobWithMetadata, 'state'>): boolean {
  return state === 'created' || state === 'retry' || state === 'active';
}

export type UnfinishedJob = Pick<TroubledJob, 'data' | 'written'>;

/**
 * The jobs of a name that are still to be done, or were set aside. pg-boss itself finds either those that wait or all, with a
 * week of those that are done.
 */
export async function findUnfinishedJobs(boss: PgBoss, name: string): Promise<UnfinishedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select data, coalesce(source_created_on, created_on) as written from pgboss.job
     where state in ('created', 'retry', 'active') and (name = $1 or name = $2 and source_name = $1)`,
    [name, SET_ASIDE],
  );
  return rows.map(({ data, written }) => ({ data: data ?? {}, written }));
}

/**
 * Puts set-aside jobs back into their queues.
 * @param id of one of them; all without
 * @returns how many
 */
export function retrySetAside(boss: PgBoss, id?: string): Promise<number> {
  return boss.redrive(SET_ASIDE, id === undefined ? {} : { ids: [id] });
}
