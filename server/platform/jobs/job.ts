// A job as a module describes it: a name, and a plain function of the shop as it is when the job runs.
import type { Jobs } from './jobs.ts';

export type Job<Shop> = {
  readonly name: string;
  /** Runs by itself every so many seconds, once over all processes; without it, when code writes the job. */
  readonly everySeconds?: number;
  readonly work: (shop: Shop, data: never, signal: AbortSignal) => Promise<void>;
};

/**
 * Says what the jobs do. Before the jobs are started.
 * @param open the shop as it is at the moment when a job runs
 */
export function registerJobs<Shop>(jobs: Jobs, list: readonly Job<Shop>[], open: () => Promise<Shop>): void {
  for (const { name, everySeconds, work } of list)
    if (everySeconds === undefined)
      jobs.work(name, async (data, signal) => work(await open(), data as never, signal));
    else jobs.repeat(name, everySeconds, async (signal) => work(await open(), {} as never, signal));
}
