// What the data folder holds (visitors' names, tickets and links; the embedded database) is for the user who runs Foyer
// alone: 0700 for folders, 0600 for files.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OWN =
  /^(database|database\.unfinished|documents|media|outbox|foyer\.lock.*|(commands|import)\.socket)$/;
const OTHERS = 0o077;

/**
 * Closes what this process will make, and what it finds in the data folder, to other users of the machine. The folder
 * itself stays open when something that is not Foyer's lies in it.
 * @returns what other users can still reach, because its mode could not be changed
 */
export function keepPrivate(dataDir: string): readonly string[] {
  process.umask(OTHERS);
  // Windows has no modes.
  if (process.platform === 'win32') return [];
  const names = namesIn(dataDir);
  const open = names.filter((name) => OWN.test(name)).flatMap((name) => closeTree(join(dataDir, name)));
  const isClosed = names.every((name) => OWN.test(name)) && close(dataDir);
  return isClosed ? [] : open;
}

/** None when there is no such folder yet, or when this user cannot read it. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Closes a file, or a folder with all in it; answers what stays open. */
function closeTree(path: string): readonly string[] {
  const isClosed = close(path);
  const inside = isFolder(path) ? namesIn(path).flatMap((name) => closeTree(join(path, name))) : [];
  // Whoever cannot enter a folder reaches nothing in it.
  return isClosed ? [] : [path, ...inside];
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether other users are kept out of it now. A link has no mode of its own, and may lead anywhere. */
function close(path: string): boolean {
  try {
    const entry = lstatSync(path);
    if ((entry.mode & OTHERS) !== 0 && !entry.isSymbolicLink()) chmodSync(path, entry.mode & 0o700);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
