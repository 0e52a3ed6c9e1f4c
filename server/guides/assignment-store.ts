// The SQL of who leads which tour at which time (tables `guide_assignment`, `guide_told`).

import { sql as raw } from 'kysely';
import type { FeeCounts } from '../../domain/guides/guide.ts';
import type { Told } from '../../domain/guides/what-changed.ts';
import type { MuseumDateTime } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

export type AssignmentRow = {
  readonly tour_id: string;
  readonly datetime: string;
  readonly place: number;
  readonly datetime_end: string;
  readonly guide_id: string;
  readonly fee: number;
  readonly fee_counts: FeeCounts;
};

const assignments = build
  .selectFrom('guide_assignment')
  .select(['tour_id', 'datetime', 'place', 'datetime_end', 'guide_id', 'fee', 'fee_counts'])
  .orderBy('datetime')
  .orderBy('tour_id')
  .orderBy('place');

const betweenStatement = statement(
  'assignments-between',
  { from: text(), until: text() },
  ({ from, until }) => assignments.where('datetime', '>=', from).where('datetime', '<', until),
);

const ofGuidesStatement = statement(
  'assignments-of-guides',
  { guides: list(text()), from: text(), until: text() },
  ({ guides, from, until }) =>
    assignments
      .where('guide_id', '=', any(guides))
      .where('datetime', '>=', from)
      .where('datetime', '<', until),
);

const place = { tour_id: text(), datetime: text(), place: int() };

const giveStatement = statement(
  'give-tour-date',
  {
    ...place,
    datetime_end: text(),
    guide_id: text(),
    fee: int(),
    fee_counts: text<FeeCounts>(),
    assigned_at: instant(),
  },
  (assignment) =>
    build
      .insertInto('guide_assignment')
      .values(assignment)
      .onConflict((conflict) => conflict.doNothing())
      .returning('place'),
);

const takeBackStatement = statement(
  'take-back-tour-date',
  { ...place, guide_id: text() },
  ({ tour_id, datetime, place: at, guide_id }) =>
    build
      .deleteFrom('guide_assignment')
      .where('tour_id', '=', tour_id)
      .where('datetime', '=', datetime)
      .where('place', '=', at)
      .where('guide_id', '=', guide_id)
      .returning('place'),
);

const aheadStatement = statement('assignments-ahead', { from: text() }, ({ from }) =>
  build
    .selectFrom('guide_assignment')
    .select(({ fn }) => ['guide_id', fn.count<number>('place').as('count')])
    .where('datetime', '>=', from)
    .groupBy('guide_id'),
);

const toldStatement = statement('told-guide', { guide_id: text() }, ({ guide_id }) =>
  build
    .selectFrom('guide_told')
    .select(['tour_id as tour', 'datetime', 'datetime_end'])
    .where('guide_id', '=', guide_id),
);

const forgetToldStatement = statement('forget-told-guide', { guide_id: text() }, ({ guide_id }) =>
  build.deleteFrom('guide_told').where('guide_id', '=', guide_id),
);

// By hand: Kysely has no insert of unnested lists.
const tellStatement = byHand(
  'tell-guide',
  { guide_id: text(), tours: list(text()), datetimes: list(text()), ends: list(text()) },
  {},
  ({ guide_id, tours, datetimes, ends }) => raw`
    insert into guide_told (guide_id, tour_id, datetime, datetime_end)
    select ${guide_id}, * from unnest(${tours}, ${datetimes}, ${ends}) on conflict do nothing`,
);

/** By time. @param until excluded */
export function assignmentsBetween(
  sql: Sql,
  from: MuseumDateTime,
  until: MuseumDateTime,
): Promise<AssignmentRow[]> {
  return sql.all(betweenStatement, { from, until });
}

/** Of some guides, by time. @param until excluded */
export function assignmentsOf(
  sql: Sql,
  guides: readonly string[],
  from: MuseumDateTime,
  until: MuseumDateTime,
): Promise<AssignmentRow[]> {
  return sql.all(ofGuidesStatement, { guides, from, until });
}

/** False where somebody else has it meanwhile. */
export async function giveDate(sql: Sql, assignment: AssignmentRow, now: Date): Promise<boolean> {
  return (await sql.first(giveStatement, { ...assignment, assigned_at: now })) !== undefined;
}

/** False where this guide does not have it any more. */
export async function takeDateBack(
  sql: Sql,
  taken: Pick<AssignmentRow, 'tour_id' | 'datetime' | 'place' | 'guide_id'>,
): Promise<boolean> {
  return (await sql.first(takeBackStatement, taken)) !== undefined;
}

/** How many tours each guide leads from a time on. */
export async function countAhead(sql: Sql, from: MuseumDateTime): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.all(aheadStatement, { from });
  return new Map(rows.map(({ guide_id, count }) => [guide_id, Number(count)]));
}

/** What a guide was last told. */
export function readTold(sql: Sql, guideId: string): Promise<Told[]> {
  return sql.all(toldStatement, { guide_id: guideId });
}

export async function replaceTold(sql: Sql, guideId: string, told: readonly Told[]): Promise<void> {
  await sql.run(forgetToldStatement, { guide_id: guideId });
  if (told.length === 0) return;
  await sql.run(tellStatement, {
    guide_id: guideId,
    tours: told.map(({ tour }) => tour),
    datetimes: told.map(({ datetime }) => datetime),
    ends: told.map(({ datetime_end }) => datetime_end),
  });
}
