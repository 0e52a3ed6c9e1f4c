// The SQL of counted tries (table `counted_tries`): one row per who or what tries, shared by all processes.
import type { Sql, Statement } from '../platform/database/sql.ts';

type TriesRow = { readonly count: number; readonly ends_at: Date };

const countTryStatement: Statement<TriesRow> = {
  name: 'count-try',
  text: `
    insert into counted_tries (key, count, ends_at) values ($1, 1, $3)
    on conflict (key) do update set
      count = case when counted_tries.ends_at > $2 then counted_tries.count + 1 else 1 end,
      ends_at = case when counted_tries.ends_at > $2 then counted_tries.ends_at else excluded.ends_at end
    returning count, ends_at`,
};

const subtractTryStatement: Statement<never> = {
  name: 'subtract-try',
  text: 'update counted_tries set count = count - 1 where key = $1 and count > 0',
};

const deleteTriesStatement: Statement<never> = {
  name: 'delete-tries',
  text: 'delete from counted_tries where key = $1',
};

const sweepTriesStatement: Statement<{ key: string }> = {
  name: 'sweep-tries',
  text: `
    delete from counted_tries
    where key in (select key from counted_tries where ends_at <= $1 order by ends_at limit $2) and ends_at <= $1
    returning key`,
};

/** Counts one more; a count whose time is over begins again. @param endsAt of a new count */
export async function addTry(sql: Sql, key: string, now: Date, endsAt: Date): Promise<TriesRow> {
  const [row] = await sql.named(countTryStatement, [key, now, endsAt]);
  if (!row) throw new Error('a try was not counted');
  return row;
}

export async function subtractTry(sql: Sql, key: string): Promise<void> {
  await sql.named(subtractTryStatement, [key]);
}

export async function deleteTries(sql: Sql, key: string): Promise<void> {
  await sql.named(deleteTriesStatement, [key]);
}

/** Forgets counts whose time is over. Answers how many, at most `most`. */
export async function sweepTries(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.named(sweepTriesStatement, [now, most])).length;
}
