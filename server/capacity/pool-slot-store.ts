// The SQL of the slots that the rules of pools make. Sold places are safe: a slot's capacity never falls below what is
// taken. Slots are locked in the order of ids, as holds lock them.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, day, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import { CLOSED } from './closed-slot-store.ts';

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
};

const slotsStatement = statement(
  'slots-not-over',
  { pool: text(), now: instant(), whole: boolean(), after: instant(), most: int() },
  ({ pool, now, whole, after, most }) =>
    build
      .selectFrom('slot')
      .select(['id', 'pool_id', 'datetime', 'datetime_end', 'capacity', 'taken'])
      .select([
        raw<number>`(extract(epoch from starts_at) * 1000)::float8`.as('starts'),
        raw<number>`(extract(epoch from ends_at) * 1000)::float8`.as('ends'),
        raw<number | null>`(extract(epoch from sold_until) * 1000)::float8`.as('sold_until'),
      ])
      .where('pool_id', '=', pool)
      .where('starts_at', '>', after)
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
  readonly capacity: number;
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

const slotTypes = {
  days: list(day()),
  datetimes: list(text()),
  datetimeEnds: list(text()),
  starts: list(instant()),
  ends: list(instant()),
  soldUntil: list(nullable(instant())),
  capacities: list(int()),
};

const addSlotsStatement = byHand(
  'add-slots',
  { ...slotTypes, pools: list(text()) },
  { count: bigint() },
  ({ days, datetimes, datetimeEnds, starts, ends, soldUntil, capacities, pools }) => raw`
    with added as (
      insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity)
      select pool_id, day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity
      from unnest(${days}, ${datetimes}, ${datetimeEnds}, ${starts}, ${ends}, ${soldUntil}, ${capacities}, ${pools})
        as s (day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity, pool_id)
      on conflict (pool_id, starts_at) do nothing
      returning 1
    ) select count(*) as count from added`,
);

const changeSlotsStatement = byHand(
  'change-slots',
  { ...slotTypes, ids: list(bigint()) },
  { count: bigint() },
  ({ days, datetimes, datetimeEnds, starts, ends, soldUntil, capacities, ids }) => raw`
    with wanted as (
      select * from unnest(
        ${days}, ${datetimes}, ${datetimeEnds}, ${starts}, ${ends}, ${soldUntil}, ${capacities}, ${ids}
      ) as w (day, datetime, datetime_end, starts_at, ends_at, sold_until, capacity, id)
    ), changed as (
      update slot set day = w.day, datetime = w.datetime, datetime_end = w.datetime_end, starts_at = w.starts_at,
        ends_at = w.ends_at, sold_until = w.sold_until, capacity = greatest(w.capacity, slot.taken)
      from wanted w
      where slot.id = w.id and (
        slot.day, slot.datetime, slot.datetime_end, slot.starts_at, slot.ends_at, slot.sold_until, slot.capacity
      ) is distinct from (
        w.day, w.datetime, w.datetime_end, w.starts_at, w.ends_at, w.sold_until, greatest(w.capacity, slot.taken)
      )
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
      update slot set capacity = taken, sold_until = ${CLOSED}
      where id = any (${ids}) and (capacity <> taken or sold_until is distinct from ${CLOSED})
      returning 1
    ) select count(*) as count from closed`,
);

/**
 * A pool's slots in order of time, without those that are over.
 * @param asked `after`: only those that begin later; `most`: how many; `whole`: past ones, too
 */
export function readSlots(
  sql: Sql,
  asked: {
    readonly pool: string;
    readonly now: Date;
    readonly whole: boolean;
    readonly after: Date;
    readonly most: number;
  },
): Promise<StoredSlot[]> {
  return sql.all(slotsStatement, asked);
}

/** Locks slots in the order of ids, all at once: in any other order, an import and a cart could deadlock. */
export async function lockSlotsToChange(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.run(lockSlotsStatement, { ids });
}

/** Adds slots that do not exist yet; returns how many. */
export async function addSlots(sql: Sql, slots: readonly NewSlot[]): Promise<number> {
  const pools = slots.map(({ pool }) => pool);
  const row = await sql.first(addSlotsStatement, { ...valuesOf(slots), pools });
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
  };
}

/** Changes slots that the caller has locked, never below what is taken; returns how many have changed. */
export async function changeSlots(
  sql: Sql,
  slots: readonly (NewSlot & { readonly id: number })[],
): Promise<number> {
  const ids = slots.map(({ id }) => id);
  const row = await sql.first(changeSlotsStatement, { ...valuesOf(slots), ids });
  return row?.count ?? 0;
}

/** Takes slots that the caller has locked off sale: removes those of which nothing is taken, and closes the others. */
export async function retireSlots(
  sql: Sql,
  ids: readonly number[],
): Promise<{ removed: number; closed: number }> {
  const removed = await sql.first(removeSlotsStatement, { ids });
  const closed = await sql.first(closeSlotsStatement, { ids });
  return { removed: removed?.count ?? 0, closed: closed?.count ?? 0 };
}
