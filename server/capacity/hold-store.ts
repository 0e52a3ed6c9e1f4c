// The SQL of slots and holds. `slot.taken` counts every hold that exists, lapsed ones too, until a sweep removes them;
// the constraint `slot_not_oversold` stands behind all of it.
import type { Sql, Statement } from '../platform/database/sql.ts';

export type LockedSlot = {
  /** Position of the claim in the arrays that were passed. */
  claim: number;
  id: number;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  taken: number;
};

// The slots of a pool that overlap a stretch of time: a short range of the index, because no slot is longer than the
// pool's longest.
const overlappingSlots = `
  unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) with ordinality as c (pool_id, starts, ends, claim)
  join pool p on p.id = c.pool_id
  join slot s on s.pool_id = c.pool_id
    and s.starts_at > c.starts - p.longest_minutes * interval '1 minute'
    and s.starts_at < c.ends
    and s.ends_at > c.starts`;

// Locked in the order of ids, so that two carts that want the same slots wait for each other instead of dying.
const lockSlotsStatement: Statement<LockedSlot> = {
  name: 'lock-slots',
  text: `
    select c.claim::int as claim, s.id, s.starts_at, s.ends_at, s.capacity, s.taken
    from ${overlappingSlots}
    order by s.id
    for no key update of s`,
};

const findSlotsStatement: Statement<{ id: number }> = {
  name: 'find-slots',
  text: `select distinct s.id from ${overlappingSlots}`,
};

const heldSlotsStatement: Statement<{ slot_id: number }> = {
  name: 'held-slots',
  text: 'select slot_id from hold where cart_id = $1',
};

// Holds are locked in the order of slots, here and where a cart keeps its own, which locks no slot: in the order in which
// they happen to lie, each would sooner or later wait for the other.
const sweepSlotsStatement: Statement<{ id: number; taken: number }> = {
  name: 'sweep-slots',
  text: `
    with due as (
      select cart_id, slot_id from hold where slot_id = any ($1::bigint[]) and expires_at <= $2
      order by slot_id, cart_id for update
    ), lapsed as (
      delete from hold using due where hold.cart_id = due.cart_id and hold.slot_id = due.slot_id
      returning hold.slot_id, hold.quantity
    )
    update slot set taken = taken - freed.quantity
    from (select slot_id, sum(quantity)::int as quantity from lapsed group by slot_id) freed
    where slot.id = freed.slot_id
    returning slot.id, slot.taken`,
};

const insertHoldsStatement: Statement<never> = {
  name: 'insert-holds',
  text: `
    with claimed as (
      select * from unnest($1::text[], $2::bigint[], $3::int[], $4::timestamptz[])
        as c (cart_id, slot_id, quantity, expires_at)
    ), counted as (
      update slot set taken = slot.taken + total.quantity
      from (select slot_id, sum(quantity)::int as quantity from claimed group by slot_id) total
      where slot.id = total.slot_id
    )
    insert into hold (cart_id, slot_id, quantity, expires_at) select cart_id, slot_id, quantity, expires_at from claimed`,
};

export type NewHold = {
  readonly cartId: string;
  readonly slot: number;
  readonly quantity: number;
  readonly expires: Date | 'infinity';
};

const releaseHoldsStatement: Statement<{ pool_id: string }> = {
  name: 'release-holds',
  text: `
    with held as (
      select s.id from slot s join hold h on h.slot_id = s.id
      where h.cart_id = any ($1::text[]) order by s.id for no key update of s
    ), released as (
      delete from hold where cart_id = any ($1::text[]) and slot_id in (select id from held)
      returning slot_id, quantity
    )
    update slot set taken = slot.taken - freed.quantity
    from (select slot_id, sum(quantity)::int as quantity from released group by slot_id) freed
    where slot.id = freed.slot_id
    returning slot.pool_id`,
};

const keepHoldsStatement: Statement<{ slot_id: number }> = {
  name: 'keep-holds',
  text: `
    with own as (select slot_id from hold where cart_id = $1 order by slot_id for update)
    update hold set expires_at = 'infinity' from own
    where hold.cart_id = $1 and hold.slot_id = own.slot_id
    returning hold.slot_id`,
};

const lapsedSlotsStatement: Statement<{ slot_id: number }> = {
  name: 'lapsed-slots',
  text: `select distinct slot_id from hold where expires_at <= $1 and expires_at < 'infinity' limit 500`,
};

const lockByIdStatement: Statement<{ id: number }> = {
  name: 'lock-slots-by-id',
  text: 'select id from slot where id = any ($1::bigint[]) order by id for no key update',
};

/** The ids of the slots that overlap each stretch of a pool, without locking them. */
export async function findSlots(
  sql: Sql,
  pools: readonly string[],
  starts: readonly Date[],
  ends: readonly Date[],
): Promise<number[]> {
  return (await sql.named(findSlotsStatement, [pools, starts, ends])).map(({ id }) => id);
}

/** The ids of the slots on which a cart has a hold, lapsed or not. */
export async function heldSlots(sql: Sql, cartId: string): Promise<number[]> {
  return (await sql.named(heldSlotsStatement, [cartId])).map(({ slot_id }) => slot_id);
}

/** Locks the slots that overlap each stretch of a pool; `claim` counts from 1. */
export function lockSlots(
  sql: Sql,
  pools: readonly string[],
  starts: readonly Date[],
  ends: readonly Date[],
): Promise<LockedSlot[]> {
  return sql.named(lockSlotsStatement, [pools, starts, ends]);
}

/** Takes lapsed holds off slots that the caller has locked; answers the slots that changed. */
export function sweepSlots(
  sql: Sql,
  slots: readonly number[],
  now: Date,
): Promise<{ id: number; taken: number }[]> {
  return sql.named(sweepSlotsStatement, [slots, now]);
}

/** Writes holds and counts them on their slots. */
export async function insertHolds(sql: Sql, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  await sql.named(insertHoldsStatement, [
    holds.map(({ cartId }) => cartId),
    holds.map(({ slot }) => slot),
    holds.map(({ quantity }) => quantity),
    holds.map(({ expires }) => expires),
  ]);
}

/** Gives back whatever the carts hold, lapsed or not; answers the pools that changed. */
export async function releaseHolds(sql: Sql, carts: readonly string[]): Promise<string[]> {
  return (await sql.named(releaseHoldsStatement, [carts])).map(({ pool_id }) => pool_id);
}

/** Turns what the cart still holds into a sale; answers how many holds there were. Lapsed ones that nobody swept are
 * still counted on their slot, so keeping them takes nothing from anyone. */
export async function keepHolds(sql: Sql, cartId: string): Promise<number> {
  return (await sql.named(keepHoldsStatement, [cartId])).length;
}

/** Slots on which lapsed holds still lie. */
export async function lapsedSlots(sql: Sql, now: Date): Promise<number[]> {
  return (await sql.named(lapsedSlotsStatement, [now])).map(({ slot_id }) => slot_id);
}

/** Locks slots in the common order. */
export function lockSlotsById(sql: Sql, slots: readonly number[]): Promise<{ id: number }[]> {
  return sql.named(lockByIdStatement, [slots]);
}
