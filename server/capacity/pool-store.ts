// The SQL of pools and of the slots that their rules make. What is sold is never touched: a slot's capacity does not
// fall below what is taken, and whoever changes slots locks them in the order of ids, as holds do.
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import { json, type Sql, type Statement } from '../platform/database/sql.ts';

export type Pool = { readonly id: string; readonly rules: PoolRules };

export type NewPool = Pool & { readonly longestMinutes: number };

const putPoolsStatement: Statement<never> = {
  name: 'put-pools',
  text: `
    insert into pool (id, rules, longest_minutes)
    select id, rules, "longestMinutes" from jsonb_to_recordset($1) as p (id text, rules jsonb, "longestMinutes" int)
    on conflict (id) do update
    set rules = excluded.rules, longest_minutes = greatest(pool.longest_minutes, excluded.longest_minutes)`,
};

const emptyPoolsStatement: Statement<never> = {
  name: 'empty-other-pools',
  text: `
    update pool set rules = '{"kind": "slots", "rules": []}'
    where rules ->> 'kind' in ('slots', 'run') and id <> all ($1::text[])`,
};

const poolsStatement: Statement<Pool> = {
  name: 'pools-by-rules',
  text: `select id, rules from pool where rules ->> 'kind' in ('slots', 'run') order by id`,
};

export type StoredSlot = {
  id: number;
  pool_id: string;
  datetime: string;
  datetime_end: string;
  /** Milliseconds. */
  starts: number;
  ends: number;
  capacity: number;
  taken: number;
};

const slotsStatement: Statement<StoredSlot> = {
  name: 'slots-not-over',
  text: `
    select id, pool_id, datetime, datetime_end, (extract(epoch from starts_at) * 1000)::float8 as starts,
      (extract(epoch from ends_at) * 1000)::float8 as ends, capacity, taken
    from slot where pool_id = any ($1::text[]) and (ends_at > $2 or pool_id = any ($3::text[]))
    order by id`,
};

export type NewSlot = {
  readonly pool: string;
  readonly day: string;
  readonly datetime: string;
  readonly datetimeEnd: string;
  readonly starts: Date;
  readonly ends: Date;
  readonly capacity: number;
};

const lockSlotsStatement: Statement<never> = {
  name: 'lock-slots-to-change',
  text: `
    with locked as (select from slot where id = any ($1::bigint[]) order by id for update)
    select count(*) from locked`,
};

const addSlotsStatement: Statement<{ count: number }> = {
  name: 'add-slots',
  text: `
    with added as (
      insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity)
      select pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity
      from unnest($1::date[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::int[], $7::text[])
        as s (day, datetime, datetime_end, starts_at, ends_at, capacity, pool_id)
      on conflict (pool_id, starts_at) do nothing
      returning 1
    ) select count(*) as count from added`,
};

const changeSlotsStatement: Statement<{ count: number }> = {
  name: 'change-slots',
  text: `
    with wanted as (
      select * from unnest($1::date[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::int[], $7::bigint[])
        as w (day, datetime, datetime_end, starts_at, ends_at, capacity, id)
    ), changed as (
      update slot set day = w.day, datetime = w.datetime, datetime_end = w.datetime_end, starts_at = w.starts_at,
        ends_at = w.ends_at, capacity = greatest(w.capacity, slot.taken)
      from wanted w
      where slot.id = w.id and (slot.day, slot.datetime, slot.datetime_end, slot.starts_at, slot.ends_at, slot.capacity)
        is distinct from (w.day, w.datetime, w.datetime_end, w.starts_at, w.ends_at, greatest(w.capacity, slot.taken))
      returning 1
    ) select count(*) as count from changed`,
};

const removeSlotsStatement: Statement<{ count: number }> = {
  name: 'remove-slots',
  text: `
    with removed as (
      delete from slot
      where id = any ($1::bigint[]) and taken = 0 and not exists (select from hold h where h.slot_id = slot.id)
      returning 1
    ) select count(*) as count from removed`,
};

const closeSlotsStatement: Statement<{ count: number }> = {
  name: 'close-slots',
  text: `
    with closed as (
      update slot set capacity = taken where id = any ($1::bigint[]) and capacity <> taken
      returning 1
    ) select count(*) as count from closed`,
};

/** Makes or changes these pools; every other pool that came from rules has none any more. */
export async function replacePools(sql: Sql, pools: readonly NewPool[]): Promise<void> {
  await sql.named(putPoolsStatement, [json(pools)]);
  await sql.named(emptyPoolsStatement, [pools.map(({ id }) => id)]);
}

/** Every pool whose slots come from rules. */
export function readPools(sql: Sql): Promise<Pool[]> {
  return sql.named(poolsStatement, []);
}

/**
 * The slots of the pools that are not over.
 * @param whole of these pools also those that are over
 */
export function readSlots(
  sql: Sql,
  pools: readonly string[],
  now: Date,
  whole: readonly string[],
): Promise<StoredSlot[]> {
  return sql.named(slotsStatement, [pools, now, whole]);
}

/** Locks slots in the order of ids, all at once: in any other order, an import and a cart would wait for each other. */
export async function lockSlotsToChange(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.named(lockSlotsStatement, [ids]);
}

/** Adds slots that are not there yet; answers how many. */
export async function addSlots(sql: Sql, slots: readonly NewSlot[]): Promise<number> {
  const [row] = await sql.named(addSlotsStatement, [...columns(slots), slots.map(({ pool }) => pool)]);
  return row?.count ?? 0;
}

function columns(slots: readonly NewSlot[]): unknown[] {
  return [
    slots.map(({ day }) => day),
    slots.map(({ datetime }) => datetime),
    slots.map(({ datetimeEnd }) => datetimeEnd),
    slots.map(({ starts }) => starts),
    slots.map(({ ends }) => ends),
    slots.map(({ capacity }) => capacity),
  ];
}

/** Changes slots that the caller has locked, never below what is taken; answers how many are different now. */
export async function changeSlots(
  sql: Sql,
  slots: readonly (NewSlot & { readonly id: number })[],
): Promise<number> {
  const [row] = await sql.named(changeSlotsStatement, [...columns(slots), slots.map(({ id }) => id)]);
  return row?.count ?? 0;
}

/** Of slots that the caller has locked: removes those of which nothing is taken, sells nothing more of the others. */
export async function retireSlots(
  sql: Sql,
  ids: readonly number[],
): Promise<{ removed: number; closed: number }> {
  const [removed] = await sql.named(removeSlotsStatement, [ids]);
  const [closed] = await sql.named(closeSlotsStatement, [ids]);
  return { removed: removed?.count ?? 0, closed: closed?.count ?? 0 };
}
