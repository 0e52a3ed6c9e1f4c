// The SQL that gives places back: of holds that have lapsed, of blocks that are due, and of carts that end or keep less.
// By hand, as in `hold-store.ts`.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, list, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import { overlappingSlots, type Stretches, stretches } from './slot-locks-store.ts';

// Where more is taken than is meant to be for sale, the capacity follows what is given back.
function capacityWithout(quantity: unknown, released: unknown = raw`0`) {
  return raw`case when slot.planned is null then slot.capacity
    else greatest(slot.planned + ${released}, slot.taken - ${quantity}) end`;
}

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

const lapsedSlotsStatement = statement('lapsed-slots', { now: instant() }, ({ now }) =>
  build
    .selectFrom('hold')
    .select('slot_id')
    .where('expires_at', '<=', now)
    .where('expires_at', '<', raw<Date>`'infinity'`)
    .union(build.selectFrom('slot_block').select('slot_id').where('released_at', '<=', now))
    .limit(500),
);

/** Takes lapsed holds, and blocks that are due, off slots that the caller has locked; answers the slots that changed. */
export function sweepSlots(
  sql: Sql,
  slots: readonly number[],
  now: Date,
): Promise<{ id: number; taken: number; capacity: number }[]> {
  return sql.all(sweepSlotsStatement, { slots, now });
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

/** Slots that still count lapsed holds, or blocks that are due. */
export async function lapsedSlots(sql: Sql, now: Date): Promise<number[]> {
  return (await sql.all(lapsedSlotsStatement, { now })).map(({ slot_id }) => slot_id);
}
