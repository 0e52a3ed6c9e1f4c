// An import as somebody at a terminal asks for it: carried out or tried, and answered in words.
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import type { CommandAnswer } from '../platform/command-socket.ts';
import type { Database } from '../platform/database/sql.ts';
import { describeImport } from './describe-import.ts';
import { importMuseum, tryImport } from './import-museum.ts';

export type ImportRequest = {
  /** An absolute path. */
  readonly folder: string;
  /** Only say what it would do. */
  readonly tried: boolean;
};

/** Imports the folder. What is wrong with it, or that it may not be read, is an answer. */
export async function carryOutImport(
  database: Database,
  { folder, tried }: ImportRequest,
  now: Date,
): Promise<CommandAnswer> {
  try {
    const report = await (tried ? tryImport : importMuseum)(database, folder, now);
    return { text: describeImport(report, tried), done: true };
  } catch (error) {
    if (error instanceof MuseumFolderError)
      return { text: `${error.message}\nNothing was changed.`, done: false };
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') throw error;
    return { text: `The user who runs Foyer may not read ${path}. Nothing was changed.`, done: false };
  }
}
