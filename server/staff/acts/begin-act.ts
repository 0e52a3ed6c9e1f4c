// Before staff change something (ADR 114): is it done already, and is it still what they saw? The version of a thing is the
// last act on it. Whoever changes it holds its lock, so that what is said here stays true until the transaction ends.
import type { ActObject, ActVerb } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type ActRow, findActsSince, findLastAct, hasAct } from './act-store.ts';

export type { ActRow };

export type AskedAct = {
  /** Names the act. */
  readonly key: string;
  /** The version that was seen; undefined where it does not matter what else was done. */
  readonly seen?: number | undefined;
};

export type BegunAct =
  | { readonly state: 'new' }
  /** Done under this key before. */
  | { readonly state: 'before' }
  /** Others were faster: what they did since, the oldest first. */
  | { readonly state: 'changed'; readonly changes: readonly ActRow[] };

export async function beginAct(
  sql: Sql,
  on: ActObject,
  verb: ActVerb,
  { key, seen }: AskedAct,
): Promise<BegunAct> {
  if (await hasAct(sql, on, verb, key)) return { state: 'before' };
  const changes = seen === undefined ? [] : await findActsSince(sql, on, seen);
  return changes.length > 0 ? { state: 'changed', changes } : { state: 'new' };
}

/** A thing's version; 0 before anything was done to it. */
export function versionOf(sql: Sql, on: ActObject): Promise<number> {
  return findLastAct(sql, on);
}

/** A customer, by their id. */
export function customerObject(id: string): ActObject {
  return { kind: 'customer', id };
}

/** An order, by its number. */
export function orderObject(number: string): ActObject {
  return { kind: 'order', id: number };
}
