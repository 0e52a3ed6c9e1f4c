// pg-boss cannot put off what it already holds, so this is said to its table.
import type { Database } from '../database/sql.ts';

export type PostponedJobs = { readonly name: string; readonly count: number };

// A restored backup holds jobs that somebody was working on when it was made. Nobody is now.
const POSTPONE = `
  with postponed as (
    update pgboss.job set state = case when state = 'active' then 'retry' else state end,
      start_after = greatest(start_after, now() + make_interval(secs => $2))
    where name = any ($1) and state in ('created', 'retry', 'active') returning name
  )
  select name, count(*)::int as count from postponed group by name order by name`;

/**
 * Puts off all jobs of these names that are still to be done. Before the jobs are started.
 * @returns how many of which name, without those of which there is none
 */
export async function postponeJobs(
  database: Pick<Database, 'executeSql'>,
  names: readonly string[],
  seconds: number,
): Promise<PostponedJobs[]> {
  const { rows } = await database.executeSql(`select to_regclass('pgboss.job') is not null as known`);
  if (!rows[0].known) return [];
  return (await database.executeSql(POSTPONE, [names, seconds])).rows;
}
