// Work for later, written in the same transaction as what caused it, so that neither can be lost without the other.
// pg-boss keeps the jobs in the shop's own database; a job may run twice (a process dies just after it was done), so
// every handler is one that may.
import type { PgBoss } from 'pg-boss';
import type { Database, Sql } from '../database/sql.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createBoss, prepareQueues } from './job-boss.ts';
import type { JobHandler, JobLog } from './job-handler.ts';
import { startRepeating } from './repeat-job.ts';
import {
  findTroubledJobs,
  findUnfinishedJobs,
  isOpenJob,
  retrySetAside,
  type TroubledJob,
  type UnfinishedJob,
} from './set-aside.ts';
import { watchForDueJobs } from './watch-for-due-jobs.ts';
import { startWorkers, type Work, type Working } from './work-on-jobs.ts';
import { type WriteOptions, type WriteStatement, writeJobs, writeStatementOf } from './write-job.ts';

export type { JobHandler, JobLog };

export type WorkOptions = {
  /** How many run at once in this process; 1 unless said. */
  readonly concurrency?: number;
  /** Waits while visitors keep the process busy, for a minute at most. */
  readonly givesWay?: boolean;
};

export type Jobs = {
  /** Says what a job does. Before `start`, and in every process, whether or not it works on jobs. */
  work<Data extends object>(name: string, handler: JobHandler<Data>, options?: WorkOptions): void;
  /** A job that runs every so many seconds, once over all processes. Before `start`. */
  repeat(name: string, everySeconds: number, handler: (signal: AbortSignal) => Promise<void>): void;
  /** Writes a job in the caller's transaction; it runs within a second of the commit, unless it gives way. */
  write(sql: Sql, name: string, data: object, options?: WriteOptions): Promise<void>;
  /** Writes several jobs of one name in one statement. */
  writeAll(sql: Sql, name: string, data: readonly object[]): Promise<void>;
  /** Jobs that somebody should look at. */
  troubled(): Promise<TroubledJob[]>;
  /** Has a job of this name and with this data still to run, or was it set aside? */
  isOpen(name: string, data: object): Promise<boolean>;
  /** The jobs of this name that are still to be done, those that were set aside included. */
  unfinished(name: string): Promise<UnfinishedJob[]>;
  /** How many jobs this process has taken that wait because visitors keep it busy. */
  givingWay(): number;
  /** Puts set-aside jobs back. @returns how many */
  retry(id?: string): Promise<number>;
  /**
   * From when this is done, jobs can be written; and this process works on them.
   * @param options.workAfterMs lets others have the processor first
   */
  start(options?: { readonly workAfterMs?: number }): Promise<void>;
  /** Lets running jobs finish, for at most 8 s; what is left runs again elsewhere or at the next start. */
  stop(): Promise<void>;
};

type Registered = Work & { readonly everySeconds: number | undefined };

/** The jobs of one process, from the registration to the stop. */
type ProcessJobs = Working & {
  readonly boss: PgBoss;
  readonly registered: Map<string, Registered>;
  readonly statements: Map<string, WriteStatement>;
  readonly wakers: Map<string, () => void>;
  readonly waking: Set<string>;
  readonly timers: NodeJS.Timeout[];
  readonly giveUp: () => void;
  isStopped: boolean;
};

// A transaction that has just written a job is as good as always committed after this.
const WAKE_AFTER_MS = 50;
const STOP_MS = 8_000;
// Before pg-boss does: the rest is for noting that what was given up has failed.
const GIVE_UP_MS = 7_500;

type JobsOptions = {
  readonly work: boolean;
  readonly log: JobLog;
  readonly tracing?: Tracing | undefined;
  readonly isCrowded?: () => boolean;
  readonly now?: () => Date;
};

/**
 * The jobs of one process.
 * @param options.work false: this process only writes jobs, others work on them
 * @param options.isCrowded whether visitors keep this process busy
 * @param options.now the database's clock
 */
