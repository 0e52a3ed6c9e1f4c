import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The processes that a process has started and that are still there, on Linux. */
export function childProcesses(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Waits until none of them is there any more. @returns those that are left after so many seconds */
export async function awaitEnds(pids: readonly number[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  while (pids.some(isThere) && performance.now() < until) await sleep(50);
  return pids.filter(isThere);
}

function isThere(pid: number): boolean {
  try {
    // A process that has ended and that nobody has asked about yet is a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
