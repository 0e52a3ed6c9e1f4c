// The SQL of the files of the museum's look.
import { sql as raw } from 'kysely';
import type { LookFile } from '../../museum-folder/look/look-file.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, list, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

const fileStatement = statement('look-file', { name: text() }, ({ name }) =>
  build.selectFrom('look_file').select(['content', 'content_type as contentType']).where('name', '=', name),
);

const knownStatement = statement('known-look-files', { names: list(text()) }, ({ names }) =>
  build.selectFrom('look_file').select('name').where('name', '=', any(names)),
);

const addStatement = statement(
  'add-look-file',
  { name: text(), content: text(), content_type: text() },
  ({ content, ...file }) =>
    build
      .insertInto('look_file')
      // As text: one of the drivers would send bytes in a form that is five times as long.
      .values(({ fn, val }) => ({ ...file, content: fn<Uint8Array>('decode', [content, val('base64')]) }))
      .onConflict((conflict) => conflict.column('name').doNothing()),
);

// By hand: one statement marks those that are no longer shown, and unmarks those that are shown again.
const markStatement = byHand(
  'mark-unused-look-files',
  { names: list(text()), now: instant() },
  {},
  ({ names, now }) => raw`
    update look_file set unused_since = case when name = any (${names}) then null else ${now} end
    where (name = any (${names})) = (unused_since is not null)`,
);

const dropStatement = statement('drop-unused-look-files', { now: instant() }, ({ now }) =>
  build.deleteFrom('look_file').where('unused_since', '<', raw<Date>`${now} - interval '30 days'`),
);

/** A file by its name, hash included. */
export function findLookFile(
  sql: Sql,
  name: string,
): Promise<{ content: Uint8Array; contentType: string } | undefined> {
  return sql.first(fileStatement, { name });
}

/** Makes these the files of the look; others stay for a month, for pages that visitors still have open. */
export async function replaceLookFiles(sql: Sql, files: readonly LookFile[], now: Date): Promise<void> {
  const names = files.map(({ name }) => name);
  const known = new Set((await sql.all(knownStatement, { names })).map(({ name }) => name));
  for (const { name, content, contentType } of files)
    if (!known.has(name))
      await sql.run(addStatement, { name, content: content.toString('base64'), content_type: contentType });
  await sql.run(markStatement, { names, now });
  await sql.run(dropStatement, { now });
}
