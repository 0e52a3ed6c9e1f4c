// The SQL of closings (table `closing`); that of their orders is in `closing-order-store.ts`.
import { sql as raw } from 'kysely';
import { Type } from 'typebox';
import type { Cause, Choice, Unanswered } from '../../domain/closings/closing.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, day, instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
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
  /** Why the time was closed, which the mails say. */
  readonly cause: Cause;
};

export type ClosingRow = Omit<NewClosing, 'key'> & {
  readonly number: number;
  readonly searched_at: Date | null;
  readonly stopped_at: Date | null;
};

const StoredActor = Type.Union([
  Type.Object({ kind: Type.Literal('staff'), staffId: Type.String(), address: Type.String() }),
  Type.Object({ kind: Type.Literal('command'), user: Type.String() }),
]);
const StoredClosing = Type.Object({
  sentences: Type.Array(Type.Object({ language: Type.String(), text: Type.String() })),
  begun_by: StoredActor,
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
    'cause',
    'searched_at',
    'stopped_at',
  ])
  .$narrowType<{
    offers: Choice[];
    unanswered: Unanswered;
    sentences: Sentence[];
    begun_by: Actor;
    cause: Cause;
  }>();

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
    cause: text<Cause>(),
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

// By hand: with the days that were closed.
const openStatement = byHand(
  'open-closings',
  {},
  { number: bigint(), first_day: day(), last_day: day(), open: int(), listed: int() },
  () => raw`
    select c.number, d.first_day, d.last_day, count(*) filter (where o.outcome is null)::int as open,
      count(o.outcome)::int as listed
    from closing_order o join closing c on c.number = o.closing join slot_decision d on d.id = c.decision_id
    where o.outcome is null or (o.outcome = 'listed' and o.seen_to_at is null)
    group by c.number, d.first_day, d.last_day order by c.number`,
);

export type OpenClosing = {
  readonly number: number;
  readonly first_day: string;
  readonly last_day: string;
  /** Orders without an outcome. */
  readonly open: number;
  /** Orders that wait for a person. */
  readonly listed: number;
};

/** Those in which somebody has not answered yet, or that wait for a person, the oldest first. */
export function readOpenClosings(sql: Sql): Promise<OpenClosing[]> {
  return sql.all(openStatement);
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

function checked(row: ClosingRow | undefined): ClosingRow | undefined {
  return row && checkRows('closing', StoredClosing, [row])[0];
}
