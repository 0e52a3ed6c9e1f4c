import { Counter } from 'prom-client';
import type { Job } from '../platform/jobs/job.ts';
import { processMetrics } from '../platform/process-metrics.ts';

const runs = new Counter({
  name: 'foyer_job_runs_total',
  help: 'Jobs that this process has worked on; a job that failed and is tried again counts again.',
  labelNames: ['job', 'outcome'],
  registers: [processMetrics],
});

/** The same jobs, each of which counts how it ends. */
export function countJobs<Counted extends Job<never>>(jobs: readonly Counted[]): Counted[] {
  return jobs.map((job) => ({ ...job, work: counted(job.name, job.work as Work) }));
}

type Work = (...given: readonly unknown[]) => Promise<void>;

function counted(job: string, work: Work): Work {
  return async (...given) => {
    try {
      await work(...given);
      runs.inc({ job, outcome: 'done' });
    } catch (error) {
      runs.inc({ job, outcome: 'failed' });
      throw error;
    }
  };
}
