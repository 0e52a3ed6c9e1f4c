// CPU time of processes, as Linux counts it. Elsewhere it is not known, and figures that need it are 0.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU seconds that these processes have used, with those of their children that have ended. */
export function cpuSeconds(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      // The name in brackets may hold spaces: count the fields behind it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const index of [11, 12, 13, 14]) ticks += Number(fields[index]);
    } catch {
      // It has ended; its time is its parent's now.
    }
  }
  return ticks / TICKS_PER_SECOND;
}

/** All processes of PostgreSQL on this machine. */
export function postgresPids(): number[] {
  try {
    return execFileSync('pgrep', ['-x', 'postgres'], { encoding: 'utf8' }).trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

/** A process and those that it has started. */
export function familyOf(pid: number): number[] {
  try {
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    return [pid, ...children];
  } catch {
    return [pid];
  }
}
