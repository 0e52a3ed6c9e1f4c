// The SQL of pictures as they came with the museum folder.

import { sql as raw } from 'kysely';
import type { Original } from '../museum-folder/picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

export type StoredOriginal = { content: Uint8Array; contentType: string; width: number; height: number };

const originalStatement = statement('original-picture', { name: text() }, ({ name }) =>
  build
    .selectFrom('media')
    .select(['content', 'content_type as contentType', 'width', 'height'])
    .where('name', '=', name),
);

const knownStatement = statement('known-pictures', { names: list(text()) }, ({ names }) =>
  build.selectFrom('media').select('name').where('name', '=', any(names)),
);

const addStatement = statement(
  'add-picture',
  { name: text(), content: text(), content_type: text(), width: int(), height: int(), hash: text() },
  ({ content, ...picture }) =>
    build
      .insertInto('media')
      // As text: one of the drivers would send bytes in a form that is five times as long.
      .values(({ fn, val }) => ({ ...picture, content: fn<Uint8Array>('decode', [content, val('base64')]) }))
      .onConflict((conflict) => conflict.column('name').doNothing()),
);

// By hand: one statement marks those that are no longer shown, and unmarks those that are shown again.
const markStatement = byHand(
  'mark-unused-pictures',
  { names: list(text()), now: instant() },
  {},
  ({ names, now }) => raw`
    update media set unused_since = case when name = any (${names}) then null else ${now} end
    where (name = any (${names})) = (unused_since is not null)`,
);

const dropStatement = statement('drop-unused-pictures', { now: instant() }, ({ now }) =>
  build.deleteFrom('media').where('unused_since', '<', raw<Date>`${now} - interval '30 days'`),
);

/** A picture by its name, hash included. */
export async function readStoredOriginal(sql: Sql, name: string): Promise<StoredOriginal | undefined> {
  return sql.first(originalStatement, { name });
}

/** Makes these the pictures that are shown; others stay for a month, for pages that visitors still have open. */
export async function replacePictures(sql: Sql, pictures: readonly Original[], now: Date): Promise<void> {
  const names = pictures.map(({ name }) => name);
  const known = new Set((await sql.all(knownStatement, { names })).map(({ name }) => name));
  for (const { name, content, contentType, width, height, hash } of pictures)
    if (!known.has(name))
      await sql.run(addStatement, {
        name,
        content: content.toString('base64'),
        content_type: contentType,
        width,
        height,
        hash,
      });
  await sql.run(markStatement, { names, now });
  await sql.run(dropStatement, { now });
}
