// The SQL of slots and holds. `slot.taken` counts every hold that exists, including lapsed ones until a sweep removes
// them, and likewise `slot.planned` leaves out what was kept back and is due (ADR 132). The constraint `slot_not_oversold`
// is the last safeguard.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, instant, instantOrNever, int, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';

export type LockedSlot = {
  /** Position of the claim in the arrays that were passed. */
  claim: number;
  id: number;
  starts_at: Date;
  /** Until when it is sold: its end, or earlier. */
  sold_until: Date;
  capacity: number;
  taken: number;
};

// Every change of slots and holds is written by hand. Which rows a purchase locks, in which order and in how few
// statements, decides how fast the last places of a day are sold.

const stretches = {
  pools: list(text()),
  starts: list(instant()),
  ends: list(instant()),
  chosen: list(boolean()),
};

/** Stretches of time in pools, as lists of the same length. `chosen`: it begins with a slot, as a claim may (`startsAtSlot`). */
export type Stretches = {
  readonly pools: readonly string[];
  readonly starts: readonly Date[];
  readonly ends: readonly Date[];
  readonly chosen: readonly boolean[];
};

// The slots of a pool that overlap a stretch of time: a short range of the index, because no slot is longer than the
// pool's longest. Where a visitor has chosen a time, those that began before it are none of theirs.
function overlappingSlots({ pools, starts, ends, chosen }: Readonly<Record<keyof Stretches, unknown>>) {
  return raw`
    unnest(${pools}, ${starts}, ${ends}, ${chosen}) with ordinality as c (pool_id, starts, ends, chosen, claim)
    join pool p on p.id = c.pool_id
    join slot s on s.pool_id = c.pool_id
      and s.starts_at > c.starts - p.longest_minutes * interval '1 minute'
      and s.starts_at < c.ends
      and s.ends_at > c.starts
      and (s.starts_at >= c.starts or not c.chosen)`;
}

// Locked in the order of ids, so that two carts that want the same slots wait for each other instead of deadlocking.
const lockSlotsStatement = plannedOnce(
  byHand(
    'lock-slots',
    stretches,
    {
      claim: int(),
      id: bigint(),
      starts_at: instant(),
      sold_until: instant(),
      capacity: int(),
      taken: int(),
    },
    (given) => raw`
    select c.claim::int as claim, s.id, s.starts_at, coalesce(s.sold_until, s.ends_at) as sold_until,
      least(s.planned, s.capacity) as capacity, s.taken
    from ${overlappingSlots(given)}
    order by s.id
    for no key update of s`,
  ),
);

const findSlotsStatement = byHand(
  'find-slots',
  stretches,
  { id: bigint() },
  (given) => raw`select distinct s.id from ${overlappingSlots(given)}`,
);

// Where more is taken than is meant to be for sale, the capacity follows what is given back.
function capacityWithout(quantity: unknown, released: unknown = raw`0`) {
  return raw`case when slot.planned is null then slot.capacity
    else greatest(slot.planned + ${released}, slot.taken - ${quantity}) end`;
}

const heldSlotsStatement = statement('held-slots', { cart: text() }, ({ cart }) =>
  build.selectFrom('hold').select('slot_id').where('cart_id', '=', cart),
);

// Holds are locked in the order of slots, here and where a cart keeps its own, which locks no slot. In any other order
// they would sooner or later deadlock.
const sweepSlotsStatement = byHand(
  'sweep-slots',
  { slots: list(bigint()), now: instant() },
  { id: bigint(), taken: int(), capacity: int() },
  ({ slots, now }) => raw`
    with due as (
      select cart_id, slot_id from hold where slot_id = any (${slots}) and expires_at <= ${now}
      order by slot_id, cart_id for update
    ), lapsed as (
      delete from hold using due where hold.cart_id = due.cart_id and hold.slot_id = due.slot_id
      returning hold.slot_id, hold.quantity
    ), released as (
      delete from slot_block where slot_id = any (${slots}) and released_at <= ${now} returning slot_id, places
    ), freed as (
      select slot_id, sum(quantity)::int as quantity, sum(places)::int as places
      from (select slot_id, quantity, 0 as places from lapsed union all select slot_id, 0, places from released) parts
      group by slot_id
    )
    update slot set taken = taken - freed.quantity, planned = planned + freed.places,
      capacity = ${capacityWithout(raw`freed.quantity`, raw`freed.places`)}
    from freed where slot.id = freed.slot_id
    returning slot.id, slot.taken, least(slot.planned, slot.capacity) as capacity`,
);

