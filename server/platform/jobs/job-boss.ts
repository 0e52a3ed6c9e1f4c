// pg-boss as the shop uses it: its queues, how often and how long a job is tried, and where it goes then.
import { PgBoss, type Queue, type QueueResult } from 'pg-boss';
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

/**
 * Makes the queues that are not there yet, and changes those that an earlier version wanted otherwise. Most starts find all
 * of them as they are to be, and ask only once.
 * @param seconds after which a repeated job comes again, by the job's name; undefined for jobs that are written
 */
export async function prepareQueues(
  boss: PgBoss,
  seconds: Iterable<readonly [name: string, everySeconds: number | undefined]>,
): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // Before all others, which name it.
  await prepare(boss, there, SET_ASIDE, setAsideQueue);
  for (const [name, everySeconds] of seconds)
    await prepare(boss, there, name, everySeconds === undefined ? writtenQueue : repeatedQueue(everySeconds));
}

type QueueOptions = Omit<Queue, 'name'>;

async function prepare(
  boss: PgBoss,
  there: ReadonlyMap<string, QueueResult>,
  name: string,
  options: QueueOptions,
): Promise<void> {
  const queue = there.get(name);
  if (!queue) return boss.createQueue(name, options);
  const { policy, ...changeable } = options;
  const isAsWanted = Object.entries(changeable).every(([key, value]) => queue[key as keyof Queue] === value);
  if (!isAsWanted) await boss.updateQueue(name, changeable);
  // pg-boss has no way to change it, and needs none here: a job takes its queue's policy along when it is written, and all of
  // these queues share one table.
  if (policy && queue.policy !== policy)
    await boss.getDb().executeSql('update pgboss.queue set policy = $2 where name = $1', [name, policy]);
}

const setAsideQueue = { retryLimit: 0, retentionSeconds: 400 * DAY_SECONDS } as const;

const writtenQueue = {
  ...RETRYING,
  // Said, because the job may have been a repeated one: an exclusive queue drops what is written while one waits.
  policy: 'standard',
  ...LIVENESS,
  deadLetter: SET_ASIDE,
  deleteAfterSeconds: 7 * DAY_SECONDS,
  retentionSeconds: 60 * DAY_SECONDS,
} as const;

/** None is even written while one of its name waits or runs anywhere, however long that one takes. */
function repeatedQueue(everySeconds: number) {
  return {
    ...LIVENESS,
    policy: 'exclusive' as const,
    retryLimit: 0,
    deleteAfterSeconds: Math.max(2 * everySeconds, 3600),
    retentionSeconds: DAY_SECONDS,
  };
}
