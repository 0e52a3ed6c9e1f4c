// A backup of the embedded database is a copy of its folder while nothing writes to it: a data folder from which a shop
// starts (ADR 090).
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { CommandAnswer } from '../platform/command-socket.ts';
import { lockDataFolder } from '../platform/database/data-lock.ts';
import { makeFolderOnce, OF_VOLUME } from '../platform/database/embedded/durable-folder.ts';
import type { Database } from '../platform/database/sql.ts';
import { keepPrivate } from '../platform/private-files.ts';

/**
 * Copies the embedded database into a new folder while the shop has it open. Other statements wait meanwhile.
 * @param folder absolute; missing or empty, or nothing is done
 */
export async function backUpOpenDatabase(
  database: Database,
  dataDir: string,
  folder: string,
): Promise<CommandAnswer> {
  return toNewFolder(dataDir, folder, async () => {
    // What is in the tables' files need not be read from the log again.
    await database.executeSql('checkpoint');
    await database.transaction(() => copyDatabase(dataDir, folder));
  });
}

/**
 * The same while no shop runs.
 * @throws DataFolderInUseError while one does
 */
export async function backUpClosedDatabase(dataDir: string, folder: string): Promise<CommandAnswer> {
  const missing = missingDatabase(dataDir);
  if (missing) return missing;
  keepPrivate(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    return await toNewFolder(dataDir, folder, () => copyDatabase(dataDir, folder));
  } finally {
    unlock();
  }
}

/**
 * What a command answers that needs the embedded database where there is none.
 * @throws what the system says to a user who may not look into the folder
 */
export function missingDatabase(dataDir: string): CommandAnswer | undefined {
  try {
    statSync(join(dataDir, 'database'));
    return undefined;
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return { text: `There is no embedded database in ${dataDir}; DATA_DIR says where it is.`, done: false };
  }
}

async function toNewFolder(
  dataDir: string,
  folder: string,
  copy: () => Promise<void>,
): Promise<CommandAnswer> {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > 0)
      return { text: `${folder} is not empty. A backup goes to a folder of its own.`, done: false };
    await copy();
    return { text: `The database is copied to ${folder}.`, done: true };
  } catch (error) {
    await rm(join(folder, 'database.unfinished'), { recursive: true, force: true }).catch(() => {});
    const text = whyNotCopied(dataDir, folder, error as NodeJS.ErrnoException);
    if (text === undefined) throw error;
    return { text, done: false };
  }
}

/** Where there is no room, the error itself names what was copied. */
function whyNotCopied(
  dataDir: string,
  folder: string,
  { code = '', path = folder }: NodeJS.ErrnoException,
): string | undefined {
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return `There is not enough room for the backup in ${folder} (${code}). Nothing is left of it there.`;
  if (['ENOTDIR', 'EEXIST'].includes(code))
    return `${folder} is a file, or lies within one (${code}). A backup goes to a folder of its own.`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `The user who runs Foyer cannot ${isWithin(dataDir, path) ? 'read' : 'write'} ${path} (${code}).`;
  return undefined;
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(join(folder, sep));
}

/** Appears under its name when all of it has reached the disk. */
function copyDatabase(dataDir: string, folder: string): Promise<void> {
  return makeFolderOnce(join(folder, 'database'), (unfinished) =>
    cp(join(dataDir, 'database'), unfinished, {
      recursive: true,
      // Of a volume, which only the administrator can read.
      filter: (path) => basename(path) !== OF_VOLUME,
    }),
  );
}
