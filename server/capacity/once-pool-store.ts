// The SQL of pools that no rule makes: one slot forever, made once. Their kind is their own, so that neither an import
// nor the horizon touches them.
import { json, type Sql, type Statement } from '../platform/database/sql.ts';

/** So much of it can be taken, ever. */
export type OncePool = { readonly id: string; readonly capacity: number };

const RECORDS = 'jsonb_to_recordset($1) as p (id text, capacity int)';

const insertStatement: Statement<never> = {
  name: 'insert-once-pools',
  text: `
    with pools as (
      insert into pool (id, rules, longest_minutes)
      select id, '{"kind": "once"}', (date '3000-01-01' - date '1970-01-01') * 1440 from ${RECORDS}
      on conflict (id) do nothing
    )
    insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity)
    select id, '1970-01-01', '1970-01-01', '2999-12-31', '1970-01-01T00:00:00Z', '3000-01-01T00:00:00Z', capacity
    from ${RECORDS}
    on conflict (pool_id, starts_at) do nothing`,
};

const untouchedStatement: Statement<{ id: number }> = {
  name: 'untouched-once-slots',
  text: `
    select s.id from ${RECORDS} join slot s on s.pool_id = p.id
    where s.taken = 0 and s.capacity <> p.capacity`,
};

const resizeStatement: Statement<never> = {
  name: 'resize-once-slots',
  text: `
    update slot s set capacity = p.capacity from ${RECORDS}
    where s.pool_id = p.id and s.taken = 0 and s.id = any ($2::bigint[])`,
};

const sameSizeStatement: Statement<{ id: string }> = {
  name: 'once-pools-of-size',
  text: `select p.id from ${RECORDS} join slot s on s.pool_id = p.id and s.capacity = p.capacity`,
};

const leftStatement: Statement<{ left: number }> = {
  name: 'left-in-once-pool',
  text: `
    select least(s.capacity, s.capacity - s.taken
      + coalesce((
        select sum(h.quantity) from hold h
        where h.slot_id = s.id and h.expires_at <= $2 and h.expires_at < 'infinity'
      ), 0)
      + coalesce((
        select sum(h.quantity) from hold h
        where h.cart_id = $3 and h.slot_id = s.id and not (h.expires_at <= $2 and h.expires_at < 'infinity')
      ), 0))::int as "left"
    from slot s where s.pool_id = $1 order by s.starts_at limit 1`,
};

const slotsStatement: Statement<{ id: number }> = {
  name: 'once-slots',
  text: 'select id from slot where pool_id = any ($1::text[])',
};

const closeStatement: Statement<{ pool_id: string; left: number }> = {
  name: 'close-once-slots',
  text: `
    with open as (select id, capacity - taken as "left" from slot where id = any ($1::bigint[]))
    update slot set capacity = taken from open where slot.id = open.id
    returning slot.pool_id, open."left"`,
};

/** Makes those that are not there yet, each with its slot. */
export async function insertOncePools(sql: Sql, pools: readonly OncePool[]): Promise<void> {
  await sql.named(insertStatement, [json(pools)]);
}

/** The slots of which nothing is taken and whose capacity is another one. */
export async function findUntouched(sql: Sql, pools: readonly OncePool[]): Promise<number[]> {
  return (await sql.named(untouchedStatement, [json(pools)])).map(({ id }) => id);
}

/** Changes slots that the caller has locked, unless something of them is taken. */
export async function resizeUntouched(
  sql: Sql,
  pools: readonly OncePool[],
  locked: readonly number[],
): Promise<void> {
  await sql.named(resizeStatement, [json(pools), locked]);
}

/** Those of the pools whose capacity is the given one. */
export async function findOfSize(sql: Sql, pools: readonly OncePool[]): Promise<string[]> {
  return (await sql.named(sameSizeStatement, [json(pools)])).map(({ id }) => id);
}

/** What can be taken now, and what the cart holds. */
export async function readLeft(
  sql: Sql,
  pool: string,
  now: Date,
  cartId: string | null,
): Promise<number | undefined> {
  return (await sql.named(leftStatement, [pool, now, cartId]))[0]?.left;
}

/** The slots of the pools. */
export async function findOnceSlots(sql: Sql, pools: readonly string[]): Promise<number[]> {
  return (await sql.named(slotsStatement, [pools])).map(({ id }) => id);
}

/** Leaves of slots that the caller has locked what is taken; answers what was left. */
export function closeOnceSlots(
  sql: Sql,
  locked: readonly number[],
): Promise<{ pool_id: string; left: number }[]> {
  return sql.named(closeStatement, [locked]);
}
