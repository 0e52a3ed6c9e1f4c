// The SQL of counted tries (table `counted_tries`): one row for each account or network, shared by all processes.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

type TriesRow = { readonly count: number; readonly ends_at: Date };

// By hand: the statement also decides whether the count continues, for which Kysely would need three `case`s.
const countTryStatement = byHand(
  'count-try',
  { key: text(), now: instant(), ends_at: instant(), by: int() },
  { count: int(), ends_at: instant() },
  ({ key, now, ends_at, by }) => raw`
    insert into counted_tries (key, count, ends_at) values (${key}, ${by}, ${ends_at})
    on conflict (key) do update set
      count = case when counted_tries.ends_at > ${now} then counted_tries.count + ${by} else ${by} end,
      ends_at = case when counted_tries.ends_at > ${now} then counted_tries.ends_at else excluded.ends_at end
    returning count, ends_at`,
);

const subtractTryStatement = statement('subtract-try', { key: text(), by: int() }, ({ key, by }) =>
  build
    .updateTable('counted_tries')
    .set(({ eb, fn }) => ({ count: fn<number>('greatest', [eb('count', '-', by), eb.lit(0)]) }))
    .where('key', '=', key)
    .where('count', '>', 0),
);

const deleteTriesStatement = statement('delete-tries', { key: text() }, ({ key }) =>
  build.deleteFrom('counted_tries').where('key', '=', key),
);

const sweepTriesStatement = statement('sweep-tries', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('counted_tries')
    .where('key', 'in', (db) =>
      db
        .selectFrom('counted_tries as ended')
        .select('ended.key')
        .where('ended.ends_at', '<=', now)
        .orderBy('ended.ends_at')
        .limit(most),
    )
    .where('ends_at', '<=', now)
    .returning('key'),
);

/** Counts one try, or several; an expired count starts again. @param endsAt of a new count */
export async function addTry(sql: Sql, key: string, now: Date, endsAt: Date, by = 1): Promise<TriesRow> {
  const row = await sql.first(countTryStatement, { key, now, ends_at: endsAt, by });
  if (!row) throw new Error('a try was not counted');
  return row;
}

export async function subtractTry(sql: Sql, key: string, by: number): Promise<void> {
  await sql.run(subtractTryStatement, { key, by });
}

export async function deleteTries(sql: Sql, key: string): Promise<void> {
  await sql.run(deleteTriesStatement, { key });
}

/** Forgets expired counts. Answers how many, at most `most`. */
export async function sweepTries(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepTriesStatement, { now, most })).length;
}
