// The SQL of presents (table `present`): vouchers that are sent to somebody.
import { sql as raw, type SqlBool } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

/** Which present: a line of an order. */
export type PresentKey = { readonly booking_id: string; readonly line: number };

export type NewPresent = PresentKey & { readonly due_at: Date; readonly handed_at: Date | null };

export type PresentRow = PresentKey & {
  readonly due_at: Date;
  readonly handed_at: Date | null;
  readonly sent_at: Date | null;
  readonly refused_at: Date | null;
};

// By hand: any number of presents in one statement.
const insertStatement = byHand(
  'insert-presents',
  { orders: list(text()), lines: list(int()), due: list(instant()), handed: list(nullable(instant())) },
  {},
  ({ orders, lines, due, handed }) => raw`
    insert into present (booking_id, line, due_at, handed_at)
    select booking_id, line, due_at, handed_at
    from unnest(${orders}, ${lines}, ${due}, ${handed}) as p (booking_id, line, due_at, handed_at)`,
);

const ofOrderStatement = statement('presents-of-order', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('present')
    .select(['booking_id', 'line', 'due_at', 'handed_at', 'sent_at', 'refused_at'])
    .where('booking_id', '=', booking_id)
    .orderBy('line'),
);

// By hand: what is taken is limited and locked, so that two processes do not take the same.
const handStatement = byHand(
  'hand-over-presents',
  { now: instant(), most: int() },
  { booking_id: text(), line: int() },
  ({ now, most }) => raw`
    update present set handed_at = ${now}
    where (booking_id, line) in (
      select booking_id, line from present
      where handed_at is null and due_at <= ${now} and coalesce(put_off_until, due_at) <= ${now}
      order by due_at limit ${most} for update skip locked
    )
    returning booking_id, line`,
);

const key = { booking_id: text(), line: int() };

const noteSentStatement = statement(
  'note-present-sent',
  { ...key, sent_at: instant() },
  ({ booking_id, line, sent_at }) =>
    build
      .updateTable('present')
      .set({ sent_at })
      .where('booking_id', '=', booking_id)
      .where('line', '=', line)
      .where('sent_at', 'is', null),
);

const noteRefusedStatement = statement(
  'note-present-refused',
  { ...key, refused_at: instant() },
  ({ booking_id, line, refused_at }) =>
    build
      .updateTable('present')
      .set({ refused_at })
      .where('booking_id', '=', booking_id)
      .where('line', '=', line)
      .where('refused_at', 'is', null)
      .returning('line'),
);

const putOffStatement = statement('put-off-presents', { until: instant() }, ({ until }) =>
  build
    .updateTable('present')
    .set({ put_off_until: until })
    .where('handed_at', 'is', null)
    .where('due_at', '<', until)
    .returning('line'),
);

const unsentStatement = statement(
  'unsent-presents',
  { since: instant(), before: instant(), orders: list(text()), lines: list(int()), most: int() },
  ({ since, before, orders, lines, most }) =>
    build
      .selectFrom('present as p')
      .innerJoin('placed_order as o', 'o.booking_id', 'p.booking_id')
      .select(['p.booking_id', 'p.line'])
      .where('p.sent_at', 'is', null)
      .where('p.refused_at', 'is', null)
      .where('p.handed_at', '>=', since)
      .where('p.handed_at', '<', before)
      .where('o.state', '=', 'confirmed')
      .where(raw<SqlBool>`(p.booking_id, p.line) not in (select * from unnest(${orders}, ${lines}))`)
      .orderBy('p.handed_at')
      .limit(most),
);

const dueStatement = statement('presents-due-before', { before: instant() }, ({ before }) =>
  build
    .selectFrom('present')
    .select(['booking_id', 'line'])
    .where('sent_at', 'is', null)
    .where('due_at', '<', before),
);

/** Writes the presents of orders that are there. */
export async function insertPresents(sql: Sql, presents: readonly NewPresent[]): Promise<void> {
  await sql.run(insertStatement, {
    orders: presents.map(({ booking_id }) => booking_id),
    lines: presents.map(({ line }) => line),
    due: presents.map(({ due_at }) => due_at),
    handed: presents.map(({ handed_at }) => handed_at),
  });
}

export function readPresents(sql: Sql, bookingId: string): Promise<PresentRow[]> {
  return sql.all(ofOrderStatement, { booking_id: bookingId });
}

/** Takes what is due and not taken yet, the oldest first. */
export function takeDuePresents(sql: Sql, now: Date, most: number): Promise<PresentKey[]> {
  return sql.all(handStatement, { now, most });
}

export async function setPresentSent(sql: Sql, { booking_id, line }: PresentKey, sent_at: Date) {
  await sql.run(noteSentStatement, { booking_id, line, sent_at });
}

/** @returns whether it was not known before */
export async function setPresentRefused(
  sql: Sql,
  { booking_id, line }: PresentKey,
  refused_at: Date,
): Promise<boolean> {
  return (await sql.first(noteRefusedStatement, { booking_id, line, refused_at })) !== undefined;
}

/** Keeps back what is due before an instant until then. @returns how many */
export async function putOffWaiting(sql: Sql, until: Date): Promise<number> {
  return (await sql.all(putOffStatement, { until })).length;
}

export type UnsentAsked = {
  readonly since: Date;
  readonly before: Date;
  readonly except: readonly PresentKey[];
  readonly most: number;
};

/** Presents that a job took within this time, and that have neither left nor been refused, the oldest first. */
export function readUnsent(sql: Sql, { except, ...asked }: UnsentAsked): Promise<PresentKey[]> {
  return sql.all(unsentStatement, {
    ...asked,
    orders: except.map(({ booking_id }) => booking_id),
    lines: except.map(({ line }) => line),
  });
}

/** Presents that were due before an instant and have not left. */
export function readDueBefore(sql: Sql, before: Date): Promise<PresentKey[]> {
  return sql.all(dueStatement, { before });
}
