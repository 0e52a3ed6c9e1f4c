// The SQL of what staff do to orders (tables `order_mail`, `order_note`, `order_correction`, and what is corrected in
// `placed_order` and `admission`). To write, lock the order's cart first.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, list, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';
import { storedContent } from '../content/stored-content.ts';
import type { OrderContent } from '../order-store.ts';

export type OrderMailRow = {
  readonly id: string;
  readonly booking_id: string;
  readonly at: Date;
  readonly recipient: string;
};

export type NoteRow = {
  readonly id: string;
  readonly booking_id: string;
  readonly at: Date;
  readonly author_kind: 'staff' | 'command';
  readonly author_id: string;
  readonly text: string;
  readonly struck_at: Date | null;
};

const booking = { booking_id: text() };

const insertMailStatement = statement(
  'insert-order-mail',
  { id: text(), ...booking, at: instant(), recipient: text() },
  (row) => build.insertInto('order_mail').values(row),
);

const findMailStatement = statement('find-order-mail', { id: text() }, ({ id }) =>
  build.selectFrom('order_mail').selectAll().where('id', '=', id),
);

const mailsStatement = statement('mails-of-order', booking, ({ booking_id }) =>
  build.selectFrom('order_mail').selectAll().where('booking_id', '=', booking_id).orderBy('at'),
);

const insertNoteStatement = statement(
  'insert-order-note',
  {
    id: text(),
    ...booking,
    at: instant(),
    author_kind: text<NoteRow['author_kind']>(),
    author_id: text(),
    text: text(),
  },
  (row) => build.insertInto('order_note').values(row),
);

const notesStatement = statement('notes-of-order', booking, ({ booking_id }) =>
  build.selectFrom('order_note').selectAll().where('booking_id', '=', booking_id).orderBy('at').orderBy('id'),
);

const strikeNoteStatement = statement(
  'strike-order-note',
  { id: text(), ...booking, now: instant() },
  ({ id, booking_id, now }) =>
    build
      .updateTable('order_note')
      .set({ struck_at: now })
      .where('id', '=', id)
      .where('booking_id', '=', booking_id)
      .where('struck_at', 'is', null)
      .returning('id'),
);

const restoreNoteStatement = statement(
  'restore-order-note',
  { id: text(), ...booking },
  ({ id, booking_id }) =>
    build
      .updateTable('order_note')
      .set({ struck_at: null })
      .where('id', '=', id)
      .where('booking_id', '=', booking_id)
      .where('struck_at', 'is not', null)
      .returning('id'),
);

const insertCorrectionStatement = statement(
  'insert-order-correction',
  { ...booking, key: text(), at: instant(), before: jsonb(), after: jsonb() },
  (row) => build.insertInto('order_correction').values(row),
);

const findCorrectionStatement = statement(
  'find-order-correction',
  { ...booking, key: text() },
  ({ booking_id, key }) =>
    build
      .selectFrom('order_correction')
      .select(['before', 'after'])
      .$narrowType<Pick<Correction, 'before' | 'after'>>()
      .where('booking_id', '=', booking_id)
      .where('key', '=', key),
);

const setContentStatement = statement(
  'set-order-content',
  { ...booking, content: jsonb() },
  ({ booking_id, content }) =>
    build.updateTable('placed_order').set({ content }).where('booking_id', '=', booking_id),
);

// By hand: any number of names in one statement.
const renameStatement = byHand(
  'rename-admissions',
  { ...booking, lines: list(int()), numbers: list(int()), names: list(text()) },
  {},
  ({ booking_id, lines, numbers, names }) => raw`
    update admission a set name = r.name from unnest(${lines}, ${numbers}, ${names}) as r (line, number, name)
    where a.booking_id = ${booking_id} and a.line = r.line and a.number = r.number`,
);

const bookings = { bookings: list(text()) };
const forgetMailsStatement = statement('forget-order-mails', bookings, (given) =>
  build.updateTable('order_mail').set({ recipient: '' }).where('booking_id', '=', any(given.bookings)),
);
const forgetNotesStatement = statement('forget-order-notes', bookings, (given) =>
  build.updateTable('order_note').set({ text: '' }).where('booking_id', '=', any(given.bookings)),
);
const forgetCorrectionsStatement = statement('forget-order-corrections', bookings, (given) =>
  build.deleteFrom('order_correction').where('booking_id', '=', any(given.bookings)),
);

export async function insertOrderMail(sql: Sql, row: OrderMailRow): Promise<void> {
  await sql.run(insertMailStatement, row);
}

export function findOrderMail(sql: Sql, id: string): Promise<OrderMailRow | undefined> {
  return sql.first(findMailStatement, { id });
}

/** Mails of an order that were sent again, the oldest first. */
export function readOrderMails(sql: Sql, bookingId: string): Promise<OrderMailRow[]> {
  return sql.all(mailsStatement, { booking_id: bookingId });
}

export async function insertNote(sql: Sql, row: Omit<NoteRow, 'struck_at'>): Promise<void> {
  await sql.run(insertNoteStatement, row);
}

/** The oldest first. */
export function readNotes(sql: Sql, bookingId: string): Promise<NoteRow[]> {
  return sql.all(notesStatement, { booking_id: bookingId });
}

/**
 * Strikes a note out, or lets it stand again.
 * @param struck null: it stands
 * @returns false where the order has no such note that can be
 */
export async function setNoteStruck(
  sql: Sql,
  bookingId: string,
  id: string,
  struck: Date | null,
): Promise<boolean> {
  const note = { id, booking_id: bookingId };
  const changed = struck
    ? await sql.first(strikeNoteStatement, { ...note, now: struck })
    : await sql.first(restoreNoteStatement, note);
  return changed !== undefined;
}

type Correction = {
  readonly booking_id: string;
  readonly key: string;
  readonly at: Date;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
};

export async function insertCorrection(sql: Sql, row: Correction): Promise<void> {
  await sql.run(insertCorrectionStatement, row);
}

/** What a correction changed; undefined once its people are forgotten. */
export function findCorrection(
  sql: Sql,
  bookingId: string,
  key: string,
): Promise<Pick<Correction, 'before' | 'after'> | undefined> {
  return sql.first(findCorrectionStatement, { booking_id: bookingId, key });
}

export async function setOrderContent(sql: Sql, bookingId: string, content: OrderContent): Promise<void> {
  await sql.run(setContentStatement, { booking_id: bookingId, content: storedContent(content) });
}

type Renamed = { readonly line: number; readonly number: number; readonly name: string };

export async function renameAdmissions(
  sql: Sql,
  bookingId: string,
  renamed: readonly Renamed[],
): Promise<void> {
  await sql.run(renameStatement, {
    booking_id: bookingId,
    lines: renamed.map(({ line }) => line),
    numbers: renamed.map(({ number }) => number),
    names: renamed.map(({ name }) => name),
  });
}

/** Who got mails, what notes say and what was corrected may all name people. */
export async function forgetActs(sql: Sql, given: readonly string[]): Promise<void> {
  await sql.run(forgetMailsStatement, { bookings: given });
  await sql.run(forgetNotesStatement, { bookings: given });
  await sql.run(forgetCorrectionsStatement, { bookings: given });
}
