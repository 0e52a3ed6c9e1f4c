import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { IN_FLIGHT_MS } from '../http/drain.ts';
import { whenOpen } from './process-messages.ts';

/** The processes of one parent. */
export type ProcessGroup = {
  /** Those that are open. */
  readonly open: Set<Worker>;
  /** Those that are being replaced: their end is no accident. */
  readonly leaving: Set<Worker>;
  /** How many died since there was last quiet. */
  deaths: number;
  allDeaths: number;
  lastDeath: number;
  ending: boolean;
  restart: Promise<void> | undefined;
  readonly drainMs: number;
};

/** Before the first replacement, the second one, and so on. */
const PAUSES_SECONDS = [0, 1, 2, 4, 8, 15, 30, 60] as const;
const QUIET_MS = 5 * 60_000;
/** A process ends itself in time; one that hangs is killed a little later. */
const SLACK_MS = 5_000;

export function emptyGroup(drainMs: number): ProcessGroup {
  return {
    open: new Set(),
    leaving: new Set(),
    deaths: 0,
    allDeaths: 0,
    lastDeath: Number.NEGATIVE_INFINITY,
    ending: false,
    restart: undefined,
    drainMs,
  };
}

/**
 * Starts one process, and replaces it should it die once it is open.
 * @returns what it says when it is open
 * @throws when it ends before
 */
export function startProcess(group: ProcessGroup): Promise<string> {
  const worker = cluster.fork();
  return new Promise((resolve, reject) => {
    whenOpen(worker, (text) => {
      group.open.add(worker);
      resolve(text);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      const wasOpen = group.open.delete(worker);
      reject(new Error(`process ${worker.process.pid} ended with ${signal ?? code} before it was open`));
      if (!wasOpen || group.ending || group.leaving.has(worker)) return;
      console.error(`Process ${worker.process.pid} ended with ${signal ?? code}; another one is started.`);
      void addProcess(group, noteDeath(group));
    });
  });
}

/** Starts another process; tries again, with growing pauses, until it is open. */
export async function addProcess(group: ProcessGroup, pauseSeconds = 0): Promise<void> {
  await setTimeoutPromise(pauseSeconds * 1000);
  if (group.ending) return;
  try {
    await startProcess(group);
  } catch {
    if (group.ending) return;
    const pause = noteDeath(group);
    console.error(`A process did not start; the next try is in ${pause} s.`);
    await addProcess(group, pause);
  }
}

/** @returns seconds until another one may be started */
function noteDeath(group: ProcessGroup): number {
  const now = performance.now();
  if (now - group.lastDeath > QUIET_MS) group.deaths = 0;
  group.lastDeath = now;
  const pause = PAUSES_SECONDS[Math.min(group.deaths, PAUSES_SECONDS.length - 1)] ?? 0;
  group.deaths += 1;
  group.allDeaths += 1;
  return pause;
}

/** Ends all processes and then this one: with 0 when every one ended as it was told. */
export async function endProcesses(group: ProcessGroup, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  if (group.ending) return;
  group.ending = true;
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const ends = await Promise.all(workers.map((worker) => endProcess(group, worker, signal)));
  process.exit(ends.every(Boolean) ? 0 : 1);
}

/** Ends one process; answers whether it ended as it was told, and not because it hung. */
export async function endProcess(
  { drainMs }: ProcessGroup,
  worker: Worker,
  signal: 'SIGTERM' | 'SIGINT',
): Promise<boolean> {
  if (worker.isDead()) return true;
  const end = once(worker, 'exit') as Promise<[number | null, string | null]>;
  worker.process.kill(signal);
  const patience = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + 2 * IN_FLIGHT_MS + SLACK_MS);
  const [code, by] = await end;
  clearTimeout(patience);
  return code === 0 || by === signal;
}
