// A preview is a whole shop of its own, as a process beside this one: a database in its memory, the draft imported into it, and
// nothing of the real shop within its reach. So it shows what the shop would show, sells nothing, and no visitor waits for it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../platform/database/sql.ts';
import { readBlob, readFiles } from '../programme-file-store.ts';

const PROGRAM = fileURLToPath(new URL('../../commands/preview-shop.ts', import.meta.url));
/** Each takes some 300 MB of memory. */
const MOST = 2;
const IDLE_MS = 10 * 60_000;
const START_MS = 180_000;

export type PreviewShops = {
  /** The socket of a shop with these files; it is started if there is none. @param version of the draft */
  open(revision: number, version: number): Promise<string>;
  close(): void;
};

type Running = {
  readonly key: string;
  readonly opened: Promise<string>;
  child: ChildProcess | undefined;
  idle: NodeJS.Timeout | undefined;
};

/** @param publicUrl the origin that visitors see, so that links are right */
export function previewShops(database: Database, publicUrl: string): PreviewShops {
  const running: Running[] = [];
  const end = (shop: Running) => {
    clearTimeout(shop.idle);
    shop.child?.kill();
    const place = running.indexOf(shop);
    if (place >= 0) running.splice(place, 1);
  };
  const start = (key: string, revision: number): Running => {
    const shop: Running = { key, child: undefined, idle: undefined, opened: startShop() };
    async function startShop() {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-preview-'));
      await writeFolder(database, revision, join(folder, 'museum'));
      const { child, opened } = startProcess(folder, publicUrl);
      shop.child = child;
      child.once('exit', () => {
        end(shop);
        void rm(folder, { recursive: true, force: true });
      });
      return opened;
    }
    // What could not be started is tried again by the next request.
    shop.opened.catch(() => end(shop));
    running.push(shop);
    while (running.length > MOST) end(running[0] as Running);
    return shop;
  };
  return {
    open: (revision, version) => {
      const key = `${revision}.${version}`;
      const shop = running.find((one) => one.key === key) ?? start(key, revision);
      clearTimeout(shop.idle);
      shop.idle = setTimeout(() => end(shop), IDLE_MS).unref();
      return shop.opened;
    },
    close: () => {
      for (const shop of [...running]) end(shop);
    },
  };
}

async function writeFolder(database: Database, revision: number, folder: string): Promise<void> {
  for (const [path, hash] of Object.entries(await readFiles(database, revision))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), (await readBlob(database, hash)) ?? '');
  }
}

/** It is told nothing of the real shop but where visitors find it. */
export function previewSettings(folder: string, publicUrl: string): NodeJS.ProcessEnv {
  // As few of glibc's heaps as the shop itself has (`launch/server-settings.mjs`).
  return { DATA_DIR: join(folder, 'data'), PUBLIC_URL: publicUrl, MALLOC_ARENA_MAX: '2' };
}

function startProcess(folder: string, publicUrl: string) {
  const socket = join(folder, 'shop.socket');
  const child = spawn(process.execPath, [PROGRAM, join(folder, 'museum'), socket], {
    env: previewSettings(folder, publicUrl),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const opened = new Promise<string>((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => child.kill(), START_MS);
    child.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-2000);
    });
    child.stdout.once('data', () => {
      clearTimeout(timer);
      resolve(socket);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`the preview did not start: ${said}`));
    });
  });
  return { child, opened };
}
