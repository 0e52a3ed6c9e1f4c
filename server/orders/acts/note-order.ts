// Notes on an order (operations 2): text, author and time. They are never edited; a later act strikes one out, and another
// one lets it stand again.
import type { Database, Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { type AskedOrderAct, actOnOrder, type OrderActed } from './act-on-order.ts';
import { insertNote, type NoteRow, readNotes, setNoteStruck } from './order-acts-store.ts';

export type NotingShop = { readonly database: Database; readonly now: () => Date };
export type { NoteRow };

/** Leaves a note. */
export function noteOrder(
  { database, now }: NotingShop,
  asked: AskedOrderAct & { readonly text: string },
): Promise<OrderActed<void>> {
  const { by, key, text } = asked;
  return actOnOrder(database, asked, 'order.noted', async (sql, { booking_id, number }) => {
    const id = randomId();
    await insertNote(sql, {
      id,
      booking_id,
      at: now(),
      author_kind: by.kind,
      author_id: by.kind === 'staff' ? by.staffId : by.user,
      text,
    });
    await writeAct(
      sql,
      { by, verb: 'order.noted', on: orderObject(number), key, after: { note: id } },
      now(),
    );
  });
}

type AskedNote = AskedOrderAct & { readonly note: string };

/** Strikes a note out; `result` is false where the order has no such note that still stands. */
export function strikeNote(shop: NotingShop, asked: AskedNote): Promise<OrderActed<boolean>> {
  return setNote(shop, asked, 'order.note-struck');
}

/** Lets it stand again; `result` is false where the order has no such note that is struck out. */
export function restoreNote(shop: NotingShop, asked: AskedNote): Promise<OrderActed<boolean>> {
  return setNote(shop, asked, 'order.note-restored');
}

function setNote(
  { database, now }: NotingShop,
  asked: AskedNote,
  verb: 'order.note-struck' | 'order.note-restored',
): Promise<OrderActed<boolean>> {
  const { by, key, note } = asked;
  return actOnOrder(database, asked, verb, async (sql, { booking_id, number }) => {
    const struck = verb === 'order.note-struck' ? now() : null;
    if (!(await setNoteStruck(sql, booking_id, note, struck))) return false;
    await writeAct(sql, { by, verb, on: orderObject(number), key, after: { note } }, now());
    return true;
  });
}

/** All notes of an order, the oldest first. */
export function notesOfOrder(sql: Sql, bookingId: string): Promise<NoteRow[]> {
  return readNotes(sql, bookingId);
}
