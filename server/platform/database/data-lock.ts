// Two processes on one embedded database corrupt it without a word, so the data folder has one owner at a time.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

type Owner = {
  readonly pid: number;
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  readonly birth: string;
  /** Processes of another container are not to be seen from here. */
  readonly namespace: string;
};

/** The folder is in use; the message names the owner's pid. */
export class DataFolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by the Foyer process ${pid}. Stop it first, or set DATA_DIR.`);
    this.name = 'DataFolderInUseError';
    this.pid = pid;
  }
}

const HEARTBEAT_MS = 3_000;
const UNSEEN_OWNER_GONE_MS = 15_000;

/**
 * Takes the folder for this process; answers how to give it back.
 * @throws DataFolderInUseError naming the owner's pid
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lockFile = join(folder, 'foyer.lock');
  for (let tries = 0; !claim(lockFile); tries++) {
    const owner = readOwner(lockFile);
    if (owner && holds(owner, lockFile)) throw new DataFolderInUseError(folder, owner.pid);
    if (tries === 100) throw new DataFolderInUseError(folder, owner?.pid ?? 0);
    sweep(lockFile);
  }
  const heartbeat = setInterval(
    () => attempt(() => utimesSync(lockFile, new Date(), new Date())),
    HEARTBEAT_MS,
  );
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    const owner = readOwner(lockFile);
    if (owner?.pid === process.pid) rmSync(lockFile, { force: true });
  };
}

/** Linking is atomic and the file is complete when it appears. */
function claim(lockFile: string): boolean {
  const draft = `${lockFile}.${process.pid}`;
  const owner: Owner = { pid: process.pid, birth: birthOf(process.pid), namespace: namespace() };
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function birthOf(pid: number): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  // The command's name, in brackets, may hold spaces; what is counted comes after it. The start time is field 22.
  const started = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]);
  return boot && started ? `${boot}/${started}` : '';
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function namespace(): string {
  return attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '';
}

function readOwner(lockFile: string): Owner | undefined {
  const written = readLock(lockFile);
  return written === undefined ? undefined : parseOwner(written);
}

function readLock(lockFile: string): string | undefined {
  return attempt(() => readFileSync(lockFile, 'utf8'));
}

function parseOwner(written: string): Owner | undefined {
  return attempt(() => JSON.parse(written) as Owner);
}

function holds(owner: Owner, lockFile: string): boolean {
  if (owner.namespace !== namespace()) {
    const beat = attempt(() => statSync(lockFile).mtimeMs) ?? 0;
    return Date.now() - beat < UNSEEN_OWNER_GONE_MS;
  }
  // The same number as ours, but not ours: a container that was killed and starts again.
  return owner.pid !== process.pid
    ? runs(owner.pid) && owner.birth === birthOf(owner.pid)
    : owner.birth === birthOf(process.pid);
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Only the owner of the sweeping folder may remove a lock, so that no process removes one that was just taken. */
function sweep(lockFile: string): void {
  const sweeping = `${lockFile}.sweeping`;
  if (attempt(() => mkdirSync(sweeping) ?? true) === undefined) {
    const since = attempt(() => statSync(sweeping).mtimeMs) ?? Date.now();
    if (Date.now() - since > UNSEEN_OWNER_GONE_MS) rmSync(sweeping, { recursive: true, force: true });
    return;
  }
  try {
    // Where no lock was found there is none to remove: another process may have taken the folder since.
    const written = readLock(lockFile);
    if (written === undefined) return;
    const owner = parseOwner(written);
    if (!owner || !holds(owner, lockFile)) rmSync(lockFile, { force: true });
  } finally {
    rmSync(sweeping, { recursive: true, force: true });
  }
}
