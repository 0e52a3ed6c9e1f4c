// What staff ask for about jobs that need a person, in an open database, whether or not the shop is running.
import { leaveMailsBefore } from '../documents/left-out/leave-mails.ts';
import type { CommandAnswer } from '../platform/command-socket.ts';
import type { Config } from '../platform/config.ts';
import { noteDatabase } from '../platform/database/database-identity.ts';
import type { Database } from '../platform/database/sql.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';

export type JobsTask =
  | { readonly do: 'list' }
  /** `id` undefined: all that were set aside. */
  | { readonly do: 'retry'; readonly id?: string | undefined }
  /** `before` as it was typed. */
  | { readonly do: 'leave-mails'; readonly before: string };

type JobsShop = { readonly database: Database; readonly config: Pick<Config, 'dataDir'> };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Does a task, and says what became of it. */
export async function carryOutJobs(shop: JobsShop, task: JobsTask): Promise<CommandAnswer> {
  const jobs = createJobs(shop.database, { work: false, log: { error: () => {}, warn: () => {} } });
  await jobs.start();
  try {
    if (task.do === 'list') return { text: await troubledText(jobs), done: true };
    if (task.do === 'retry') return await retry(jobs, task.id);
    return await leave(shop, jobs, task.before);
  } finally {
    await jobs.stop();
  }
}

async function troubledText(jobs: Jobs): Promise<string> {
  const troubled = await jobs.troubled();
  if (troubled.length === 0) return 'Nothing was set aside, and nothing has failed for long.';
  return troubled
    .flatMap(({ id, name, data, written, reason, isSetAside }) => [
      `${isSetAside ? 'set aside' : 'still tried'}  ${id}  ${name}  written ${written.toISOString()}`,
      `  ${JSON.stringify(data)}`,
      `  ${reason}`,
    ])
    .join('\n');
}

async function retry(jobs: Jobs, id: string | undefined): Promise<CommandAnswer> {
  const count = await jobs.retry(id);
  const text =
    count === 0 ? 'Nothing like that was set aside.' : `${count} will be tried again by the running shop.`;
  return { text, done: count > 0 || id === undefined };
}

async function leave(shop: JobsShop, jobs: Jobs, typed: string): Promise<CommandAnswer> {
  const before = new Date(typed);
  if (!INSTANT.test(typed) || Number.isNaN(before.getTime()))
    return {
      text: `${typed} is no instant. Say the day, the time and the zone: 2026-11-23T14:05:00Z or 2026-11-23T15:05+01:00`,
      done: false,
    };
  const left = (await leaveMailsBefore({ ...shop, jobs }, before)).filter(({ count }) => count > 0);
  // Staff have decided: the next start has nothing to notice.
  await noteDatabase(shop, new Date());
  const lines = left.map(({ about, count }) => `${String(count).padStart(7)}  about ${about}`);
  const head =
    left.length === 0
      ? `No mail was due before ${before.toISOString()} that has not left.`
      : `These mails were due before ${before.toISOString()} and will not be sent:`;
  return { text: [head, ...lines].join('\n'), done: true };
}
