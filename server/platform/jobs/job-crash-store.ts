// The SQL of jobs that threads or processes died of (table `job_crash`).
import { sql as raw } from 'kysely';
import type { Sql } from '../database/sql.ts';
import { int, text } from '../database/sql-type.ts';
import { build, byHand, statement } from '../database/statement.ts';

// By hand: Kysely has no `do update` that counts on from the row that is there.
const countCrashStatement = byHand(
  'count-job-crash',
  { job_id: text() },
  { crashes: int() },
  ({ job_id }) => raw`
    insert into job_crash (job_id, crashes) values (${job_id}, 1)
    on conflict (job_id) do update set crashes = job_crash.crashes + 1
    returning crashes`,
);

const forgetCrashesStatement = statement('forget-job-crashes', { job_id: text() }, ({ job_id }) =>
  build.deleteFrom('job_crash').where('job_id', '=', job_id),
);

/** Counts one more death. @returns how many there were with it */
export async function countCrash(sql: Sql, jobId: string): Promise<number> {
  const row = await sql.first(countCrashStatement, { job_id: jobId });
  if (!row) throw new Error('a crash was not counted');
  return row.crashes;
}

export async function forgetCrashes(sql: Sql, jobId: string): Promise<void> {
  await sql.run(forgetCrashesStatement, { job_id: jobId });
}
