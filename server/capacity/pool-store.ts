// The SQL of pools whose places come from rules, and of the rules.
import { sql as raw, type SqlBool } from 'kysely';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Sql } from '../platform/database/sql.ts';
import { int, type JsonText, jsonb, list, text } from '../platform/database/sql-type.ts';
import { all, any, build, byHand, statement } from '../platform/database/statement.ts';

export type Pool = { readonly id: string; readonly rules: PoolRules };

export type NewPool = Pool & { readonly longestMinutes: number };

// By hand: any number of pools in one statement.
const putPoolsStatement = byHand(
  'put-pools',
  { ids: list(text()), rules: list(jsonb<PoolRules>()), longest: list(int()) },
  {},
  ({ ids, rules, longest }) => raw`
    insert into pool (id, rules, longest_minutes)
    select id, rules, longest from unnest(${ids}, ${rules}, ${longest}) as p (id, rules, longest)
    on conflict (id) do update
    set rules = excluded.rules, longest_minutes = greatest(pool.longest_minutes, excluded.longest_minutes)`,
);

/** The pool's slots are made from its rules: by time, or one for a whole run. */
const isOfRules = raw<SqlBool>`rules ->> 'kind' in ('slots', 'run')`;

const emptyPoolsStatement = statement('empty-other-pools', { kept: list(text()) }, ({ kept }) =>
  build
    .updateTable('pool')
    .set('rules', raw<JsonText>`'{"kind": "slots", "rules": []}'`)
    .where(isOfRules)
    .where('id', '<>', all(kept)),
);

const poolsStatement = statement('pools-by-rules', {}, () =>
  build
    .selectFrom('pool')
    .select(['id', 'rules'])
    .where(isOfRules)
    .orderBy('id')
    .$narrowType<{ rules: PoolRules }>(),
);

const poolIdsStatement = statement('pool-ids-by-rules', {}, () =>
  build.selectFrom('pool').select('id').where(isOfRules).orderBy('id'),
);

const poolsByIdStatement = statement('pools-by-id', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('pool')
    .select(['id', 'rules'])
    .where(isOfRules)
    .where('id', '=', any(ids))
    .$narrowType<{ rules: PoolRules }>(),
);

/** Adds or changes these pools, and removes the rules of every other pool that had some. */
export async function replacePools(sql: Sql, pools: readonly NewPool[]): Promise<void> {
  const ids = pools.map(({ id }) => id);
  await sql.run(putPoolsStatement, {
    ids,
    rules: pools.map(({ rules }) => rules),
    longest: pools.map(({ longestMinutes }) => longestMinutes),
  });
  await sql.run(emptyPoolsStatement, { kept: ids });
}

/** Every pool whose slots come from rules. */
export function readPools(sql: Sql): Promise<Pool[]> {
  return sql.all(poolsStatement);
}

/** The ids of the same pools. */
export async function readPoolIds(sql: Sql): Promise<string[]> {
  return (await sql.all(poolIdsStatement)).map(({ id }) => id);
}

/** Those of these pools whose slots come from rules. */
export function readPoolsById(sql: Sql, ids: readonly string[]): Promise<Pool[]> {
  return sql.all(poolsByIdStatement, { ids });
}
