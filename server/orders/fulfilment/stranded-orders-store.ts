// The orders whose places are in given slots, or that are for given visits, for the museum to write to their buyers.

import { sql as raw } from 'kysely';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

export type StrandedOrder = {
  readonly number: string;
  /** Null once the buyer is forgotten. */
  readonly email: string | null;
  /** Of the visit: a time, or a day. */
  readonly datetime: string;
  readonly places: number;
};

// By hand: a visit holds places of its time, of its day and of its kind of ticket, and is named once, by its time.
const ordersInSlotsStatement = byHand(
  'orders-in-slots',
  { slots: list(bigint()) },
  { number: text(), email: nullable(text()), datetime: text(), places: int() },
  ({ slots }) => raw`
    select distinct on (o.number, s.day) o.number, o.content -> 'buyer' ->> 'email' as email, s.datetime,
      h.quantity as places
    from slot s
    join hold h on h.slot_id = s.id and h.expires_at = 'infinity'
    join placed_order o on o.cart_id = h.cart_id and o.state = 'confirmed'
    where s.id = any (${slots}) and s.pool_id not like 'ticket:%'
    order by o.number, s.day, length(s.datetime) desc, s.datetime`,
);

/** Visits on some days, in whichever of the pools they have their places. */
export type PausedVisits = {
  /** Of the lines of their orders. */
  readonly ids: readonly string[];
  readonly pools: readonly string[];
  readonly from: Day;
  /** Null: without end. */
  readonly to: Day | null;
};

// By hand: the slots lead to the orders, and the lines tell which of them are meant, because events may share a pool.
const ordersForPausedStatement = byHand(
  'orders-for-paused',
  { ids: list(text()), pools: list(text()), firsts: list(day()), lasts: list(nullable(day())) },
  { number: text(), email: nullable(text()), datetime: text(), places: int() },
  ({ ids, pools, firsts, lasts }) => raw`
    select distinct on (o.number, s.day) o.number, o.content -> 'buyer' ->> 'email' as email, s.datetime,
      h.quantity as places
    from unnest(${ids}, ${pools}, ${firsts}, ${lasts}) as paused (id, pool_id, first, last)
    join slot s on s.pool_id = paused.pool_id and s.day >= paused.first and (paused.last is null or s.day <= paused.last)
    join hold h on h.slot_id = s.id and h.expires_at = 'infinity'
    join placed_order o on o.cart_id = h.cart_id and o.state = 'confirmed'
    where exists (
      select from jsonb_array_elements(o.content -> 'lines') as line
      where line ->> 'id' = paused.id and left(line ->> 'datetime', 10) = s.day::text
    )
    order by o.number, s.day, length(s.datetime) desc, s.datetime`,
);

/** Orders for these visits that are not refunded. */
export function ordersForPaused(sql: Sql, paused: readonly PausedVisits[]): Promise<StrandedOrder[]> {
  const rows = paused.flatMap(({ ids, pools, ...days }) =>
    ids.flatMap((id) => pools.map((pool) => ({ id, pool, ...days }))),
  );
  return sql.all(ordersForPausedStatement, {
    ids: rows.map(({ id }) => id),
    pools: rows.map(({ pool }) => pool),
    firsts: rows.map(({ from }) => from),
    lasts: rows.map(({ to }) => to),
  });
}

/** Orders that are not refunded, in the order of their numbers. */
export function ordersInSlots(sql: Sql, slots: readonly number[]): Promise<StrandedOrder[]> {
  return sql.all(ordersInSlotsStatement, { slots });
}