const insertHoldsStatement = plannedOnce(
  byHand(
    'insert-holds',
    {
      carts: list(text()),
      slots: list(bigint()),
      quantities: list(int()),
      expires: list(instantOrNever()),
    },
    {},
    ({ carts, slots, quantities, expires }) => raw`
    with claimed as (
      select * from unnest(${carts}, ${slots}, ${quantities}, ${expires})
        as c (cart_id, slot_id, quantity, expires_at)
    ), counted as (
      update slot set taken = slot.taken + total.quantity
      from (select slot_id, sum(quantity)::int as quantity from claimed group by slot_id) total
      where slot.id = total.slot_id
    )
    insert into hold (cart_id, slot_id, quantity, expires_at) select cart_id, slot_id, quantity, expires_at from claimed`,
  ),
);

// By hand as above; what the cart holds of a slot already grows.
const addHoldsStatement = byHand(
  'add-holds',
  { carts: list(text()), slots: list(bigint()), quantities: list(int()), expires: list(instantOrNever()) },
  {},
  ({ carts, slots, quantities, expires }) => raw`
    with claimed as (
      select * from unnest(${carts}, ${slots}, ${quantities}, ${expires})
        as c (cart_id, slot_id, quantity, expires_at)
    ), counted as (
      update slot set taken = slot.taken + total.quantity
      from (select slot_id, sum(quantity)::int as quantity from claimed group by slot_id) total
      where slot.id = total.slot_id
    )
    insert into hold (cart_id, slot_id, quantity, expires_at)
    select cart_id, slot_id, quantity, expires_at from claimed
    on conflict (cart_id, slot_id) do update set quantity = hold.quantity + excluded.quantity`,
);

// By hand: a slot counts the same before and after.
const handOverStatement = byHand(
  'hand-over-holds',
  { from: text(), to: text() },
  {},
  ({ from, to }) => raw`
    with own as (delete from hold where cart_id = ${from} returning slot_id, quantity)
    insert into hold (cart_id, slot_id, quantity, expires_at)
    select ${to}, slot_id, quantity, 'infinity' from own
    on conflict (cart_id, slot_id) do update set quantity = hold.quantity + excluded.quantity`,
);

export type NewHold = {
  readonly cartId: string;
  readonly slot: number;
  readonly quantity: number;
  readonly expires: Date | 'infinity';
};

const releaseHoldsStatement = byHand(
  'release-holds',
  { carts: list(text()) },
  { pool_id: text() },
  ({ carts }) => raw`
    with held as (
      select s.id from slot s join hold h on h.slot_id = s.id
      where h.cart_id = any (${carts}) order by s.id for no key update of s
    ), released as (
      delete from hold where cart_id = any (${carts}) and slot_id in (select id from held)
      returning slot_id, quantity
    )
    update slot set taken = slot.taken - freed.quantity, capacity = ${capacityWithout(raw`freed.quantity`)}
    from (select slot_id, sum(quantity)::int as quantity from released group by slot_id) freed
    where slot.id = freed.slot_id
    returning slot.pool_id`,
);

// A sold cart keeps the rest of what it has. Only slots that it holds are touched: others may have come since.
const releasePartStatement = byHand(
  'release-part-of-holds',
  { cart: text(), ...stretches, quantities: list(int()) },
  { pool_id: text() },
  ({ cart, quantities, ...given }) => raw`
    with freed as (
      select h.slot_id, least(h.quantity, sum(q.quantity))::int as quantity
      from ${overlappingSlots(given)}
      join unnest(${quantities}) with ordinality as q (quantity, claim) on q.claim = c.claim
      join hold h on h.slot_id = s.id and h.cart_id = ${cart}
      group by h.slot_id, h.quantity
    ), emptied as (
      delete from hold h using freed f
      where h.cart_id = ${cart} and h.slot_id = f.slot_id and h.quantity = f.quantity
    ), lessened as (
      update hold h set quantity = h.quantity - f.quantity from freed f
      where h.cart_id = ${cart} and h.slot_id = f.slot_id and h.quantity > f.quantity
    )
    update slot set taken = slot.taken - f.quantity, capacity = ${capacityWithout(raw`f.quantity`)}
    from freed f where slot.id = f.slot_id
    returning slot.pool_id`,
);

const keepHoldsStatement = plannedOnce(
  byHand(
    'keep-holds',
    { carts: list(text()) },
    { cart_id: text() },
    ({ carts }) => raw`
    with own as (
      select cart_id, slot_id from hold where cart_id = any (${carts}) order by slot_id, cart_id for update
    )
    update hold set expires_at = 'infinity' from own
    where hold.cart_id = own.cart_id and hold.slot_id = own.slot_id
    returning hold.cart_id`,
  ),
);

