import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '../../bench/at-end.ts';
import { playPart, type Stage } from '../play-part.ts';
import type { Fault } from '../strike.ts';

const DISK_MB = 128;
const MB = new Uint8Array(1024 * 1024);
/** A disk that is being written to cannot be made read-only just then. */
const TRIES = 50;

/** A data folder that is full, and one that cannot be written to. A small disk of its own takes root. */
export function drillDisk(stage: Stage): Promise<string[]> {
  const dataDir = join(stage.folder, 'disk');
  mkdirSync(dataDir, { recursive: true });
  const hasDisk = process.getuid?.() === 0;
  if (hasDisk) mountSmallDisk(dataDir);
  return playPart(stage, {
    name: 'disk',
    settings: { DATA_DIR: dataDir },
    faults: () => [...(hasDisk ? [fullDisk(dataDir)] : []), readOnly(dataDir, hasDisk)],
  });
}

function mountSmallDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'foyer-drill', folder]);
  atEnd(() => execFileSync('umount', ['-l', folder]));
}

function fullDisk(dataDir: string): Fault {
  const ballast = join(dataDir, 'ballast');
  return {
    name: 'the disk is full for 6 s',
    begin: () => {
      try {
        for (;;) writeFileSync(ballast, MB, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    seconds: 6,
    end: () => rmSync(ballast),
  };
}

function readOnly(dataDir: string, hasDisk: boolean): Fault {
  const outbox = join(dataDir, 'outbox');
  return {
    name: 'the outbox is read-only for 6 s',
    begin: () => (hasDisk ? remount(dataDir, 'ro') : chmodSync(outbox, 0o500)),
    seconds: 6,
    end: () => (hasDisk ? remount(dataDir, 'rw') : chmodSync(outbox, 0o700)),
  };
}

async function remount(folder: string, mode: 'ro' | 'rw'): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (left === 0) throw error;
      await sleep(50);
    }
  }
}
