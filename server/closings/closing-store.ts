// The SQL of closings (tables `closing` and `closing_order`).
import { sql as raw } from 'kysely';
import { Type } from 'typebox';
import type { Choice, ClosedLine, Outcome, Unanswered } from '../../domain/closings/closing.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { Sql } from '../platform/database/sql.ts';
import {
  bigint,
  boolean,
  day,
  instant,
  int,
  jsonb,
  list,
  nullable,
  text,
} from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import { checkRows } from '../platform/database/stored-json.ts';

export type Sentence = { readonly language: string; readonly text: string };

export type NewClosing = {
  readonly key: string;
  readonly decision_id: string;
  readonly offers: readonly Choice[];
  readonly unanswered: Unanswered;
  readonly deadline: Date;
  readonly sentences: readonly Sentence[];
  readonly begun_by: Actor;
  readonly made_at: Date;
};

export type ClosingRow = Omit<NewClosing, 'key'> & {
  readonly number: number;
  readonly searched_at: Date | null;
  readonly stopped_at: Date | null;
};

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
};

const StoredActor = Type.Union([
  Type.Object({ kind: Type.Literal('staff'), staffId: Type.String(), address: Type.String() }),
  Type.Object({ kind: Type.Literal('command'), user: Type.String() }),
]);
const StoredClosing = Type.Object({
  sentences: Type.Array(Type.Object({ language: Type.String(), text: Type.String() })),
  begun_by: StoredActor,
});
const StoredOrder = Type.Object({
  lines: Type.Array(Type.Object({ id: Type.String(), datetime: Type.String() })),
});

const closings = build
  .selectFrom('closing')
  .select([
    'number',
    'decision_id',
    'offers',
    'unanswered',
    'deadline',
    'sentences',
    'begun_by',
    'made_at',
    'searched_at',
    'stopped_at',
  ])
  .$narrowType<{ offers: Choice[]; unanswered: Unanswered; sentences: Sentence[]; begun_by: Actor }>();

const orders = build
  .selectFrom('closing_order')
  .selectAll()
  .$narrowType<{ lines: ClosedLine[]; outcome: Outcome | null; decided_by: DecidedBy | null }>();

const insertStatement = statement(
  'insert-closing',
  {
    key: text(),
    decision_id: text(),
    offers: list(text()),
    unanswered: text(),
    deadline: instant(),
    sentences: jsonb(),
    begun_by: jsonb(),
    made_at: instant(),
  },
  (row) =>
    build
      .insertInto('closing')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('number'),
);

const findStatement = statement('find-closing', { number: bigint() }, ({ number }) =>
  closings.where('number', '=', number),
);

const ofDecisionStatement = statement('closing-of-decision', { decision: text() }, ({ decision }) =>
  closings.where('decision_id', '=', decision),
);

const lockStatement = statement('lock-closing', { number: bigint() }, ({ number }) =>
  closings.where('number', '=', number).forUpdate(),
);

const listStatement = statement('list-closings', { before: bigint(), most: int() }, ({ before, most }) =>
  closings.where('number', '<', before).orderBy('number', 'desc').limit(most),
);

// By hand: an order may be bought or paid as long as the day that was closed is not over.
const goingOnStatement = byHand(
  'closings-going-on',
  { day: day() },
  { number: bigint() },
  ({ day: today }) => raw`
    select c.number from closing c join slot_decision d on d.id = c.decision_id
    where c.stopped_at is null and (d.last_day >= ${today}
      or exists (select from closing_order o where o.closing = c.number and o.outcome is null))
    order by c.number`,
);

const searchedStatement = statement(
  'closing-searched',
  { number: bigint(), searched_at: instant() },
  ({ number, searched_at }) => build.updateTable('closing').set({ searched_at }).where('number', '=', number),
);

