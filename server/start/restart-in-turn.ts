import type { Worker } from 'node:cluster';
import { addProcess, endProcess, type ProcessGroup, startProcess } from './process-group.ts';

/**
 * Replaces the processes one after the other, for a new version or a page around the shop that has changed. Each one ends
 * only when its successor is open, so as many as before serve visitors all the time. When a successor does not start,
 * the others stay as they are.
 */
export function restartInTurn(group: ProcessGroup): Promise<void> {
  // Told again meanwhile, it would only do the same again.
  group.restart ??= replaceAll(group).finally(() => {
    group.restart = undefined;
  });
  return group.restart;
}

async function replaceAll(group: ProcessGroup): Promise<void> {
  for (const worker of [...group.open]) {
    if (group.ending) return;
    if (!(await replace(group, worker))) {
      console.error('The restart was given up, because a new process did not start. The earlier ones go on.');
      return;
    }
  }
  if (!group.ending) console.log('All processes were restarted.');
}

async function replace(group: ProcessGroup, worker: Worker): Promise<boolean> {
  group.leaving.add(worker);
  try {
    await startProcess(group);
    await endProcess(group, worker, 'SIGTERM');
    return true;
  } catch {
    // It may have died meanwhile; then nobody has taken its place yet.
    if (worker.isDead()) void addProcess(group);
    return false;
  } finally {
    group.leaving.delete(worker);
  }
}
