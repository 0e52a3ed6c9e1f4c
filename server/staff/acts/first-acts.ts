import type { ActObject } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findFirstActs } from './act-store.ts';

/** Who made each of some things, and why. */
export async function firstActsOn(
  sql: Sql,
  kind: ActObject['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly by: string; readonly reason: string }>> {
  const acts = ids.length === 0 ? [] : await findFirstActs(sql, kind, ids);
  return new Map(
    acts.map(({ object_id, member, actor_id, reason }) => [
      object_id,
      { by: member ?? actor_id, reason: reason ?? '' },
    ]),
  );
}
