// The SQL of withdrawn products: they stay in the database because orders name them, but are no longer sold.
import type { Sql } from '../../platform/database/sql.ts';
import { text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

/** Tables of products that have a page each. */
export type ProductTable = 'event' | 'tour' | 'article' | 'voucher';

const statements = {
  event: statement('is-withdrawn-event', { id: text() }, ({ id }) =>
    build.selectFrom('event').select('withdrawn').where('id', '=', id),
  ),
  tour: statement('is-withdrawn-tour', { id: text() }, ({ id }) =>
    build.selectFrom('tour').select('withdrawn').where('id', '=', id),
  ),
  article: statement('is-withdrawn-article', { id: text() }, ({ id }) =>
    build.selectFrom('article').select('withdrawn').where('id', '=', id),
  ),
  voucher: statement('is-withdrawn-voucher', { id: text() }, ({ id }) =>
    build.selectFrom('voucher').select('withdrawn').where('id', '=', id),
  ),
};

export async function isWithdrawn(sql: Sql, table: ProductTable, id: string): Promise<boolean> {
  return (await sql.first(statements[table], { id }))?.withdrawn ?? false;
}
