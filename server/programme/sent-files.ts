// Files as the office sends them: each content by itself and only if it is not there, then the list of all (ADR 140).
import { isProgrammePath, MOST_FILE_BYTES, MOST_FOLDER_BYTES } from '../../domain/programme/folder-path.ts';
import type { FileList } from '../../domain/programme/merge-files.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { keepFile } from './keep-files.ts';
import type { ProgrammeShop } from './make-draft.ts';
import { keepBlobs } from './programme-file-store.ts';

export async function sendFile(
  { database, now }: ProgrammeShop,
  base64: string,
): Promise<{ hash: string } | Refusal> {
  const content = Buffer.from(base64, 'base64');
  if (content.length > MOST_FILE_BYTES)
    return refuse('FIELDS_INVALID', { fields: { content: ['TOO_LONG'] } });
  return { hash: await keepFile(database, content, now()) };
}

/** The list of a folder, where each of its contents was sent. */
export async function listOfSent(
  { database, now }: ProgrammeShop,
  sent: readonly { readonly path: string; readonly hash: string }[],
): Promise<FileList | Refusal> {
  const files = Object.fromEntries(sent.map(({ path, hash }) => [path, hash]));
  const sizes = await keepBlobs(database, [...new Set(Object.values(files))], now());
  const bytes = Object.values(files).reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0);
  const isWrong = Object.entries(files).some(([path, hash]) => !isProgrammePath(path) || !sizes.has(hash));
  if (isWrong) return refuse('FIELDS_INVALID', { fields: { files: ['FOLDER_INCOMPLETE'] } });
  if (bytes > MOST_FOLDER_BYTES) return refuse('FIELDS_INVALID', { fields: { files: ['FOLDER_TOO_LARGE'] } });
  if (files['museum.yaml'] === undefined)
    return refuse('FIELDS_INVALID', { fields: { files: ['FOLDER_WITHOUT_MUSEUM'] } });
  return files;
}
