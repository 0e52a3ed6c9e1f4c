// What an import does to the museum's pictures, for the module that imports.
import type { Original } from '../museum-folder/picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { replacePictures } from './media-store.ts';

/** Makes these the museum's originals; the same content is kept once. */
export async function changePictures(sql: Sql, pictures: readonly Original[], now: Date): Promise<void> {
  await replacePictures(sql, [...new Map(pictures.map((picture) => [picture.name, picture])).values()], now);
}
