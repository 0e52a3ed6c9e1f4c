// What a folder on disk would undo: files that were changed in the office since the last import, and that the folder has otherwise.
import { changedPaths, type FileList } from '../../domain/programme/merge-files.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readFiles } from './programme-file-store.ts';
import { findLastImport, findPublished } from './programme-store.ts';

export async function officeChanges(sql: Sql, files: FileList): Promise<string[]> {
  const imported = await findLastImport(sql);
  const published = await findPublished(sql);
  if (imported === undefined || published === null || imported === published) return [];
  const theirs = await readFiles(sql, published);
  const changed = changedPaths(await readFiles(sql, imported), theirs);
  return changed.filter((path) => theirs[path] !== files[path]);
}
