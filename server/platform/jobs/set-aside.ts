// Jobs that are not tried again by themselves. Staff see and retry them with `npm run jobs`.
import type { PgBoss } from 'pg-boss';
import { SET_ASIDE } from './job-boss.ts';

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
  const failing: TroubledJob[] = [];
  for (const { name } of await boss.getQueues())
    for (const job of await boss.findJobs(name, { queued: true }))
      if (job.retryCount >= MANY_FAILURES)
        failing.push({
          id: job.id,
          name,
          data: (job.data ?? {}) as object,
          written: job.createdOn,
          reason: reasonOf(job.output),
          isSetAside: false,
        });
  return [...setAside, ...failing];
}

function reasonOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: string; value?: { message?: string } };
  return message ?? value?.message ?? '';
}

/** Has a job of this name and with this data still to run, or was it set aside? */
export async function isOpenJob(boss: PgBoss, name: string, data: object): Promise<boolean> {
  const unfinished = (await boss.findJobs(name, { data })).some(
    ({ state }) => state === 'created' || state === 'retry' || state === 'active',
  );
  if (unfinished) return true;
  const setAside = await boss.findJobs(SET_ASIDE, { data, queued: true });
  return setAside.some(({ sourceName }) => sourceName === name);
}

/**
 * Puts set-aside jobs back into their queues.
 * @param id of one of them; all without
 * @returns how many
 */
export function retrySetAside(boss: PgBoss, id?: string): Promise<number> {
  return boss.redrive(SET_ASIDE, id === undefined ? {} : { ids: [id] });
}
