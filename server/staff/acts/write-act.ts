import type { Act } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { insertAct } from './act-store.ts';

/**
 * Writes down who did what (operations 1).
 * @param sql the transaction in which it is done: one is never there without the other
 */
export async function writeAct(
  sql: Sql,
  { by, verb, on, key, before, after, reason }: Act,
  now: Date,
): Promise<void> {
  await insertAct(sql, {
    at: now,
    ...actorColumns(by),
    verb,
    object_kind: on.kind,
    object_id: on.id,
    key: key ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
  });
}

function actorColumns(by: Act['by']) {
  if (by.kind === 'staff') return { actor_kind: by.kind, actor_id: by.staffId, address: by.address };
  const actor_id = by.kind === 'group' ? String(by.request) : by.user;
  return { actor_kind: by.kind, actor_id, address: '' };
}
