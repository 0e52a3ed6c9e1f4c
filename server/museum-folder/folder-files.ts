// The files of a museum's folder, wherever they lie: on disk, or in the database as a revision of the programme (ADR 140).
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type FolderFiles = {
  /** How messages name the folder. */
  readonly name: string;
  /** What is in a directory of it, in order; `''` is the folder itself. Undefined where there is no such directory. */
  list(directory: string): Promise<string[] | undefined>;
  /** The content of a file, `events/tide.yaml`; undefined where there is no such file. */
  read(file: string): Promise<Buffer | undefined>;
};

/** A folder on disk; one that may not be read must not count as missing. */
export function filesOnDisk(folder: string): FolderFiles {
  return {
    name: folder,
    list: async (directory) => (await unlessMissing(readdir(join(folder, directory))))?.sort(),
    read: (file) => unlessMissing(readFile(join(folder, file))),
  };
}

/** A folder by its path, or as its files. */
export function filesOf(folder: string | FolderFiles): FolderFiles {
  return typeof folder === 'string' ? filesOnDisk(folder) : folder;
}

async function unlessMissing<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
