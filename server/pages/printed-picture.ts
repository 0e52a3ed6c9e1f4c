// A picture of the catalogue as print and mails take it: as JPEG, which every mail reader and pdfkit know.
import { picturePath } from '../../domain/addresses.ts';
import { renderPrintedPicture } from '../museum-folder/picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readStoredOriginal } from './media-store.ts';

/** A picture has about 100 KB, and a museum sells a few kinds of vouchers. */
const MOST_KEPT = 24;
const kept = new Map<string, Promise<Buffer | undefined>>();

/**
 * The JPEG; undefined when the museum has no such picture any more.
 * @param src as a stored picture has it, with `{width}`
 */
export function printedPicture(sql: Sql, src: string): Promise<Buffer | undefined> {
  const known = kept.get(src);
  if (known) return known;
  const made = makePicture(sql, src);
  made.then(
    (picture) => picture ?? kept.delete(src),
    () => kept.delete(src),
  );
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break;
    kept.delete(oldest);
  }
  kept.set(src, made);
  return made;
}

async function makePicture(sql: Sql, src: string): Promise<Buffer | undefined> {
  const name = nameOf(src);
  const original = name === undefined ? undefined : await readStoredOriginal(sql, name);
  return original && renderPrintedPicture({ ...original, content: Buffer.from(original.content) });
}

/** `tide.ab12cd34` of its address. */
function nameOf(src: string): string | undefined {
  const name = /([a-z0-9-]+\.[0-9a-f]{8})-\{width\}/.exec(src)?.[1];
  return name !== undefined && picturePath(name) === src ? name : undefined;
}
