// The orders whose places are in given slots, for the museum to write to their buyers.

import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, int, list, nullable, text } from '../../platform/database/sql-type.ts';
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

/** Orders that are not refunded, in the order of their numbers. */
export function ordersInSlots(sql: Sql, slots: readonly number[]): Promise<StrandedOrder[]> {
  return sql.all(ordersInSlotsStatement, { slots });
}
