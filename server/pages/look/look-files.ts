// The files of the museum's look, read from the database once and kept in memory: they are few and small, and a name never
// stands for another content.
import type { LookFile } from '../../museum-folder/look/look-file.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { nameKept } from '../../platform/kept-in-memory.ts';
import { findLookFile, replaceLookFiles } from './look-store.ts';

export type KeptLookFile = { readonly content: Buffer; readonly contentType: string };

/** What a process remembers of them. */
export type LookFiles = { readonly kept: Map<string, KeptLookFile>; bytes: number };

const MOST_BYTES = 8 * 1024 * 1024;

/** @param part what monitors call them */
export function openLookFiles(part: string): LookFiles {
  const files: LookFiles = { kept: new Map(), bytes: 0 };
  nameKept(part, MOST_BYTES, () => files.bytes);
  return files;
}

/** A file by its name; undefined when there is none. */
export async function readLookFile(
  files: LookFiles,
  sql: Sql,
  name: string,
): Promise<KeptLookFile | undefined> {
  const known = files.kept.get(name);
  if (known) return known;
  const found = await findLookFile(sql, name);
  if (!found) return undefined;
  const file = { ...found, content: Buffer.from(found.content) };
  // Imports have brought many: what is still asked for is read again.
  if (files.bytes + file.content.length > MOST_BYTES) {
    files.kept.clear();
    files.bytes = 0;
  }
  if (!files.kept.has(name)) files.bytes += file.content.length;
  files.kept.set(name, file);
  return file;
}

/** Makes these the files of the museum's look, for the module that imports. */
export async function changeLook(sql: Sql, files: readonly LookFile[], now: Date): Promise<void> {
  await replaceLookFiles(sql, [...new Map(files.map((file) => [file.name, file])).values()], now);
}
