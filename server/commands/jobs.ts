// `npm run jobs`: what somebody should look at among mails and refunds. `-- retry ID` or `-- retry all` tries again what was
// set aside.
import { readConfig, SettingError } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';

const USAGE = `Usage:
  npm run jobs                  lists jobs that were set aside, or have failed for long
  npm run jobs -- retry ID      tries one again that was set aside
  npm run jobs -- retry all     tries all of them again`;

if (import.meta.main) process.exitCode = await runJobs(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Does what the arguments say; returns the exit code. */
export async function runJobs(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  try {
    const database = await openDatabase(readConfig(env));
    try {
      return await jobsInDatabase(database, args, print);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof SettingError) && !(error instanceof DataFolderInUseError)) throw error;
    print(error.message);
    return 1;
  }
}

/** The same in an open database, whether or not the shop is running. */
export async function jobsInDatabase(
  database: Database,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const jobs = createJobs(database, { work: false, log: { error: () => {}, warn: () => {} } });
  await jobs.start();
  try {
    const [verb, what] = args;
    if (verb === undefined) return await list(jobs, print);
    if (verb === 'retry' && what !== undefined && args.length === 2) return await retry(jobs, what, print);
    print(USAGE);
    return 1;
  } finally {
    await jobs.stop();
  }
}

async function list(jobs: Jobs, print: Print): Promise<number> {
  const troubled = await jobs.troubled();
  if (troubled.length === 0) print('Nothing was set aside, and nothing has failed for long.');
  for (const { id, name, data, written, reason, isSetAside } of troubled)
    print(
      [
        `${isSetAside ? 'set aside' : 'still tried'}  ${id}  ${name}  written ${written.toISOString()}`,
        `  ${JSON.stringify(data)}`,
        `  ${reason}`,
      ].join('\n'),
    );
  return 0;
}

async function retry(jobs: Jobs, what: string, print: Print): Promise<number> {
  if (what !== 'all' && !/^[0-9a-f-]{36}$/.test(what)) {
    print(USAGE);
    return 1;
  }
  const count = await jobs.retry(what === 'all' ? undefined : what);
  print(
    count === 0 ? 'Nothing like that was set aside.' : `${count} will be tried again by the running shop.`,
  );
  return count === 0 && what !== 'all' ? 1 : 0;
}
