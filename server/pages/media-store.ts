// The SQL of pictures as they came with the museum folder.

import type { Original } from '../museum-folder/picture.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';

export type StoredOriginal = { content: Uint8Array; contentType: string; width: number; height: number };

const originalStatement: Statement<StoredOriginal> = {
  name: 'original-picture',
  text: 'select content, content_type as "contentType", width, height from media where name = $1',
};

const knownStatement: Statement<{ name: string }> = {
  name: 'known-pictures',
  text: 'select name from media where name = any ($1::text[])',
};
const addStatement: Statement<never> = {
  name: 'add-picture',
  text: `
    insert into media (name, content, content_type, width, height, hash)
    values ($1, decode($2, 'base64'), $3, $4, $5, $6) on conflict (name) do nothing`,
};
const markStatement: Statement<never> = {
  name: 'mark-unused-pictures',
  text: `
    update media set unused_since = case when name = any ($1::text[]) then null else $2::timestamptz end
    where (name = any ($1::text[])) = (unused_since is not null)`,
};
const dropStatement: Statement<never> = {
  name: 'drop-unused-pictures',
  text: `delete from media where unused_since < $1::timestamptz - interval '30 days'`,
};

/** A picture by its name, hash included. */
export async function readStoredOriginal(sql: Sql, name: string): Promise<StoredOriginal | undefined> {
  return (await sql.named(originalStatement, [name]))[0];
}

/** Makes these the pictures that are shown; others stay for a month, for pages that somebody still has open. */
export async function replacePictures(sql: Sql, pictures: readonly Original[], now: Date): Promise<void> {
  const names = pictures.map(({ name }) => name);
  const known = new Set((await sql.named(knownStatement, [names])).map(({ name }) => name));
  for (const { name, content, contentType, width, height, hash } of pictures)
    if (!known.has(name))
      await sql.named(addStatement, [name, content.toString('base64'), contentType, width, height, hash]);
  await sql.named(markStatement, [names, now]);
  await sql.named(dropStatement, [now]);
}
