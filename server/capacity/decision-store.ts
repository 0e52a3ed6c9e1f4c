// The SQL of what staff decide about slots (ADR 132).
import { sql as raw } from 'kysely';
import type { Release } from '../../domain/capacity/slot-decision.ts';
import type { Cause } from '../../domain/closings/closing.ts';
import type { Sql } from '../platform/database/sql.ts';
import {
  bigint,
  day,
  instant,
  instantOrNever,
  int,
  jsonb,
  list,
  nullable,
  text,
} from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

export type DecisionKind = 'capacity' | 'block' | 'closure' | 'extra';

export type DecisionRow = {
  id: string;
  kind: DecisionKind;
  pools: string[] | null;
  venue_id: string | null;
  first_day: string;
  last_day: string;
  weekdays: number[];
  times: string[];
  places: number | null;
  minutes: number | null;
  release: Release | null;
  name: string;
  made_at: Date;
  /** Why a time is closed; `few`: a tour without enough people. */
  cause: Cause;
  taken_back_at: Date | null;
};

const columns = [
  'id',
  'kind',
  'pools',
  'venue_id',
  'first_day',
  'last_day',
  'weekdays',
  'times',
  'places',
  'minutes',
  'release',
  'name',
  'made_at',
  'cause',
  'taken_back_at',
] as const;

const insertStatement = statement(
  'insert-slot-decision',
  {
    id: text(),
    kind: text<DecisionKind>(),
    pools: nullable(list(text())),
    venue_id: nullable(text()),
    first_day: day(),
    last_day: day(),
    weekdays: list(int()),
    times: list(text()),
    places: nullable(int()),
    minutes: nullable(int()),
    release: nullable(jsonb<Release>()),
    name: text(),
    made_at: instant(),
    cause: text<Cause>(),
  },
  (row) => build.insertInto('slot_decision').values(row),
);

const inForceStatement = statement('slot-decisions-in-force', { today: day() }, ({ today }) =>
  build
    .selectFrom('slot_decision')
    .select(columns)
    .where('last_day', '>=', today)
    .where('taken_back_at', 'is', null)
    .orderBy('number')
    .$narrowType<{ release: Release | null }>(),
);

const byIdStatement = statement('slot-decision', { id: text() }, ({ id }) =>
  build
    .selectFrom('slot_decision')
    .select(columns)
    .where('id', '=', id)
    .$narrowType<{ release: Release | null }>(),
);

const takeBackStatement = statement(
  'take-slot-decision-back',
  { id: text(), now: instant() },
  ({ id, now }) => build.updateTable('slot_decision').set({ taken_back_at: now }).where('id', '=', id),
);

// By hand: what begins a visit in a house is asked of three columns at once. Places that several houses share belong to none.
const poolsOfHousesStatement = byHand(
  'pools-of-houses',
  {},
  { pool_id: text(), venue_id: text() },
  () => raw`
    select pool_id, min(venue_id) as venue_id from (
      select pool_id, venue_id from event where dating = 'slot' and not withdrawn
      union select day_pool_id, venue_id from event where dating = 'day' and not withdrawn
      union select pool_id, venue_id from tour where not withdrawn
    ) used
    where pool_id is not null group by pool_id having count(*) = 1`,
);

const dropBlocksStatement = statement('drop-slot-blocks', { slots: list(bigint()) }, ({ slots }) =>
  build.deleteFrom('slot_block').where('slot_id', '=', any(slots)),
);

// By hand: the blocks of any number of slots in one statement, by what names a slot before it has an id.
const putBlocksStatement = byHand(
  'put-slot-blocks',
  {
    pools: list(text()),
    starts: list(instant()),
    decisions: list(text()),
    places: list(int()),
    released: list(instantOrNever()),
  },
  {},
  ({ pools, starts, decisions, places, released }) => raw`
    insert into slot_block (slot_id, decision_id, places, released_at)
    select s.id, b.decision_id, b.places, b.released_at
    from unnest(${pools}, ${starts}, ${decisions}, ${places}, ${released})
      as b (pool_id, starts_at, decision_id, places, released_at)
    join slot s on s.pool_id = b.pool_id and s.starts_at = b.starts_at
    on conflict (slot_id, decision_id) do update set places = excluded.places, released_at = excluded.released_at`,
);

export async function insertDecision(sql: Sql, { taken_back_at: _, ...row }: DecisionRow): Promise<void> {
  await sql.run(insertStatement, row);
}

/** Those that are not over and not taken back, in the order in which they were made. */
export function readInForce(sql: Sql, today: string): Promise<DecisionRow[]> {
  return sql.all(inForceStatement, { today });
}

export function readDecision(sql: Sql, id: string): Promise<DecisionRow | undefined> {
  return sql.first(byIdStatement, { id });
}

export async function writeTakenBack(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(takeBackStatement, { id, now });
}

/** Where each pool of visits is, if it is in one house alone. */
export async function housesOfPools(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.all(poolsOfHousesStatement);
  return new Map(rows.map(({ pool_id, venue_id }) => [pool_id, venue_id]));
}

export type NewBlock = {
  readonly pool: string;
  readonly starts: Date;
  readonly decision: string;
  readonly places: number;
  readonly until: Date | null;
};

/** Replaces what is kept back of slots that the caller has locked. @param slots their ids, where they had some before */
export async function replaceBlocks(
  sql: Sql,
  slots: readonly number[],
  blocks: readonly NewBlock[],
): Promise<void> {
  if (slots.length > 0) await sql.run(dropBlocksStatement, { slots });
  if (blocks.length === 0) return;
  await sql.run(putBlocksStatement, {
    pools: blocks.map(({ pool }) => pool),
    starts: blocks.map(({ starts }) => starts),
    decisions: blocks.map(({ decision }) => decision),
    places: blocks.map(({ places }) => places),
    released: blocks.map(({ until }) => until ?? ('infinity' as const)),
  });
}
