// Acts that were done, for whoever takes one back (ADR 106).
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { ActObject } from '../../../domain/staff/act.ts';
import {
  canBeUndone,
  type UndoneThing,
  type UndoneVerbOf,
  type UndoProblem,
  undoneVerbs,
} from '../../../domain/staff/undo.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type DoneActRow, findActsSince, findActToUndo } from './act-store.ts';

export type { DoneActRow };

/** What was done to a thing under a key; undefined where nothing was that its call takes back. */
export function actToUndo<Thing extends UndoneThing>(
  sql: Sql,
  on: ActObject,
  thing: Thing,
  key: string,
): Promise<DoneActRow<UndoneVerbOf<Thing>> | undefined> {
  return findActToUndo(sql, on, key, undoneVerbs(thing));
}

/** Whether nobody has changed the same since. @param sql the transaction that holds the thing's lock */
export async function isStillToUndo(sql: Sql, on: ActObject, act: DoneActRow): Promise<boolean> {
  return canBeUndone(act, await findActsSince(sql, on, act.id));
}

export function undoTooLate(problem: UndoProblem): Refusal {
  return refuse('OFFICE_UNDO_TOO_LATE', { details: { problem } });
}
