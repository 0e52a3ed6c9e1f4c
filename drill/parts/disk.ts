import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '../../bench/at-end.ts';
import { portsOf } from '../drill-shop.ts';
import { playPart, type Stage } from '../play-part.ts';
import { type PostgresCluster, startCluster } from '../postgres-cluster.ts';
import type { Fault } from '../strike.ts';

/** Enough for the mails of a fast machine, which keeps them here. */
const DATA_MB = 512;
const DATABASE_MB = 512;
const MB = new Uint8Array(1024 * 1024);
/** A disk that is being written to cannot be made read-only just then. */
const TRIES = 50;

/**
 * A data folder that is full, and one that cannot be written to: mails wait, and the shop sells on. Then the database's own disk
 * is full. Small disks of their own take root.
 */
export async function drillDisk(stage: Stage): Promise<string[]> {
  const dataDir = join(stage.folder, 'disk');
  const hasDisk = process.getuid?.() === 0;
  if (!hasDisk) mkdirSync(dataDir, { recursive: true });
  else mountSmallDisk(dataDir, DATA_MB);
  const cluster = hasDisk ? await startOnSmallDisk(stage) : undefined;
  return playPart(stage, {
    name: 'disk',
    settings: { DATA_DIR: dataDir },
    ...(cluster && { databases: cluster.databases }),
    faults: ({ processes }) => [
      ...(hasDisk ? [{ ...fullDisk('the disk', dataDir, 6), unready: [] }] : []),
      { ...readOnly(dataDir, hasDisk), unready: [] },
      ...(cluster ? [fullDatabase(cluster, portsOf(processes))] : []),
    ],
  });
}

type SmallCluster = PostgresCluster & { readonly disk: string };

async function startOnSmallDisk({ programs, folder }: Stage): Promise<SmallCluster> {
  const disk = join(folder, 'database');
  mountSmallDisk(disk, DATABASE_MB);
  return { ...(await startCluster(programs, join(disk, 'postgres'))), disk };
}

function mountSmallDisk(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'foyer-drill', folder]);
  atEnd(() => execFileSync('umount', ['-l', folder]));
}

/** A PostgreSQL that cannot write its log ends, and whatever watches over it starts it again. */
function fullDatabase({ disk, start }: SmallCluster, unready: readonly number[]): Fault {
  const { end, ...fault } = fullDisk('the database’s disk', disk, 15);
  return {
    ...fault,
    end: async () => {
      await end?.();
      await start().catch(() => {});
    },
    unready,
  };
}

function fullDisk(what: string, folder: string, seconds: number): Fault {
  const ballast = join(folder, 'ballast');
  return {
    name: `${what} is full for ${seconds} s`,
    begin: () => {
      try {
        for (;;) writeFileSync(ballast, MB, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    seconds,
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
