// A revision as a folder that can be read, like one on disk: by the checks, by an import, by the preview.
import type { FileList } from '../../domain/programme/merge-files.ts';
import type { FolderFiles } from '../museum-folder/folder-files.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readBlob, readFiles } from './programme-file-store.ts';

/** The files of a revision, each read from the database when it is asked for. */
export async function filesOfRevision(sql: Sql, number: number): Promise<FolderFiles> {
  return filesOfList(sql, await readFiles(sql, number), `of revision ${number}`);
}

/** Files that no revision has yet. */
export function filesOfList(sql: Sql, files: FileList, name: string): FolderFiles {
  return {
    name,
    list: async (directory) => namesIn(Object.keys(files), directory),
    read: async (file) => {
      const hash = files[file];
      return hash === undefined ? undefined : readBlob(sql, hash);
    },
  };
}

/** Files in memory: a folder on disk may change while it is imported. */
export function filesInMemory(name: string, contents: ReadonlyMap<string, Buffer>): FolderFiles {
  return {
    name,
    list: async (directory) => namesIn([...contents.keys()], directory),
    read: async (file) => contents.get(file),
  };
}

/** What lies in a directory: names of files, and of the folders in it. */
function namesIn(paths: readonly string[], directory: string): string[] | undefined {
  const before = directory === '' ? '' : `${directory}/`;
  const names = paths
    .filter((path) => path.startsWith(before))
    .map((path) => path.slice(before.length).split('/')[0] ?? '');
  return names.length === 0 && directory !== '' ? undefined : [...new Set(names)].sort();
}
