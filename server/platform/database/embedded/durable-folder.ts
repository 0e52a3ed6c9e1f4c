// PGlite never syncs as it comes: a power cut leaves its folder unopenable or empty. Here its writes reach the disk. It also
// opens its files to everybody, whatever the process's umask; here they stay their user's alone.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export type Fsync = (descriptor: number) => void;

type Stream = { readonly nfd: number };
type Attributes = { readonly mode?: number | undefined };
type Operations<Of> = {
  fsync?: (stream: Stream) => number;
  setattr(of: Of, attributes: Attributes): void;
};
type NodeOperations = { readonly stream_ops: Operations<Stream>; readonly node_ops: Operations<unknown> };

const OTHERS = 0o077;

/** PGlite's folder on disk, with `fsync` doing what it says, and closed to other users. */
// PGlite asks for a subclass here.
class SyncedFolder extends NodeFS {
  readonly #fsync: Fsync;

  constructor(folder: string, fsync: Fsync) {
    super(folder);
    this.#fsync = fsync;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const patch: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const { stream_ops, node_ops } = module.NODEFS as unknown as NodeOperations;
      stream_ops.fsync = (stream) => {
        syncDescriptor(stream.nfd, this.#fsync);
        return 0;
      };
      keepClosed(stream_ops);
      keepClosed(node_ops);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }
}

/** Lets nobody else read what gets a mode. */
function keepClosed<Of>(operations: Operations<Of>): void {
  const setattr = operations.setattr.bind(operations);
  operations.setattr = (of, attributes) => {
    const { mode } = attributes;
    setattr(of, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
  };
}

/** The file system to hand to PGlite. */
export function syncedFolder(folder: string, fsync: Fsync): PGliteOptions['fs'] {
  return new SyncedFolder(folder, fsync);
}

/** What a volume has from its beginning. */
export const OF_VOLUME = 'lost+found';

/**
 * Makes the folder once, all or nothing: it is filled under another name, synced and only then renamed, so that a
 * crash or power cut during the first start leaves nothing half made. An empty one, such as a volume, is filled likewise.
 */
export async function makeFolderOnce(
  folder: string,
  fill: (folder: string) => Promise<void>,
  fsync: Fsync = fsyncSync,
): Promise<void> {
  if (existsSync(folder) && !removeEmpty(folder)) await makeInside(folder, fill, fsync);
  else await make(folder, `${folder}.unfinished`, fill, fsync);
}

async function make(
  folder: string,
  unfinished: string,
  fill: (folder: string) => Promise<void>,
  fsync: Fsync,
): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await fill(unfinished);
  syncTree(unfinished, fsync);
  renameSync(unfinished, folder);
  syncPath(dirname(folder), fsync);
}

/** Whether it was empty and could be removed: where a volume is mounted, or a link leads, it cannot. */
function removeEmpty(folder: string): boolean {
  if (readdirSync(folder).length > 0) return false;
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Nothing can be put in the place of a volume: the whole is made inside it and then moved up, at a later start if need be. */
async function makeInside(
  folder: string,
  fill: (folder: string) => Promise<void>,
  fsync: Fsync,
): Promise<void> {
  const whole = join(folder, '.whole');
  const unfinished = join(folder, '.unfinished');
  const isEmpty = readdirSync(folder).every((name) => [OF_VOLUME, basename(unfinished)].includes(name));
  if (isEmpty) await make(whole, unfinished, fill, fsync);
  if (!existsSync(whole)) return;
  for (const name of readdirSync(whole)) renameSync(join(whole, name), join(folder, name));
  syncPath(folder, fsync);
  rmdirSync(whole);
}

function syncTree(folder: string, fsync: Fsync): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path, fsync);
    else if (entry.isFile()) syncPath(path, fsync);
  }
  syncPath(folder, fsync);
}

function syncPath(path: string, fsync: Fsync): void {
  const descriptor = openSync(path, 'r');
  try {
    syncDescriptor(descriptor, fsync);
  } finally {
    closeSync(descriptor);
  }
}

// Windows cannot sync a folder, and need not.
function syncDescriptor(descriptor: number, fsync: Fsync): void {
  try {
    fsync(descriptor);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
