// The demo museum is loaded when, and only when, the database has no museum (spec decisions 1). Its folder is the first revision
// of the programme.
import { fileURLToPath } from 'node:url';
import type { ImportReport } from '../museum-import/import-museum.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/sql.ts';
import { readMuseumVersion } from '../site/change-museum.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../../museum/', import.meta.url));

/** @returns what was loaded; undefined when there is a museum already, or with `DEMO=off` */
export async function loadDemoIfEmpty(
  database: Database,
  config: Pick<Config, 'demo'>,
  now: Date = new Date(),
  folder: string = DEMO_FOLDER,
): Promise<ImportReport | undefined> {
  if (!config.demo || (await readMuseumVersion(database)) > 0) return undefined;
  // Loading the code that reads a museum folder takes half a second; a shop that has a museum starts without it.
  const { importFirstRevision } = await import('./first-revision.ts');
  return importFirstRevision(database, folder, now);
}
