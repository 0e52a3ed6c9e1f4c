// What members of staff are called, for lists of what they did.
import type { Sql } from '../../platform/database/sql.ts';
import { readMemberNames } from './member-names-store.ts';

/** By id; those who are forgotten have none. */
export async function memberNames(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await readMemberNames(sql, [...new Set(ids)])).map(({ id, name }) => [id, name]));
}
