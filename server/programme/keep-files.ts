// The contents of files, each kept once under its hash.
import { createHash } from 'node:crypto';
import type { FileList } from '../../domain/programme/merge-files.ts';
import type { Sql } from '../platform/database/sql.ts';
import { insertBlob, keepBlobs } from './programme-file-store.ts';

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Keeps the contents of a folder. @returns its files */
export async function keepFiles(
  sql: Sql,
  contents: ReadonlyMap<string, Uint8Array>,
  now: Date,
): Promise<FileList> {
  const files = Object.fromEntries([...contents].map(([path, content]) => [path, hashOf(content)]));
  const known = await keepBlobs(sql, Object.values(files), now);
  for (const [path, content] of contents) {
    const hash = files[path] as string;
    if (!known.has(hash)) await insertBlob(sql, hash, content, now);
  }
  return files;
}

/** Keeps one content. @returns its hash */
export async function keepFile(sql: Sql, content: Uint8Array, now: Date): Promise<string> {
  const hash = hashOf(content);
  if (!(await keepBlobs(sql, [hash], now)).has(hash)) await insertBlob(sql, hash, content, now);
  return hash;
}
