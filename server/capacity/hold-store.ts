// The SQL of holds. `slot.taken` counts every hold that exists, including lapsed ones until a sweep removes them, and likewise
// `slot.planned` leaves out what was kept back and is due (ADR 132). The constraint `slot_not_oversold` is the last safeguard.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, instantOrNever, int, list, text } from '../platform/database/sql-type.ts';
import { build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';

// Every change of slots and holds is written by hand, here and in the files beside. Which rows a purchase locks, in which order
// and in how few statements, decides how fast the last places of a day are sold.

const heldSlotsStatement = statement('held-slots', { cart: text() }, ({ cart }) =>
  build.selectFrom('hold').select('slot_id').where('cart_id', '=', cart),
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

/** The ids of the slots on which a cart has a hold, lapsed or not. */
export async function heldSlots(sql: Sql, cartId: string): Promise<number[]> {
  return (await sql.all(heldSlotsStatement, { cart: cartId })).map(({ slot_id }) => slot_id);
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
