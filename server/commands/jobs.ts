// `npm run jobs`: what somebody should look at among mails and refunds. `-- retry ID` or `-- retry all` tries again what was
// set aside; `-- leave-mails-before INSTANT` leaves out what a restored backup would send a second time. Where the shop runs on
// the embedded database, the shop does it.
import type { JobsTask } from '../start/carry-out-jobs.ts';
import { type Env, type Print, runCommand } from './run-command.ts';

const USAGE = `Usage:
  npm run jobs                  lists jobs that were set aside, or have failed for long
  npm run jobs -- retry ID      tries one again that was set aside
  npm run jobs -- retry all     tries all of them again
  npm run jobs -- leave-mails-before 2026-11-23T14:05:00Z
                                after restoring a backup: mails that were due before then are not sent`;

if (import.meta.main) process.exitCode = await runJobs(process.argv.slice(2), process.env, console.log);

/** Does what the arguments say; returns the exit code. */
export async function runJobs(args: readonly string[], env: Env, print: Print): Promise<number> {
  const task = jobsTask(args);
  if (task) return runCommand({ command: 'jobs', task }, env, print);
  print(USAGE);
  return 1;
}

/** What the arguments ask for; undefined where they ask for nothing known. */
function jobsTask([verb, what, ...rest]: readonly string[]): JobsTask | undefined {
  if (verb === undefined) return { do: 'list' };
  if (what === undefined || rest.length > 0) return undefined;
  if (verb === 'leave-mails-before') return { do: 'leave-mails', before: what };
  if (verb !== 'retry') return undefined;
  if (what === 'all') return { do: 'retry' };
  return /^[0-9a-f-]{36}$/.test(what) ? { do: 'retry', id: what } : undefined;
}
