// The SQL of what decisions about slots are about, by the names that people know: an import has no catalogue yet to ask.
import { sql as raw } from 'kysely';
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

export type PoolName = {
  /** Of an event, or of a tour. */
  readonly name: LocalizedText;
  /** The ticket that the pool limits; null where it is not of one kind of ticket. */
  readonly ticket: LocalizedText | null;
  /** A tour's language; null of an event. */
  readonly spoken: string | null;
};

// By hand: what a pool is the places of is asked of four columns at once. What is withdrawn may be decided about, too.
const namesStatement = byHand(
  'names-of-pools',
  { pools: list(text()) },
  {
    pool_id: text(),
    name: jsonb<LocalizedText>(),
    ticket: nullable(jsonb<LocalizedText>()),
    spoken: nullable(text()),
  },
  ({ pools }) => raw`
    select pool_id, name, ticket, spoken from (
      select pool_id, name, null::jsonb as ticket, null as spoken, withdrawn, sequence_no from event
      union all select day_pool_id, name, null, null, withdrawn, sequence_no from event
      union all select t.pool_id, e.name, t.name, null, t.withdrawn, t.sequence_no
        from ticket t join event e on e.id = t.event_id
      union all select pool_id, name, null, language, withdrawn, sequence_no from tour
    ) used
    where pool_id = any(${pools})
    order by withdrawn, sequence_no, pool_id, name::text, spoken`,
);

const housesStatement = statement('names-of-houses', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('venue')
    .select(['id', 'name'])
    .where('id', '=', any(ids))
    .$narrowType<{ name: LocalizedText }>(),
);

/** What each pool is the places of, what is on sale first; nothing for a pool that the programme no longer names. */
export async function namesOfPools(
  sql: Sql,
  pools: readonly string[],
): Promise<ReadonlyMap<string, readonly PoolName[]>> {
  return Map.groupBy(await sql.all(namesStatement, { pools }), ({ pool_id }) => pool_id);
}

export async function namesOfHouses(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LocalizedText>> {
  return new Map((await sql.all(housesStatement, { ids })).map(({ id, name }) => [id, name]));
}
