// The SQL of the slots that the rules of pools make. Sold places are safe: a slot's capacity never falls below what is
// taken. Slots are locked in the order of ids, as holds lock them.
import { sql as raw } from 'kysely';
import type { Block } from '../../domain/capacity/slot-decision.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, day, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';
import { CLOSED } from './closed-slot-store.ts';
import { type NewBlock, replaceBlocks } from './decision-store.ts';

export type StoredSlot = {
  id: number;
  pool_id: string;
  datetime: string;
  datetime_end: string;
  /** Milliseconds. */
  starts: number;
  ends: number;
  sold_until: number | null;
  capacity: number;
  taken: number;
  planned: number | null;
  /** What is kept back of it, as `blocksText` writes it. */
  blocks: string;
};

/** What is kept back of a slot, as one text that can be compared. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks
    .map(({ decision, places, until }) => `${decision} ${places} ${until?.getTime() ?? 'never'}`)
    .sort()
    .join();
}

const slotsStatement = statement(
  'slots-not-over',
  {
    pool: text(),
    now: instant(),
    whole: boolean(),
    after: instant(),
    before: instant(),
    most: int(),
  },
  ({ pool, now, whole, after, before, most }) =>
    build
      .selectFrom('slot')
      .select(['id', 'pool_id', 'datetime', 'datetime_end', 'capacity', 'taken', 'planned'])
      .select([
        raw<string>`case when planned is null then '' else coalesce((
          select string_agg(b.decision_id || ' ' || b.places || ' ' || case when b.released_at = 'infinity' then 'never'
            else (extract(epoch from b.released_at) * 1000)::bigint::text end, ',' order by b.decision_id collate "C")
          from slot_block b where b.slot_id = slot.id), '') end`.as('blocks'),
        raw<number>`(extract(epoch from starts_at) * 1000)::float8`.as('starts'),
        raw<number>`(extract(epoch from ends_at) * 1000)::float8`.as('ends'),
        raw<number | null>`(extract(epoch from sold_until) * 1000)::float8`.as('sold_until'),
      ])
      .where('pool_id', '=', pool)
      // Not by days, for which PostgreSQL may read all of a pool and sort it, each time a part of it is asked for.
      .where('starts_at', '>', after)
      .where('starts_at', '<', before)
      .where(({ or, eb }) => or([eb('ends_at', '>', now), eb(whole, '=', true)]))
      .orderBy('starts_at')
      .limit(most),
);

export type NewSlot = {
  readonly pool: string;
  readonly day: string;
  readonly datetime: string;
  readonly datetimeEnd: string;
  readonly starts: Date;
  readonly ends: Date;
  /** Null: until it ends. */
  readonly soldUntil: Date | null;
  /** For sale; below zero where more is kept back than there is. */
  readonly capacity: number;
  readonly blocks: readonly Block[];
  /** By staff. */
  readonly closed: boolean;
};

// By hand, like the statements below: an import writes tens of thousands of slots, each kind of change in one
// statement.
const lockSlotsStatement = byHand(
  'lock-slots-to-change',
  { ids: list(bigint()) },
  { count: bigint() },
  ({ ids }) => raw`
    with locked as (select from slot where id = any (${ids}) order by id for update)
    select count(*) from locked`,
);

const raiseLongestStatement = statement(
  'raise-longest-slot',
  { pools: list(text()), minutes: int() },
  ({ pools, minutes }) =>
    build
      .updateTable('pool')
      .set({ longest_minutes: minutes })
      .where('id', '=', any(pools))
      .where('longest_minutes', '<', minutes),
);

const slotTypes = {
  days: list(day()),
  datetimes: list(text()),
  datetimeEnds: list(text()),
  starts: list(instant()),
  ends: list(instant()),
  soldUntil: list(nullable(instant())),
  capacities: list(int()),
  marked: list(boolean()),
};

const addSlotsStatement = byHand(
  'add-slots',
  { ...slotTypes, pools: list(text()) },
  { count: bigint() },
  ({ days, datetimes, datetimeEnds, starts, ends, soldUntil, capacities, marked, pools }) => raw`
    with added as (
      insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity, planned)
      select pool_id, day, datetime, datetime_end, starts_at, ends_at, sold_until, greatest(capacity, 0),
        case when marked then capacity end
      from unnest(
        ${days}, ${datetimes}, ${datetimeEnds}, ${starts}, ${ends}, ${soldUntil}, ${capacities}, ${marked}, ${pools}
      ) as s (day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity, marked, pool_id)
      on conflict (pool_id, starts_at) do nothing
      returning 1
    ) select count(*) as count from added`,
);