const stopStatement = statement(
  'stop-closing',
  { number: bigint(), stopped_at: nullable(instant()) },
  ({ number, stopped_at }) => build.updateTable('closing').set({ stopped_at }).where('number', '=', number),
);

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
  },
  {},
  (given) => raw`
    insert into closing_order (id, closing, booking_id, number, language, lines, people, amount, reachable, until)
    select n.id, ${given.closing}, n.booking_id, n.number, n.language, n.lines::jsonb, n.people, n.amount, n.reachable,
      ${given.until}
    from unnest(${given.ids}, ${given.bookings}, ${given.numbers}, ${given.languages}, ${given.lines}, ${given.people},
      ${given.amounts}, ${given.reachable}) as n (id, booking_id, number, language, lines, people, amount, reachable)
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
      select id from closing_order where closing = ${closing} and queued_at is null and reachable
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

const dueStatement = statement(
  'due-closing-orders',
  { closing: bigint(), now: instant(), most: int() },
  ({ closing, now, most }) =>
    build
      .selectFrom('closing_order')
      .select('id')
      .where('closing', '=', closing)
      .where('outcome', 'is', null)
      .where('until', '<=', now)
      .orderBy('id')
      .limit(most),
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

// By hand: sums of one closing, with the mails that have left.
const sumsStatement = byHand(
  'sums-of-closings',
  { numbers: list(bigint()), kind: text() },
  {
    closing: bigint(),
    outcome: nullable(text<Outcome>()),
    decided_by: nullable(text<DecidedBy>()),
    orders: int(),
    people: int(),
    amount: int(),
    back: int(),
    unreachable: int(),
    queued: int(),
    written: int(),
  },
  ({ numbers, kind }) => raw`
    select o.closing, o.outcome, o.decided_by, count(*)::int as orders, sum(o.people)::int as people,
      sum(o.amount)::int as amount, sum(o.back)::int as back, count(*) filter (where not o.reachable)::int as unreachable,
      count(o.queued_at)::int as queued, count(m.subject_id)::int as written
    from closing_order o left join mail m on m.subject_id = o.id and m.kind = ${kind}
    where o.closing = any (${numbers})
    group by o.closing, o.outcome, o.decided_by`,
);

// By hand: with whether its mail has left.
const ordersStatement = byHand(
  'list-closing-orders',
  { closing: bigint(), kind: text(), only: text<'open' | 'listed' | ''>(), after: text(), most: int() },
  {
    number: text(),
    language: text(),
    people: int(),
    amount: int(),
    reachable: boolean(),
    written: boolean(),
    outcome: nullable(text<Outcome>()),
    decided_by: nullable(text<DecidedBy>()),
    decided_at: nullable(instant()),
    back: int(),
    moved_to: nullable(text()),
    problem: text(),
  },
  ({ closing, kind, only, after, most }) => raw`
    select o.number, o.language, o.people, o.amount, o.reachable, m.subject_id is not null as written, o.outcome,
      o.decided_by, o.decided_at, o.back, o.moved_to, o.problem
    from closing_order o left join mail m on m.subject_id = o.id and m.kind = ${kind}
    where o.closing = ${closing} and o.number > ${after}
      and case ${only} when 'open' then o.outcome is null when 'listed' then o.outcome = 'listed' else true end
    order by o.number limit ${most}`,
);

// By hand: with the days that were closed.
const openStatement = byHand(
  'open-closings',
  {},
  { number: bigint(), first_day: day(), last_day: day(), open: int() },
  () => raw`
    select c.number, d.first_day, d.last_day, count(*)::int as open
    from closing_order o join closing c on c.number = o.closing join slot_decision d on d.id = c.decision_id
    where o.outcome is null
    group by c.number, d.first_day, d.last_day order by c.number`,
);

const ofBookingStatement = statement('closings-of-booking', { booking_id: text() }, ({ booking_id }) =>
  build.selectFrom('closing_order').select('id').where('booking_id', '=', booking_id),
);

export type OpenClosing = {
  readonly number: number;
  readonly first_day: string;
  readonly last_day: string;
  /** Orders without an outcome. */
  readonly open: number;
};

/** Those in which somebody has not answered yet, the oldest first. */
export function readOpenClosings(sql: Sql): Promise<OpenClosing[]> {
  return sql.all(openStatement);
}

/** The ids of an order's parts in closings, which are those of its mails. */
export async function readClosingsOfBooking(sql: Sql, booking_id: string): Promise<string[]> {
  return (await sql.all(ofBookingStatement, { booking_id })).map(({ id }) => id);
}

/** @returns its number; undefined where the decision has one already, or it was begun under this key before */
export async function insertClosing(sql: Sql, row: NewClosing): Promise<number | undefined> {
  return (await sql.first(insertStatement, { ...row, offers: [...row.offers] }))?.number;
}

export async function readClosing(sql: Sql, number: number): Promise<ClosingRow | undefined> {
  return checked(await sql.first(findStatement, { number }));
}

export async function readClosingOf(sql: Sql, decision: string): Promise<ClosingRow | undefined> {
  return checked(await sql.first(ofDecisionStatement, { decision }));
}

/** It stays as it is until the transaction ends. */
export async function lockClosing(sql: Sql, number: number): Promise<ClosingRow | undefined> {
  return checked(await sql.first(lockStatement, { number }));
}

/** The newest first. */
export async function readClosings(sql: Sql, before: number, most: number): Promise<ClosingRow[]> {
  return checkRows('closing', StoredClosing, await sql.all(listStatement, { before, most }));
}

/** The numbers of those for which something may be to do. */
export async function closingsGoingOn(sql: Sql, today: string): Promise<number[]> {
  return (await sql.all(goingOnStatement, { day: today })).map(({ number }) => number);
}

export async function noteSearched(sql: Sql, number: number, searched_at: Date): Promise<void> {
  await sql.run(searchedStatement, { number, searched_at });
}

/** @param stopped_at null: it goes on */
export async function saveStopped(sql: Sql, number: number, stopped_at: Date | null): Promise<void> {
  await sql.run(stopStatement, { number, stopped_at });
}

export type FoundOrder = Pick<
  ClosingOrderRow,
  'id' | 'booking_id' | 'number' | 'language' | 'lines' | 'people' | 'amount' | 'reachable'
>;

/** Those that are there already stay as they are. */
export async function addOrders(
  sql: Sql,
  closing: number,
  until: Date,
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

/** Some of those whose time to answer is over and that have no outcome, by their ids. */
export async function dueOrders(sql: Sql, closing: number, now: Date, most: number): Promise<string[]> {
  return (await sql.all(dueStatement, { closing, now, most })).map(({ id }) => id);
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

export type ClosingSum = Awaited<ReturnType<typeof sumClosings>>[number];

/** By outcome and by whom it was decided. @param kind of the mail in the table of mails */
export function sumClosings(sql: Sql, numbers: readonly number[], kind: string) {
  return sql.all(sumsStatement, { numbers, kind });
}

/** In the order of their numbers. */
export function readClosingOrders(
  sql: Sql,
  asked: {
    readonly closing: number;
    readonly kind: string;
    readonly only: 'open' | 'listed' | '';
    readonly after: string;
    readonly most: number;
  },
) {
  return sql.all(ordersStatement, asked);
}

function checked(row: ClosingRow | undefined): ClosingRow | undefined {
  return row && checkRows('closing', StoredClosing, [row])[0];
}

function checkedOrder(row: ClosingOrderRow | undefined): ClosingOrderRow | undefined {
  return row && checkRows('closing_order', StoredOrder, [row])[0];
}
