import { isProgrammePath } from '../../domain/programme/folder-path.ts';
import { type ImportReport, importFirstMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { keepFiles } from './keep-files.ts';
import { insertRevision } from './programme-store.ts';
import { replacePublished } from './publish-revision.ts';
import { filesInMemory } from './revision-files.ts';
import { snapshotFolder } from './snapshot-folder.ts';

/** Imports a folder into a database without a museum, as the first revision; undefined when it has one. */
export async function importFirstRevision(
  database: Database,
  folder: string,
  now: Date,
): Promise<ImportReport | undefined> {
  const contents = await snapshotFolder(folder);
  return importFirstMuseum(database, filesInMemory(folder, contents), now, async (sql) => {
    const files = await keepFiles(sql, new Map([...contents].filter(([path]) => isProgrammePath(path))), now);
    const made = {
      base: null,
      made_at: now,
      maker_kind: 'shop',
      maker_id: '',
      reason: '',
      made_key: null,
      problems: [],
    } as const;
    await replacePublished(sql, await insertRevision(sql, made, files), now);
  });
}
