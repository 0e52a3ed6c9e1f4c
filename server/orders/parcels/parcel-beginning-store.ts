// The SQL of since when there are parcels (table `parcel_beginning`).
import type { Sql } from '../../platform/database/sql.ts';
import { build, statement } from '../../platform/database/statement.ts';

const beginningStatement = statement('parcel-beginning', {}, () =>
  build.selectFrom('parcel_beginning').select('began_at'),
);

export async function readBeginning(sql: Sql): Promise<Date | undefined> {
  return (await sql.first(beginningStatement))?.began_at;
}
