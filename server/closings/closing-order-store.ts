// The SQL of the orders that a closing concerns (table `closing_order`).
import { sql as raw } from 'kysely';
import { Type } from 'typebox';
import { CAME_IN, type ClosedLine, type Outcome } from '../../domain/closings/closing.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';
import { checkRows } from '../platform/database/stored-json.ts';

export type DecidedBy = 'visitor' | 'deadline';

export type ClosingOrderRow = {
  readonly id: string;
  readonly closing: number;
  readonly booking_id: string;
  readonly number: string;
  readonly language: string;
  readonly lines: readonly ClosedLine[];
  readonly people: number;
  readonly amount: number;
  readonly reachable: boolean;
  readonly until: Date;
  readonly queued_at: Date | null;
  readonly outcome: Outcome | null;
  readonly decided_by: DecidedBy | null;
  readonly decided_at: Date | null;
  readonly back: number;
  readonly moved_to: string | null;
  readonly problem: string;
  /** A person has seen to it, where it waited for one. */
  readonly seen_to_at: Date | null;
};

const StoredOrder = Type.Object({
  lines: Type.Array(Type.Object({ id: Type.String(), datetime: Type.String() })),
});

const orders = build
  .selectFrom('closing_order')
  .selectAll()
  .$narrowType<{ lines: ClosedLine[]; outcome: Outcome | null; decided_by: DecidedBy | null }>();

// By hand: thousands of orders are one statement.
const addOrdersStatement = byHand(
  'add-closing-orders',
  {
    closing: bigint(),
    until: instant(),
    ids: list(text()),
    bookings: list(text()),
    numbers: list(text()),
    languages: list(text()),
    lines: list(text()),
    people: list(int()),
    amounts: list(int()),
    reachable: list(boolean()),
    came_in: list(boolean()),
    now: instant(),
  },
  {},
  (given) => raw`
    insert into closing_order (id, closing, booking_id, number, language, lines, people, amount, reachable, until,
      outcome, decided_at, problem)
    select n.id, ${given.closing}, n.booking_id, n.number, n.language, n.lines::jsonb, n.people, n.amount, n.reachable,
      ${given.until}, case when n.came_in then 'listed' end, case when n.came_in then ${given.now}::timestamptz end,
      case when n.came_in then ${CAME_IN}::text else '' end
    from unnest(${given.ids}, ${given.bookings}, ${given.numbers}, ${given.languages}, ${given.lines}, ${given.people},
      ${given.amounts}, ${given.reachable}, ${given.came_in})
      as n (id, booking_id, number, language, lines, people, amount, reachable, came_in)
    on conflict (closing, booking_id) do nothing`,
);

// By hand: what is written to is locked, and skipped by others who write.
const takeUnwrittenStatement = byHand(
  'take-unwritten-closing-orders',
  { closing: bigint(), now: instant(), most: int() },
  { id: text() },
  ({ closing, now, most }) => raw`
    update closing_order set queued_at = ${now}
    where id in (
      select id from closing_order where closing = ${closing} and queued_at is null and reachable and problem <> ${CAME_IN}
      order by id limit ${most} for update skip locked
    )
    returning id`,
);

const putBackStatement = statement('put-closing-mail-back', { id: text() }, ({ id }) =>
  build.updateTable('closing_order').set({ queued_at: null }).where('id', '=', id),
);

const findOrderStatement = statement('find-closing-order', { id: text() }, ({ id }) =>
  orders.where('id', '=', id),
);

const lockOrderStatement = statement('lock-closing-order', { id: text() }, ({ id }) =>
  orders.where('id', '=', id).forUpdate(),
);

const lockOrdersStatement = statement('lock-closing-orders', { ids: list(text()) }, ({ ids }) =>
  build.selectFrom('closing_order').select('number').where('id', '=', any(ids)).orderBy('id').forUpdate(),
);

const prolongStatement = statement(
  'prolong-closing-order',
  { id: text(), until: instant() },
  ({ id, until }) => build.updateTable('closing_order').set({ until }).where('id', '=', id),
);

const mailLeftStatement = statement('closing-mail-left', { id: text(), kind: text() }, ({ id, kind }) =>
  build.selectFrom('mail').select('kind').where('subject_id', '=', id).where('kind', '=', kind),
);

// By hand: without those whose mail is still to leave, because nobody is decided on before they were asked. None leaves any more
// where all of the order was given back, or nothing of it is for a closed time.
const dueStatement = byHand(
  'due-closing-orders',
  { closing: bigint(), kind: text(), now: instant(), given_up: instant(), most: int() },
  { id: text() },
  ({ closing, kind, now, given_up, most }) => raw`
    select o.id from closing_order o
    where o.closing = ${closing} and o.outcome is null and o.until <= ${now}
      and (not o.reachable or o.queued_at <= ${given_up}
        or exists (select from mail m where m.subject_id = o.id and m.kind = ${kind})
        or not exists (
          select from placed_order p, jsonb_array_elements(p.content -> 'lines') line, jsonb_array_elements(o.lines) closed
          where p.booking_id = o.booking_id and p.state = 'confirmed'
            and line ->> 'id' = closed ->> 'id' and line ->> 'datetime' = closed ->> 'datetime'))
    order by o.id limit ${most}`,
);

