// The processes of a PostgreSQL that runs on this machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whose processes they are: the user postgres's where this process is root, because PostgreSQL refuses to be; else ours. */
export function asPostgres(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Sends a signal to all of them. They are looked for again when the parent has it: one that it made in between would go on
 * in a PostgreSQL that is frozen. @throws when it does not run
 */
export function signalAll(data: string, signal: NodeJS.Signals): void {
  const parent = parentOf(data);
  const children = childrenOf(parent);
  process.kill(parent, signal);
  for (const child of new Set([...children, ...childrenOf(parent)])) {
    try {
      process.kill(child, signal);
    } catch {
      // It has just ended.
    }
  }
}

/** The process that all others of a cluster come from: the first line of `postmaster.pid`. */
export function parentOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function childrenOf(parent: number): number[] {
  try {
    const found = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}
