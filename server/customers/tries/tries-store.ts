// The SQL of counted tries (table `counted_tries`): one row for each account or network, shared by all processes.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

type TriesRow = { readonly count: number; readonly ends_at: Date };

// By hand: the statement also decides whether the count continues, for which Kysely would need three `case`s.
const countTryStatement = byHand(
  'count-try',
  { key: text(), now: instant(), ends_at: instant() },
  { count: int(), ends_at: instant() },
  ({ key, now, ends_at }) => raw`
    insert into counted_tries (key, count, ends_at) values (${key}, 1, ${ends_at})
    on conflict (key) do update set
      count = case when counted_tries.ends_at > ${now} then counted_tries.count + 1 else 1 end,
      ends_at = case when counted_tries.ends_at > ${now} then counted_tries.ends_at else excluded.ends_at end
    returning count, ends_at`,
);

const subtractTryStatement = statement('subtract-try', { key: text() }, ({ key }) =>
  build
    .updateTable('counted_tries')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
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

/** Counts one try; an expired count starts again. @param endsAt of a new count */
export async function addTry(sql: Sql, key: string, now: Date, endsAt: Date): Promise<TriesRow> {
  const row = await sql.first(countTryStatement, { key, now, ends_at: endsAt });
  if (!row) throw new Error('a try was not counted');
  return row;
}

export async function subtractTry(sql: Sql, key: string): Promise<void> {
  await sql.run(subtractTryStatement, { key });
}

export async function deleteTries(sql: Sql, key: string): Promise<void> {
  await sql.run(deleteTriesStatement, { key });
}

/** Forgets expired counts. Answers how many, at most `most`. */
export async function sweepTries(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepTriesStatement, { now, most })).length;
}
