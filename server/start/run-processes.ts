// The parent of several processes on one port (ADR 056): it starts them, replaces one that dies, restarts them one after
// the other on SIGHUP and ends them on SIGTERM. It serves nobody itself: it hands each connection to the next process.
import cluster from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Config } from '../platform/config.ts';
import { openGroupMetrics } from './group-metrics.ts';
import { listenForMonitors } from './listen-for-monitors.ts';
import { addProcess, emptyGroup, endProcesses, startProcess } from './process-group.ts';
import { restartInTurn } from './restart-in-turn.ts';

/** Starts the processes; exits with 1 when the first of them does not start, having said why itself. */
export async function runProcesses(config: Config): Promise<void> {
  // Node's own choice, except on Windows. The other one leaves it to the system, which prefers whoever was awake last.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  // Without Redis, the processes count calls here, all together.
  new RateLimiterClusterMaster();
  const group = emptyGroup(config.drainSeconds * 1000);
  const readMetrics = openGroupMetrics(group, config.processes);
  process.on('SIGTERM', () => void endProcesses(group, 'SIGTERM'));
  process.on('SIGINT', () => void endProcesses(group, 'SIGINT'));
  // The first one migrates the database and loads the demo; the others find both done.
  const text = await startProcess(group).catch(() => process.exit(1));
  await listenForMonitors(config, readMetrics);
  process.on('SIGHUP', () => void restartInTurn(group));
  await Promise.all(Array.from({ length: config.processes - 1 }, () => addProcess(group)));
  if (!group.ending) console.log(text);
}
