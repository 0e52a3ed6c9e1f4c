// Work for later, written in the same transaction as what caused it, so that neither can be lost without the other.
// pg-boss keeps the jobs in the shop's own database; a job may run twice (a process dies just after it was done), so
// every handler is one that may.
import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Database, Sql } from '../database/sql.ts';
import { runUnregistered, type UnregisteredStatement } from '../database/unregistered-statement.ts';

export type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

export type WriteOptions = {
  readonly startAfterSeconds?: number;
  /** At most one job of this name with this key, ever (that is: for as long as finished jobs are remembered, a week). */
  readonly singletonKey?: string;
};

export type WorkOptions = {
  /** How many run at once in this process; 1 unless said. */
  readonly concurrency?: number;
};

export type JobLog = {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
};

export type Jobs = {
  /** Says what a job does. Before `start`, and in every process, whether or not it works on jobs. */
  work<Data extends object>(name: string, handler: JobHandler<Data>, options?: WorkOptions): void;
  /** A job that runs every so many seconds, once over all processes. Before `start`. */
  repeat(name: string, everySeconds: number, handler: (signal: AbortSignal) => Promise<void>): void;
  /** Writes a job in the caller's transaction; it runs within a second of the commit. */
  write(sql: Sql, name: string, data: object, options?: WriteOptions): Promise<void>;
  /** Writes several jobs of one name in one statement. */
  writeAll(sql: Sql, name: string, data: readonly object[]): Promise<void>;
  start(): Promise<void>;
  /** Lets running jobs finish, for at most 8 s; what is left runs again elsewhere or at the next start. */
  stop(): Promise<void>;
};

type Registered = {
  readonly handler: JobHandler<object>;
  readonly concurrency: number;
  readonly everySeconds: number | undefined;
};

const POLLING_SECONDS = 1;
// A transaction that has just written a job is as good as always committed after this.
const WAKE_AFTER_MS = 50;
const STOP_MS = 8_000;
const WEEK_SECONDS = 7 * 24 * 3600;
// 1, 2, 4, … 600 s: a mail server that is away for half a day loses nothing.
const RETRYING = { retryLimit: 100, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 } as const;
// A process that died holding a job is noticed after this.
const LIVENESS = { heartbeatSeconds: 10, expireInSeconds: 120 } as const;

type WriteStatement = UnregisteredStatement<{ id: string }>;

/**
 * The jobs of one process.
 * @param options.work false: this process only writes jobs, others work on them
 */
export function createJobs(
  database: Database,
  options: { readonly work: boolean; readonly log: JobLog },
): Jobs {
  const { work, log } = options;
  const boss = createBoss(database, work, log);
  const registered = new Map<string, Registered>();
  const statements = new Map<string, WriteStatement>();
  const wakers = new Map<string, () => void>();
  const waking = new Set<string>();
  const timers: NodeJS.Timeout[] = [];

  const register = (name: string, job: Registered): void => {
    if (registered.has(name)) throw new Error(`The job ${name} is there twice.`);
    registered.set(name, job);
  };

  const wakeSoon = (name: string): void => {
    const wake = wakers.get(name);
    if (!wake || waking.has(name)) return;
    waking.add(name);
    setTimeout(() => {
      waking.delete(name);
      wake();
    }, WAKE_AFTER_MS).unref();
  };

  const statementOf = (name: string): WriteStatement => {
    const statement = statements.get(name);
    if (!statement) throw new Error(`There is no job called ${name}, or the jobs were not started.`);
    return statement;
  };

  const prepareQueue = async (name: string, job: Registered): Promise<void> => {
    if (await boss.getQueue(name)) await boss.updateQueue(name, queueOptions(job));
    else await boss.createQueue(name, queueOptions(job));
    statements.set(name, await writeStatementOf(boss, name));
  };

  return {
    work: (name, handler, { concurrency = 1 } = {}) =>
      register(name, { handler: handler as JobHandler<object>, concurrency, everySeconds: undefined }),

    repeat: (name, everySeconds, handler) =>
      register(name, { handler: (_data, signal) => handler(signal), concurrency: 1, everySeconds }),

    async write(sql, name, data, { startAfterSeconds = 0, singletonKey } = {}) {
      const id = singletonKey === undefined ? undefined : idOf(name, singletonKey);
      await runUnregistered(sql, statementOf(name), [
        JSON.stringify([{ id, data, startAfter: `${startAfterSeconds} s` }]),
      ]);
      if (startAfterSeconds === 0) wakeSoon(name);
    },

    async writeAll(sql, name, all) {
      await runUnregistered(sql, statementOf(name), [
        JSON.stringify(all.map((data) => ({ data, startAfter: '0 s' }))),
      ]);
      wakeSoon(name);
    },

    async start() {
      await boss.start();
      for (const [name, job] of registered) await prepareQueue(name, job);
      if (!work) return;
      for (const [name, job] of registered) {
        const wake = await startWorkers(boss, name, job, log);
        wakers.set(name, wake);
        if (job.everySeconds !== undefined)
          timers.push(startRepeating(boss, name, job.everySeconds, wake, log));
      }
    },

    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      wakers.clear();
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false });
    },
  };
}

function createBoss(database: Database, work: boolean, log: JobLog): PgBoss {
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

function queueOptions({ everySeconds }: Registered) {
  return everySeconds === undefined
    ? { ...RETRYING, ...LIVENESS, deleteAfterSeconds: WEEK_SECONDS, retentionSeconds: 2 * WEEK_SECONDS }
    : {
        ...LIVENESS,
        retryLimit: 0,
        deleteAfterSeconds: Math.max(2 * everySeconds, 3600),
        retentionSeconds: 24 * 3600,
      };
}

/**
 * The statement with which pg-boss puts a job into a queue: asked for once, so that writing one costs the caller's
 * transaction one prepared statement and nothing outside it.
 */
async function writeStatementOf(boss: PgBoss, name: string): Promise<WriteStatement> {
  let text = '';
  const executeSql = async (asked: string) => {
    text = asked;
    return { rows: [] };
  };
  await boss.send(name, {}, { db: { executeSql } });
  return { name: `job-${name}`, text };
}

/** The same name and key always give the same id, which the table takes once. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Starts the workers of one job; answers how to wake them. */
async function startWorkers(boss: PgBoss, name: string, job: Registered, log: JobLog): Promise<() => void> {
  const workers: string[] = [];
  const wake = () => {
    for (const id of workers) boss.notifyWorker(id);
  };
  for (let index = 0; index < job.concurrency; index++) {
    const id = await boss.work(
      name,
      { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS },
      async ([given]) => {
        if (!given) return;
        // Where one was, there may be another: look again at once instead of after the polling interval.
        const worker = workers[index];
        if (worker) boss.notifyWorker(worker);
        try {
          await job.handler((given.data ?? {}) as object, given.signal);
        } catch (error) {
          log.error({ err: error, job: name, id: given.id }, 'a job failed; it is tried again later');
          throw error;
        }
      },
    );
    workers[index] = id;
  }
  return wake;
}

/** Puts one job in each stretch of `everySeconds`, whichever process is first. */
function startRepeating(boss: PgBoss, name: string, everySeconds: number, wake: () => void, log: JobLog) {
  const put = async () => {
    try {
      if (await boss.send(name, {}, { singletonSeconds: everySeconds })) wake();
    } catch (error) {
      log.error({ err: error, job: name }, 'a repeated job could not be put down');
    }
  };
  void put();
  return setInterval(put, Math.min(everySeconds, 60) * 1000).unref();
}
