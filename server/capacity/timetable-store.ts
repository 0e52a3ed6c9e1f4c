// What can be sold from now on, over all pools: for the summary of an import.
import { sql as raw, type SqlBool } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { instant } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';

const timetableStatement = statement('timetable', { now: instant() }, ({ now }) =>
  build
    .selectFrom('slot')
    .innerJoin('pool', 'pool.id', 'slot.pool_id')
    .select(({ fn }) => [
      raw<number>`count(*) filter (where length(datetime) > 10)::float8`.as('times'),
      raw<number>`count(*) filter (where length(datetime) = 10)::float8`.as('days'),
      fn.min('day').as('first'),
      fn.max('day').as('last'),
    ])
    .where(raw<SqlBool>`pool.rules ->> 'kind' = 'slots'`)
    // The limit of one kind of ticket repeats the times of its event.
    .where('pool_id', 'not like', 'ticket:%')
    .where(raw<SqlBool>`coalesce(sold_until, ends_at) > ${now}`)
    .where('capacity', '>', 0),
);

/** What can be sold from now on: times and whole days, and the first and last day; null where there is nothing. */
export type Timetable = {
  readonly times: number;
  readonly days: number;
  readonly first: string | null;
  readonly last: string | null;
};

/** Every slot of every pool that is made by rules and is not over. */
export async function readTimetable(sql: Sql, now: Date): Promise<Timetable> {
  return (await sql.first(timetableStatement, { now })) ?? { times: 0, days: 0, first: null, last: null };
}
