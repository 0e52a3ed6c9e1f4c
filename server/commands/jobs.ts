// `npm run jobs`: what somebody should look at among mails and refunds. `-- retry ID` or `-- retry all` tries again what was
// set aside; `-- leave-mails-before INSTANT` leaves out what a restored backup would send a second time.
import { leaveMailsBefore } from '../documents/mail/leave-mails.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { noteDatabase } from '../platform/database/database-identity.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import { SettingError } from '../platform/read-setting.ts';

const USAGE = `Usage:
  npm run jobs                  lists jobs that were set aside, or have failed for long
  npm run jobs -- retry ID      tries one again that was set aside
  npm run jobs -- retry all     tries all of them again
  npm run jobs -- leave-mails-before 2026-11-23T14:05:00Z
                                after restoring a backup: mails that were due before then are not sent`;

// Above the call: what stands below it has no value yet when this file is run as a command.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

if (import.meta.main) process.exitCode = await runJobs(process.argv.slice(2), process.env, console.log);

type CommandShop = { readonly database: Database; readonly config: Pick<Config, 'dataDir'> };
type Print = (text: string) => void;

/** Does what the arguments say; returns the exit code. */
export async function runJobs(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  try {
    const config = readConfig(env);
    const database = await openDatabase(config);
    try {
      return await jobsInDatabase({ database, config }, args, print);
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
  { database, config }: CommandShop,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const jobs = createJobs(database, { work: false, log: { error: () => {}, warn: () => {} } });
  await jobs.start();
  try {
    const [verb, what] = args;
    if (verb === undefined) return await list(jobs, print);
    if (verb === 'retry' && what !== undefined && args.length === 2) return await retry(jobs, what, print);
    if (verb === 'leave-mails-before' && what !== undefined && args.length === 2)
      return await leave({ database, config, jobs }, what, print);
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

async function leave(
  shop: CommandShop & { readonly jobs: Jobs },
  what: string,
  print: Print,
): Promise<number> {
  const before = new Date(what);
  if (!INSTANT.test(what) || Number.isNaN(before.getTime())) {
    print(
      `${what} is no instant. Say the day, the time and the zone: 2026-11-23T14:05:00Z or 2026-11-23T15:05+01:00`,
    );
    return 1;
  }
  const left = (await leaveMailsBefore(shop, before)).filter(({ count }) => count > 0);
  // Staff have decided: the next start has nothing to notice.
  await noteDatabase(shop, new Date());
  if (left.length === 0) print(`No mail was due before ${before.toISOString()} that has not left.`);
  else print(`These mails were due before ${before.toISOString()} and will not be sent:`);
  for (const { about, count } of left) print(`${String(count).padStart(7)}  about ${about}`);
  return 0;
}