export function createJobs(
  database: Database,
  { work, log, tracing, isCrowded = () => false, now = () => new Date() }: JobsOptions,
): Jobs {
  const boss = createBoss(database, work, log);
  const givingUp = new AbortController();
  const working: ProcessJobs = {
    boss,
    database,
    log,
    tracing,
    registered: new Map(),
    statements: new Map(),
    wakers: new Map(),
    waking: new Set(),
    timers: [],
    isCrowded,
    now,
    givingUp: givingUp.signal,
    giveUp: () => givingUp.abort(),
    isStopped: false,
    waiting: 0,
  };
  return {
    work: (name, handler, { concurrency = 1, givesWay = false } = {}) =>
      register(working, name, {
        handler: handler as JobHandler<object>,
        concurrency,
        givesWay,
        everySeconds: undefined,
      }),
    repeat: (name, everySeconds, handler) =>
      register(working, name, {
        handler: (_data, signal) => handler(signal),
        concurrency: 1,
        givesWay: false,
        everySeconds,
      }),
    write: (sql, name, data, options) => write(working, sql, name, [data], options),
    writeAll: (sql, name, data) => write(working, sql, name, data),
    troubled: () => findTroubledJobs(boss),
    isOpen: (name, data) => isOpenJob(boss, name, data),
    unfinished: (name) => findUnfinishedJobs(boss, name),
    givingWay: () => working.waiting,
    retry: (id) => retrySetAside(boss, id),
    start: async ({ workAfterMs = 0 } = {}) => {
      await prepare(working);
      if (work) await startWorkingAfter(working, workAfterMs);
    },
    stop: () => stop(working),
  };
}

function register({ registered }: ProcessJobs, name: string, job: Registered): void {
  if (registered.has(name)) throw new Error(`The job ${name} is there twice.`);
  registered.set(name, job);
}

async function write(
  working: ProcessJobs,
  sql: Sql,
  name: string,
  all: readonly object[],
  options: WriteOptions = {},
): Promise<void> {
  const statement = working.statements.get(name);
  if (!statement) throw new Error(`There is no job called ${name}, or the jobs were not started.`);
  await writeJobs(sql, statement, name, all, options);
  if (!options.startAfterSeconds) wakeSoon(working, name);
}

function wakeSoon({ wakers, waking }: ProcessJobs, name: string): void {
  const wake = wakers.get(name);
  if (!wake || waking.has(name)) return;
  waking.add(name);
  setTimeout(() => {
    waking.delete(name);
    wake();
  }, WAKE_AFTER_MS).unref();
}

async function prepare({ boss, registered, statements }: ProcessJobs): Promise<void> {
  await boss.start();
  await prepareQueues(
    boss,
    [...registered].map(([name, { everySeconds }]) => [name, everySeconds]),
  );
  for (const name of registered.keys()) statements.set(name, await writeStatementOf(boss, name));
}

async function startWorkingAfter(working: ProcessJobs, ms: number): Promise<void> {
  if (ms === 0) return startWorking(working);
  const begin = () =>
    startWorking(working).catch((error: unknown) => {
      working.log.error({ err: error }, 'this process could not begin to work on jobs');
    });
  working.timers.push(setTimeout(begin, ms));
}

async function startWorking(working: ProcessJobs): Promise<void> {
  const { boss, database, log, registered, wakers, timers } = working;
  for (const [name, job] of registered) {
    if (working.isStopped) return;
    const wake = await startWorkers(boss, working, name, job);
    wakers.set(name, wake);
    if (job.everySeconds !== undefined) timers.push(startRepeating(boss, name, job.everySeconds, wake, log));
  }
  timers.push(watchForDueJobs(database, wakers, log));
}

async function stop(working: ProcessJobs): Promise<void> {
  const { boss, timers, wakers, giveUp } = working;
  working.isStopped = true;
  const givingUp = setTimeout(giveUp, GIVE_UP_MS);
  for (const timer of timers.splice(0)) clearInterval(timer);
  wakers.clear();
  await boss.stop({ graceful: true, timeout: STOP_MS, close: false }).finally(() => clearTimeout(givingUp));
}
