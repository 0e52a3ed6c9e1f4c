// An act on a pass or a parcel is taken back (operations 9, ADR 106). It stands in the journal of their order, under whose lock it is
// decided.
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Act } from '../../../domain/staff/act.ts';
import { type UndoneVerbOf, undoneBy } from '../../../domain/staff/undo.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { actToUndo, type DoneActRow, isStillToUndo, undoTooLate } from '../../staff/acts/done-acts.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { type AskedOrderAct, actOnOrder } from './act-on-order.ts';

type Part = 'pass' | 'parcel';

export type AskedPartUndo = Pick<AskedOrderAct, 'key' | 'by'> & {
  /** Of the pass or the parcel. */
  readonly part: number;
  /** The key of the act that is taken back. */
  readonly undoes: string;
};

/**
 * Undefined once it is undone.
 * @param number the order's
 * @param undo writes what it was before, or says why it cannot
 */
export async function undoOfPart<Kind extends Part>(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  kind: Kind,
  { number, part, undoes, key, by }: AskedPartUndo & { readonly number: string },
  undo: (sql: Sql, act: DoneActRow<UndoneVerbOf<Kind>>) => Promise<Pick<Act, 'before' | 'after'> | Refusal>,
): Promise<Refusal | undefined> {
  const on = orderObject(number);
  const act = await actToUndo(database, on, kind, undoes);
  if (act?.after?.[kind] !== part) return refuse('NOT_FOUND');
  const verb = undoneBy(act.verb);
  const acted = await actOnOrder(database, { number, key, by }, verb, async (sql) => {
    if (!(await isStillToUndo(sql, on, act))) return undoTooLate('changed');
    const written = await undo(sql, act);
    if (isRefusal(written)) return written;
    const after = { [kind]: part, ...written.after, undoes: act.id };
    await writeAct(sql, { by, verb, on, key, ...written, after }, now());
    return undefined;
  });
  return acted.state === 'done' ? acted.result : undefined;
}
