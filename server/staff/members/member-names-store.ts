// The SQL of what members of staff are called (table `staff_member`).
import type { Sql } from '../../platform/database/sql.ts';
import { list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

const namesStatement = statement('names-of-staff', { ids: list(text()) }, ({ ids }) =>
  build.selectFrom('staff_member').select(['id', 'name']).where('id', '=', any(ids)),
);

export function readMemberNames(sql: Sql, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return sql.all(namesStatement, { ids });
}
