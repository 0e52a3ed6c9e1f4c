// An act on an order is taken back (operations 9, ADR 106): by an act of its own, under the order's lock, and only while nobody has
// changed the same thing since.
import { changedFields } from '../../../domain/orders/correction.ts';
import { type UndoneVerbOf, undoneBy } from '../../../domain/staff/undo.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { actToUndo, type DoneActRow, isStillToUndo } from '../../staff/acts/done-acts.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import type { OrderToReturn } from '../order-store.ts';
import { type AskedOrderAct, actOnOrder, type OrderActed } from './act-on-order.ts';
import { applyCorrection, fieldsOf } from './correct-order.ts';
import { findCorrection, setNoteStruck } from './order-acts-store.ts';
import type { SendingShop } from './send-again.ts';

type AskedUndo = AskedOrderAct & {
  /** The key of the act that is taken back. */
  readonly undoes: string;
};

type OrderAct = DoneActRow<UndoneVerbOf<'order'>>;

/** `result` is false where it cannot be taken back any more; `unknown`, where nothing was done under that key. */
export async function undoOnOrder(shop: SendingShop, asked: AskedUndo): Promise<OrderActed<boolean>> {
  const { database } = shop;
  const act = await actToUndo(database, orderObject(asked.number), 'order', asked.undoes);
  if (!act) return { state: 'unknown' };
  return actOnOrder(database, asked, undoneBy(act.verb), async (sql, order) => {
    const on = orderObject(order.number);
    if (order.forgotten_at !== null || !(await isStillToUndo(sql, on, act))) return false;
    return act.verb === 'order.corrected'
      ? undoCorrection(sql, shop, order, act, asked)
      : undoNote(sql, shop, order, act, asked);
  });
}

async function undoNote(
  sql: Sql,
  { now }: SendingShop,
  { booking_id, number }: OrderToReturn,
  act: OrderAct,
  { by, key }: AskedUndo,
): Promise<boolean> {
  const note = String(act.after?.['note']);
  const verb = undoneBy(act.verb);
  if (!(await setNoteStruck(sql, booking_id, note, verb === 'order.note-struck' ? now() : null)))
    return false;
  await writeAct(sql, { by, verb, on: orderObject(number), key, after: { note, undoes: act.id } }, now());
  return true;
}

async function undoCorrection(
  sql: Sql,
  shop: SendingShop,
  order: OrderToReturn,
  act: OrderAct,
  { by, key, undoes }: AskedUndo,
): Promise<boolean> {
  const correction = await findCorrection(sql, order.booking_id, undoes);
  if (!correction) return false;
  const fields = await fieldsOf(sql, order);
  // A pass may have another owner meanwhile, by an act of another kind.
  if (Object.keys(changedFields(fields, correction.after)).length > 0) return false;
  await applyCorrection(sql, shop, order, { changed: correction.before, by, key, undoes: act.id });
  return true;
}
