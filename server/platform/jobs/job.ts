// A job as a module describes it: a name, and a plain function of the shop as it is when the job runs.
import type { TSchema } from 'typebox';
import { readsStored } from '../database/stored-json.ts';
import type { Jobs } from './jobs.ts';

export type Job<Shop> = RepeatedJob<Shop> | WrittenJob<Shop>;

/** Runs by itself every so many seconds, once over all processes. */
type RepeatedJob<Shop> = {
  readonly name: string;
  readonly everySeconds: number;
  readonly data?: undefined;
  readonly work: (shop: Shop, signal: AbortSignal) => Promise<void>;
};

/** Runs when code writes it. */
type WrittenJob<Shop> = {
  readonly name: string;
  /**
   * What it is written with: stored as JSON by whichever version of the shop, for up to two months, and so checked when it
   * runs. Fields are only added, as optional ones; what means something else is a job of another name.
   */
  readonly data: TSchema;
  readonly work: (shop: Shop, data: never, signal: AbortSignal) => Promise<void>;
  /** How many run at once in one process; 1 unless said. */
  readonly concurrency?: number;
  /** It does not begin while visitors keep the process busy, for a minute at most. */
  readonly givesWay?: boolean;
};

/**
 * Says what the jobs do. Before the jobs are started.
 * @param open the shop as it is at the moment when a job runs
 */
export function registerJobs<Shop>(jobs: Jobs, list: readonly Job<Shop>[], open: () => Promise<Shop>): void {
  for (const job of list)
    if (job.data === undefined)
      jobs.repeat(job.name, job.everySeconds, async (signal) => job.work(await open(), signal));
    else registerWritten(jobs, job, open);
}

function registerWritten<Shop>(jobs: Jobs, job: WrittenJob<Shop>, open: () => Promise<Shop>): void {
  const read = readsStored('data of job', job.data);
  const handler = async (data: object, signal: AbortSignal) => {
    const checked = read(job.name, data);
    return job.work(await open(), checked as never, signal);
  };
  const { concurrency = 1, givesWay = false } = job;
  jobs.work(job.name, handler, { concurrency, givesWay });
}
