// The SQL of the programme's files: what a revision consists of, and the contents, each kept once.
import { sql as raw } from 'kysely';
import type { FileList } from '../../domain/programme/merge-files.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, list, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';

const filesStatement = statement('programme-files', { revision: bigint() }, ({ revision }) =>
  build
    .selectFrom('programme_file')
    .select(['path', 'hash'])
    .where('revision', '=', revision)
    .orderBy('path'),
);
const sizesStatement = statement('programme-file-sizes', { revision: bigint() }, ({ revision }) =>
  build
    .selectFrom('programme_file as f')
    .innerJoin('programme_blob as b', 'b.hash', 'f.hash')
    .select(['f.path', 'f.hash', 'b.size'])
    .where('f.revision', '=', revision)
    .orderBy('f.path'),
);
const clearFilesStatement = statement('clear-programme-files', { revision: bigint() }, ({ revision }) =>
  build.deleteFrom('programme_file').where('revision', '=', revision),
);
// By hand: an array for each column.
const addFilesStatement = byHand(
  'add-programme-files',
  { revision: bigint(), paths: list(text()), hashes: list(text()) },
  {},
  ({ revision, paths, hashes }) => raw`
    insert into programme_file (revision, path, hash)
    select ${revision}, path, hash from unnest(${paths}, ${hashes}) as f (path, hash)`,
);
const blobStatement = statement('programme-blob', { hash: text() }, ({ hash }) =>
  build.selectFrom('programme_blob').select('content').where('hash', '=', hash),
);
// By hand: what is known is kept for another day, so that it is still there when the files that use it are written.
const keepBlobsStatement = byHand(
  'keep-programme-blobs',
  { hashes: list(text()), now: instant() },
  { hash: text(), size: int() },
  ({ hashes, now }) => raw`
    update programme_blob set added_at = ${now} where hash = any (${hashes}) returning hash, size`,
);
const addBlobStatement = statement(
  'add-programme-blob',
  { hash: text(), content: text(), size: int(), added_at: instant() },
  ({ content, ...blob }) =>
    build
      .insertInto('programme_blob')
      // As text: one of the drivers would send bytes in a form that is five times as long.
      .values(({ fn, val }) => ({ ...blob, content: fn<Uint8Array>('decode', [content, val('base64')]) }))
      .onConflict((conflict) => conflict.column('hash').doNothing()),
);
const dropBlobsStatement = byHand(
  'drop-programme-blobs',
  { before: instant() },
  {},
  ({ before }) => raw`
    delete from programme_blob b where added_at < ${before}
      and not exists (select from programme_file f where f.hash = b.hash)`,
);
const dropDiscardedStatement = statement('drop-discarded-programme', { before: instant() }, ({ before }) =>
  build
    .deleteFrom('programme_file')
    .where('revision', 'in', ({ selectFrom }) =>
      selectFrom('programme_revision')
        .select('number')
        .where('state', '=', 'discarded')
        .where('made_at', '<', before),
    ),
);

export async function readFiles(sql: Sql, revision: number): Promise<FileList> {
  return Object.fromEntries(
    (await sql.all(filesStatement, { revision })).map(({ path, hash }) => [path, hash]),
  );
}

export type SizedFile = { readonly path: string; readonly hash: string; readonly size: number };

export function readSizedFiles(sql: Sql, revision: number): Promise<SizedFile[]> {
  return sql.all(sizesStatement, { revision });
}

/** Makes these the files of a draft. */
export async function writeFiles(sql: Sql, revision: number, files: FileList): Promise<void> {
  await sql.run(clearFilesStatement, { revision });
  await sql.run(addFilesStatement, {
    revision,
    paths: Object.keys(files),
    hashes: Object.values(files),
  });
}

export async function readBlob(sql: Sql, hash: string): Promise<Buffer | undefined> {
  const found = await sql.first(blobStatement, { hash });
  return found && Buffer.from(found.content);
}

/** Which of these contents are there, and how large each is; they stay for another day at least. */
export async function keepBlobs(
  sql: Sql,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const kept = await sql.all(keepBlobsStatement, { hashes, now });
  return new Map(kept.map(({ hash, size }) => [hash, size]));
}

export async function insertBlob(sql: Sql, hash: string, content: Uint8Array, now: Date): Promise<void> {
  const base64 = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64');
  await sql.run(addBlobStatement, { hash, content: base64, size: content.byteLength, added_at: now });
}

/** Drops contents that nothing uses, and the files of what was put away. */
export async function dropUnused(
  sql: Sql,
  { blobs, discarded }: { blobs: Date; discarded: Date },
): Promise<void> {
  await sql.run(dropDiscardedStatement, { before: discarded });
  await sql.run(dropBlobsStatement, { before: blobs });
}
