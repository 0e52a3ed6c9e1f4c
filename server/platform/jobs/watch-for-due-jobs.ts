// One look a second at all queues. With a look by each worker, a shop that nobody visits would ask its database fifty times
// a second.
import type { Database } from '../database/sql.ts';
import type { JobLog } from './job-handler.ts';

const LOOK_EVERY_MS = 1_000;

// What pg-boss's workers take, which is its own table. One probe of its index for each queue, however many jobs wait there.
const DUE = `
  select queue.name from unnest($1::text[]) queue (name) where exists (
    select from pgboss.job where job.name = queue.name and job.state < 'active' and not job.blocked
      and job.start_after <= pgboss.job_now())`;

/**
 * Wakes the workers of every queue in which a job is due.
 * @param wakers how, by the names of the queues
 */
export function watchForDueJobs(
  database: Pick<Database, 'executeSql'>,
  wakers: ReadonlyMap<string, () => void>,
  log: JobLog,
): NodeJS.Timeout {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await database.executeSql(DUE, [[...wakers.keys()]]);
      for (const { name } of rows) wakers.get(name)?.();
    } catch (error) {
      log.error({ err: error }, 'jobs that are due could not be looked for; this is tried again');
    } finally {
      isLooking = false;
    }
  };
  return setInterval(look, LOOK_EVERY_MS).unref();
}
