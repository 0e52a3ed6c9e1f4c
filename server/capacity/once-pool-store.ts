// The SQL of pools that no slot rule makes: each has one slot, made once and valid forever. They have a separate kind,
// so that neither an import nor the horizon changes them.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

/** `capacity` is all that can ever be taken of it. */
export type OncePool = { readonly id: string; readonly capacity: number };

const given = { ids: list(text()), capacities: list(int()) };

// By hand where pools arrive as lists: any number of them in one statement.
function pools({ ids, capacities }: { ids: unknown; capacities: unknown }) {
  return raw`unnest(${ids}, ${capacities}) as p (id, capacity)`;
}

const insertStatement = byHand(
  'insert-once-pools',
  given,
  {},
  (values) => raw`
    with pools as (
      insert into pool (id, rules, longest_minutes)
      select id, '{"kind": "once"}', (date '3000-01-01' - date '1970-01-01') * 1440 from ${pools(values)}
      on conflict (id) do nothing
    )
    insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity)
    select id, '1970-01-01', '1970-01-01', '2999-12-31', '1970-01-01T00:00:00Z', '3000-01-01T00:00:00Z', capacity
    from ${pools(values)}
    on conflict (pool_id, starts_at) do nothing`,
);

const untouchedStatement = byHand(
  'untouched-once-slots',
  given,
  { id: bigint() },
  (values) => raw`
    select s.id from ${pools(values)} join slot s on s.pool_id = p.id
    where s.taken = 0 and s.capacity <> p.capacity`,
);

const resizeStatement = byHand(
  'resize-once-slots',
  { ...given, locked: list(bigint()) },
  {},
  ({ locked, ...values }) => raw`
    update slot s set capacity = p.capacity from ${pools(values)}
    where s.pool_id = p.id and s.taken = 0 and s.id = any (${locked})`,
);

const setStatement = byHand(
  'set-once-slots',
  given,
  {},
  (values) => raw`
    update slot s set capacity = greatest(p.capacity, s.taken) from ${pools(values)} where s.pool_id = p.id`,
);

const sameSizeStatement = byHand(
  'once-pools-of-size',
  given,
  { id: text() },
  (values) =>
    raw`select p.id from ${pools(values)} join slot s on s.pool_id = p.id and s.capacity = p.capacity`,
);

// By hand: lapsed holds and the cart's own, which `taken` counts, are added in one pass, each time a code is looked up.
const leftStatement = byHand(
  'left-in-once-pool',
  { pool: text(), now: instant(), cart: nullable(text()) },
  { left: int(), capacity: int() },
  ({ pool, now, cart }) => raw`
    select s.capacity, (s.capacity - s.taken
      + coalesce((
        select sum(h.quantity) from hold h
        where h.slot_id = s.id and h.expires_at <= ${now} and h.expires_at < 'infinity'
      ), 0)
      + coalesce((
        select sum(h.quantity) from hold h
        where h.cart_id = ${cart} and h.slot_id = s.id and not (h.expires_at <= ${now} and h.expires_at < 'infinity')
      ), 0))::int as "left"
    from slot s where s.pool_id = ${pool} order by s.starts_at limit 1`,
);

const slotsStatement = statement('once-slots', { pools: list(text()) }, ({ pools }) =>
  build.selectFrom('slot').select('id').where('pool_id', '=', any(pools)),
);

// By hand: what was left is read from the row as it was before the update.
const closeStatement = byHand(
  'close-once-slots',
  { locked: list(bigint()) },
  { pool_id: text(), left: int() },
  ({ locked }) => raw`
    with open as (select id, capacity - taken as "left" from slot where id = any (${locked}))
    update slot set capacity = taken from open where slot.id = open.id
    returning slot.pool_id, open."left"`,
);

/** Adds the pools that do not exist yet, each with its slot. */
export async function insertOncePools(sql: Sql, pools: readonly OncePool[]): Promise<void> {
  await sql.run(insertStatement, valuesOf(pools));
}

function valuesOf(pools: readonly OncePool[]) {
  return { ids: pools.map(({ id }) => id), capacities: pools.map(({ capacity }) => capacity) };
}

/** The slots of which nothing is taken and whose capacity differs from the given one. */
export async function findUntouched(sql: Sql, pools: readonly OncePool[]): Promise<number[]> {
  return (await sql.all(untouchedStatement, valuesOf(pools))).map(({ id }) => id);
}

/** Changes slots that the caller has locked, unless anything of them is taken. */
export async function resizeUntouched(
  sql: Sql,
  pools: readonly OncePool[],
  locked: readonly number[],
): Promise<void> {
  await sql.run(resizeStatement, { ...valuesOf(pools), locked });
}

/** Changes slots that the caller has locked, to no less than is taken of them. */
export async function setOnceSlots(sql: Sql, pools: readonly OncePool[]): Promise<void> {
  await sql.run(setStatement, valuesOf(pools));
}

/** Those of the pools that have the given capacity. */
export async function findOfSize(sql: Sql, pools: readonly OncePool[]): Promise<string[]> {
  return (await sql.all(sameSizeStatement, valuesOf(pools))).map(({ id }) => id);
}

/** What can be taken now, and what the cart holds; and of how much. */
export function readLeft(
  sql: Sql,
  pool: string,
  now: Date,
  cartId: string | null,
): Promise<{ left: number; capacity: number } | undefined> {
  return sql.first(leftStatement, { pool, now, cart: cartId });
}

/** The slots of the pools. */
export async function findOnceSlots(sql: Sql, pools: readonly string[]): Promise<number[]> {
  return (await sql.all(slotsStatement, { pools })).map(({ id }) => id);
}

/** Reduces slots that the caller has locked to what is taken of them; returns what was left. */
export function closeOnceSlots(
  sql: Sql,
  locked: readonly number[],
): Promise<{ pool_id: string; left: number }[]> {
  return sql.all(closeStatement, { locked });
}