const changeSlotsStatement = byHand(
  'change-slots',
  { ...slotTypes, ids: list(bigint()) },
  { count: bigint() },
  ({ days, datetimes, datetimeEnds, starts, ends, soldUntil, capacities, marked, ids }) => raw`
    with wanted as (
      select * from unnest(
        ${days}, ${datetimes}, ${datetimeEnds}, ${starts}, ${ends}, ${soldUntil}, ${capacities}, ${marked}, ${ids}
      ) as w (day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity, marked, id)
    ), changed as (
      update slot set day = w.day, datetime = w.datetime, datetime_end = w.datetime_end, starts_at = w.starts_at,
        ends_at = w.ends_at, sold_until = w.sold_until, capacity = greatest(w.capacity, slot.taken),
        planned = case when w.marked or w.capacity < slot.taken then w.capacity end
      from wanted w
      where slot.id = w.id and (w.marked or (
        slot.day, slot.datetime, slot.datetime_end, slot.starts_at, slot.ends_at, slot.sold_until, slot.capacity,
        slot.planned
      ) is distinct from (
        w.day, w.datetime, w.datetime_end, w.starts_at, w.ends_at, w.sold_until, greatest(w.capacity, slot.taken),
        case when w.capacity < slot.taken then w.capacity end
      ))
      returning 1
    ) select count(*) as count from changed`,
);

const removeSlotsStatement = byHand(
  'remove-slots',
  { ids: list(bigint()) },
  { count: bigint() },
  ({ ids }) => raw`
    with removed as (
      delete from slot
      where id = any (${ids}) and taken = 0 and not exists (select from hold h where h.slot_id = slot.id)
      returning 1
    ) select count(*) as count from removed`,
);

// Not for sale any more, however many of its places are given back.
const closeSlotsStatement = byHand(
  'close-slots',
  { ids: list(bigint()) },
  { count: bigint() },
  ({ ids }) => raw`
    with closed as (
      update slot set capacity = taken, planned = null, sold_until = ${CLOSED}
      where id = any (${ids})
        and (capacity <> taken or planned is not null or sold_until is distinct from ${CLOSED})
      returning 1
    ) select count(*) as count from closed`,
);

/**
 * A pool's slots in order of time, without those that are over.
 * @param asked `after` and `before`: only those that begin between; `most`: how many; `whole`: past ones, too
 */
export function readSlots(
  sql: Sql,
  asked: {
    readonly pool: string;
    readonly now: Date;
    readonly whole: boolean;
    readonly after: Date;
    readonly before: Date;
    readonly most: number;
  },
): Promise<StoredSlot[]> {
  return sql.all(slotsStatement, asked);
}

/** Locks slots in the order of ids, all at once: in any other order, an import and a cart could deadlock. */
export async function lockSlotsToChange(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.run(lockSlotsStatement, { ids });
}

/** A pool has slots of this length now: what looks for overlaps looks as far back. */
export async function raiseLongest(sql: Sql, pools: readonly string[], minutes: number): Promise<void> {
  await sql.run(raiseLongestStatement, { pools, minutes });
}

/** Adds slots that do not exist yet; returns how many. */
export async function addSlots(sql: Sql, slots: readonly NewSlot[]): Promise<number> {
  const pools = slots.map(({ pool }) => pool);
  const row = await sql.first(addSlotsStatement, { ...valuesOf(slots), pools });
  await replaceBlocks(sql, [], blocksOf(slots));
  return row?.count ?? 0;
}

function valuesOf(slots: readonly NewSlot[]) {
  return {
    days: slots.map(({ day }) => day),
    datetimes: slots.map(({ datetime }) => datetime),
    datetimeEnds: slots.map(({ datetimeEnd }) => datetimeEnd),
    starts: slots.map(({ starts }) => starts),
    ends: slots.map(({ ends }) => ends),
    soldUntil: slots.map(({ soldUntil }) => soldUntil),
    capacities: slots.map(({ capacity }) => capacity),
    marked: slots.map(hasPlanned),
  };
}

/** Whether `planned` is written although no more is taken than that. */
export function hasPlanned({ blocks, closed }: Pick<NewSlot, 'blocks' | 'closed'>): boolean {
  return closed || blocks.length > 0;
}

function blocksOf(slots: readonly NewSlot[]): NewBlock[] {
  return slots.flatMap(({ pool, starts, blocks }) => blocks.map((block) => ({ ...block, pool, starts })));
}

/** Changes slots that the caller has locked, never below what is taken; returns how many have changed. */
export async function changeSlots(
  sql: Sql,
  slots: readonly (NewSlot & { readonly id: number })[],
): Promise<number> {
  const ids = slots.map(({ id }) => id);
  const row = await sql.first(changeSlotsStatement, { ...valuesOf(slots), ids });
  await replaceBlocks(sql, ids, blocksOf(slots));
  return row?.count ?? 0;
}

/** Takes slots that the caller has locked off sale: removes those of which nothing is taken, and closes the others. */
export async function retireSlots(
  sql: Sql,
  ids: readonly number[],
): Promise<{ removed: number; closed: number }> {
  const removed = await sql.first(removeSlotsStatement, { ids });
  const closed = await sql.first(closeSlotsStatement, { ids });
  await replaceBlocks(sql, ids, []);
  return { removed: removed?.count ?? 0, closed: closed?.count ?? 0 };
}