// By hand: holds are locked in the common order.
const prolongHoldsStatement = byHand(
  'prolong-holds',
  { cart: text(), expires: instant() },
  { cart_id: text() },
  ({ cart, expires }) => raw`
    with own as (select slot_id from hold where cart_id = ${cart} order by slot_id for update)
    update hold set expires_at = ${expires} from own
    where hold.cart_id = ${cart} and hold.slot_id = own.slot_id and hold.expires_at < ${expires}
    returning hold.cart_id`,
);

const lapsedSlotsStatement = statement('lapsed-slots', { now: instant() }, ({ now }) =>
  build
    .selectFrom('hold')
    .select('slot_id')
    .where('expires_at', '<=', now)
    .where('expires_at', '<', raw<Date>`'infinity'`)
    .union(build.selectFrom('slot_block').select('slot_id').where('released_at', '<=', now))
    .limit(500),
);

const lockByIdStatement = statement('lock-slots-by-id', { slots: list(bigint()) }, ({ slots }) =>
  build.selectFrom('slot').select('id').where('id', '=', any(slots)).orderBy('id').forNoKeyUpdate(),
);

/** The ids of the slots that overlap each stretch of a pool, without locking them. */
export async function findSlots(sql: Sql, given: Stretches): Promise<number[]> {
  return (await sql.all(findSlotsStatement, given)).map(({ id }) => id);
}

/** The ids of the slots on which a cart has a hold, lapsed or not. */
export async function heldSlots(sql: Sql, cartId: string): Promise<number[]> {
  return (await sql.all(heldSlotsStatement, { cart: cartId })).map(({ slot_id }) => slot_id);
}

/** Locks the slots that overlap each stretch of a pool; `claim` counts from 1. */
export function lockSlots(sql: Sql, given: Stretches): Promise<LockedSlot[]> {
  return sql.all(lockSlotsStatement, given);
}

/** Takes lapsed holds, and blocks that are due, off slots that the caller has locked; answers the slots that changed. */
export function sweepSlots(
  sql: Sql,
  slots: readonly number[],
  now: Date,
): Promise<{ id: number; taken: number; capacity: number }[]> {
  return sql.all(sweepSlotsStatement, { slots, now });
}

/** Writes holds and counts them on their slots. */
export async function insertHolds(sql: Sql, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  await sql.run(insertHoldsStatement, {
    carts: holds.map(({ cartId }) => cartId),
    slots: holds.map(({ slot }) => slot),
    quantities: holds.map(({ quantity }) => quantity),
    expires: holds.map(({ expires }) => expires),
  });
}

/** The same for carts that may hold something of these slots already. */
export async function addHolds(sql: Sql, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  await sql.run(addHoldsStatement, {
    carts: holds.map(({ cartId }) => cartId),
    slots: holds.map(({ slot }) => slot),
    quantities: holds.map(({ quantity }) => quantity),
    expires: holds.map(({ expires }) => expires),
  });
}

/** Gives what a cart holds to another one, sold. */
export async function handOver(sql: Sql, from: string, to: string): Promise<void> {
  await sql.run(handOverStatement, { from, to });
}

/** Gives back whatever the carts hold, lapsed or not; answers the pools that changed. */
export async function releaseHolds(sql: Sql, carts: readonly string[]): Promise<string[]> {
  return (await sql.all(releaseHoldsStatement, { carts })).map(({ pool_id }) => pool_id);
}

/**
 * Gives back a part of what a cart holds. The caller has locked all of the cart's slots before.
 * @param quantities for each stretch, taken off every slot of it that the cart holds
 * @returns the pools that changed
 */
export async function releasePart(
  sql: Sql,
  cart: string,
  given: Stretches & { readonly quantities: readonly number[] },
): Promise<string[]> {
  return (await sql.all(releasePartStatement, { cart, ...given })).map(({ pool_id }) => pool_id);
}

/**
 * Turns what carts still hold into sales. Lapsed holds that nobody swept are still counted on their slot, so keeping
 * them takes nothing from anyone.
 * @returns how many holds each cart had; carts without any are missing
 */
export async function keepHolds(sql: Sql, carts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { cart_id } of await sql.all(keepHoldsStatement, { carts }))
    counts.set(cart_id, (counts.get(cart_id) ?? 0) + 1);
  return counts;
}

/** Holds what a cart holds until another instant. @returns how many holds it had */
export async function prolongHolds(sql: Sql, cart: string, expires: Date): Promise<number> {
  return (await sql.all(prolongHoldsStatement, { cart, expires })).length;
}

/** Slots that still count lapsed holds, or blocks that are due. */
export async function lapsedSlots(sql: Sql, now: Date): Promise<number[]> {
  return (await sql.all(lapsedSlotsStatement, { now })).map(({ slot_id }) => slot_id);
}

/** Locks slots in the common order. */
export function lockSlotsById(sql: Sql, slots: readonly number[]): Promise<{ id: number }[]> {
  return sql.all(lockByIdStatement, { slots });
}
