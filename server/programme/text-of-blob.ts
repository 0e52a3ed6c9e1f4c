// A file of the programme as text, with lines that end as in what the check of a folder reads.
import { inLines } from '../museum-folder/file-text.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readBlob } from './programme-file-store.ts';

/** Undefined where there is no such file. */
export async function textOfBlob(sql: Sql, hash: string): Promise<string | undefined> {
  const content = await readBlob(sql, hash);
  return content && inLines(content.toString('utf8'));
}