const decideStatement = statement(
  'decide-closing-order',
  {
    id: text(),
    outcome: text<Outcome>(),
    decided_by: text<DecidedBy>(),
    decided_at: instant(),
    back: int(),
    moved_to: nullable(text()),
    problem: text(),
  },
  ({ id, ...decided }) => build.updateTable('closing_order').set(decided).where('id', '=', id),
);

const seenToStatement = statement(
  'closing-order-seen-to',
  { closing: bigint(), number: text(), now: instant() },
  ({ closing, number, now }) =>
    build
      .updateTable('closing_order')
      .set({ seen_to_at: now })
      .where('closing', '=', closing)
      .where('number', '=', number)
      .where('outcome', '=', 'listed')
      .returning('id'),
);

const ofBookingStatement = statement('closings-of-booking', { booking_id: text() }, ({ booking_id }) =>
  build.selectFrom('closing_order').select('id').where('booking_id', '=', booking_id),
);

/** The ids of an order's parts in closings, which are those of its mails. */
export async function readClosingsOfBooking(sql: Sql, booking_id: string): Promise<string[]> {
  return (await sql.all(ofBookingStatement, { booking_id })).map(({ id }) => id);
}

export type FoundOrder = Pick<
  ClosingOrderRow,
  'id' | 'booking_id' | 'number' | 'language' | 'lines' | 'people' | 'amount' | 'reachable'
> & {
  /** Somebody was in already: a person sees to it, and it gets no mail. */
  readonly came_in: boolean;
};

/** Those that are there already stay as they are. */
export async function addOrders(
  sql: Sql,
  closing: number,
  { until, now }: { readonly until: Date; readonly now: Date },
  found: readonly FoundOrder[],
): Promise<void> {
  if (found.length === 0) return;
  await sql.run(addOrdersStatement, {
    closing,
    until,
    ids: found.map(({ id }) => id),
    bookings: found.map(({ booking_id }) => booking_id),
    numbers: found.map(({ number }) => number),
    languages: found.map(({ language }) => language),
    lines: found.map(({ lines }) => JSON.stringify(lines)),
    people: found.map(({ people }) => people),
    amounts: found.map(({ amount }) => amount),
    reachable: found.map(({ reachable }) => reachable),
    came_in: found.map(({ came_in }) => came_in),
    now,
  });
}

/** Some of those without a mail, which are from now on those with one. @returns their ids */
export async function takeUnwritten(sql: Sql, closing: number, now: Date, most: number): Promise<string[]> {
  return (await sql.all(takeUnwrittenStatement, { closing, now, most })).map(({ id }) => id);
}

/** Its mail has not left and is to be written again later. */
export async function putMailBack(sql: Sql, id: string): Promise<void> {
  await sql.run(putBackStatement, { id });
}

export async function readClosingOrder(sql: Sql, id: string): Promise<ClosingOrderRow | undefined> {
  return checkedOrder(await sql.first(findOrderStatement, { id }));
}

export async function lockClosingOrder(sql: Sql, id: string): Promise<ClosingOrderRow | undefined> {
  return checkedOrder(await sql.first(lockOrderStatement, { id }));
}

/** @returns their numbers */
export async function lockClosingOrders(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return (await sql.all(lockOrdersStatement, { ids: [...ids] })).map(({ number }) => number);
}

/** Gives an order that is locked longer to answer. */
export async function prolong(sql: Sql, id: string, until: Date): Promise<void> {
  await sql.run(prolongStatement, { id, until });
}

/** @param kind of the mail in the table of mails */
export async function hasMailLeft(sql: Sql, id: string, kind: string): Promise<boolean> {
  return (await sql.first(mailLeftStatement, { id, kind })) !== undefined;
}

/**
 * Some of those whose time to answer is over and that have no outcome, by their ids; without those whose mail has still to leave.
 * @param asked.givenUp mails that were handed over by then are not waited for
 */
export async function dueOrders(
  sql: Sql,
  {
    givenUp: given_up,
    ...asked
  }: {
    readonly closing: number;
    readonly kind: string;
    readonly now: Date;
    readonly givenUp: Date;
    readonly most: number;
  },
): Promise<string[]> {
  return (await sql.all(dueStatement, { ...asked, given_up })).map(({ id }) => id);
}

export type Decided = {
  readonly outcome: Outcome;
  readonly decided_by: DecidedBy;
  readonly back: number;
  readonly moved_to: string | null;
  readonly problem: string;
};

/** What became of an order that is locked. */
export async function saveOutcome(sql: Sql, id: string, decided: Decided, now: Date): Promise<void> {
  await sql.run(decideStatement, { id, decided_at: now, ...decided });
}

/** A person has seen to an order that waited for one. @returns false where none of the kind is there */
export async function noteSeenTo(sql: Sql, closing: number, number: string, now: Date): Promise<boolean> {
  return (await sql.first(seenToStatement, { closing, number, now })) !== undefined;
}

function checkedOrder(row: ClosingOrderRow | undefined): ClosingOrderRow | undefined {
  return row && checkRows('closing_order', StoredOrder, [row])[0];
}
