// The SQL of links to previews.
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

export type PreviewRow = { readonly digest: string; readonly revision: number; readonly staff_id: string };

const insertStatement = statement(
  'add-programme-preview',
  { digest: text(), revision: bigint(), staff_id: text(), expires_at: instant() },
  (preview) => build.insertInto('programme_preview').values(preview),
);
const findStatement = statement('programme-preview', { digest: text(), now: instant() }, ({ digest, now }) =>
  build
    .selectFrom('programme_preview')
    .select(['revision', 'staff_id'])
    .where('digest', '=', digest)
    .where('expires_at', '>', now),
);
const dropStatement = statement('drop-programme-previews', { now: instant() }, ({ now }) =>
  build.deleteFrom('programme_preview').where('expires_at', '<=', now),
);

export async function insertPreview(sql: Sql, preview: PreviewRow & { expires_at: Date }): Promise<void> {
  await sql.run(insertStatement, preview);
}

/** Undefined for one that has ended. */
export function findPreview(sql: Sql, digest: string, now: Date) {
  return sql.first(findStatement, { digest, now });
}

export async function dropEndedPreviews(sql: Sql, now: Date): Promise<void> {
  await sql.run(dropStatement, { now });
}
