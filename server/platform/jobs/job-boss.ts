// pg-boss as the shop uses it: its queues, how often and how long a job is tried, and where it goes then.
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/sql.ts';
import type { JobLog } from './job-handler.ts';

/** Where jobs go that are not tried again by themselves, until staff retry them (`npm run jobs`). */
export const SET_ASIDE = 'set-aside';

const DAY_SECONDS = 24 * 3600;
// 1, 2, 4, … 1800 s, for two weeks: a mail server that is away over the holidays loses nothing.
const RETRYING = { retryLimit: 680, retryDelay: 1, retryBackoff: true, retryDelayMax: 1800 } as const;
// A process that died holding a job is noticed after the first. The second is longer than a slow mail server may take: a
// job that is taken away while it still runs sends its mail twice.
const LIVENESS = { heartbeatSeconds: 10, expireInSeconds: 3600 } as const;

/** @param work does this process work on jobs, and so watch over them? */
export function createBoss(database: Database, work: boolean, log: JobLog): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    supervise: work,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    schedule: false,
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed; it tries again'));
  boss.on('warning', (warning) => log.warn({ warning }, warning.message));
  return boss;
}

/** Makes the queue of set-aside jobs. Before all others, which name it. */
export async function prepareSetAside(boss: PgBoss): Promise<void> {
  await prepare(boss, SET_ASIDE, { retryLimit: 0, retentionSeconds: 400 * DAY_SECONDS });
}

/** Makes the queue of a job, or changes it to what this version wants. @param everySeconds of a repeated job */
export async function prepareQueue(
  boss: PgBoss,
  name: string,
  everySeconds: number | undefined,
): Promise<void> {
  await prepare(boss, name, everySeconds === undefined ? writtenQueue : repeatedQueue(everySeconds));
}

async function prepare(boss: PgBoss, name: string, options: Parameters<PgBoss['updateQueue']>[1] & object) {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options as Parameters<PgBoss['createQueue']>[1]);
}

const writtenQueue = {
  ...RETRYING,
  ...LIVENESS,
  deadLetter: SET_ASIDE,
  deleteAfterSeconds: 7 * DAY_SECONDS,
  retentionSeconds: 60 * DAY_SECONDS,
} as const;

function repeatedQueue(everySeconds: number) {
  return {
    ...LIVENESS,
    retryLimit: 0,
    deleteAfterSeconds: Math.max(2 * everySeconds, 3600),
    retentionSeconds: DAY_SECONDS,
  };
}
