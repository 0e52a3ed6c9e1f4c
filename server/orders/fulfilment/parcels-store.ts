// The SQL of parcels to be sent: merchandise of confirmed orders, found by `placed_order_parcels`.

import { sql as raw } from 'kysely';
import type { Shipping } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, jsonb, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import type { Buyer } from '../content/cart-content.ts';
import { readParts } from '../content/stored-content.ts';
import type { ReturnContent } from '../returns/return-content.ts';

export type ParcelOrderRow = {
  booking_id: string;
  number: string;
  confirmed_at: Date;
  buyer: Buyer;
  /** '' where it was not asked for. */
  phone: string;
  shipping: Shipping | null;
  lines: OrderLine[];
  /** What was given back: for each return, its parts. */
  returned: ReturnContent['parts'][];
  /** Admissions that let nobody in any more. */
  voided: { line: number; number: number }[];
};

// By hand: merchandise is found in the JSON of the order, with exactly the condition of its index.
const parcelOrdersStatement = byHand(
  'parcel-orders',
  { from: instant(), until: instant() },
  {
    booking_id: text(),
    number: text(),
    confirmed_at: instant(),
    buyer: jsonb<Buyer>(),
    phone: text(),
    shipping: nullable(jsonb<Shipping>()),
    lines: jsonb<OrderLine[]>(),
    returned: jsonb<ReturnContent['parts'][]>(),
    voided: jsonb<ParcelOrderRow['voided']>(),
  },
  ({ from, until }) => raw`
    select o.booking_id, o.number, o.confirmed_at, o.content -> 'buyer' as buyer, coalesce(c.details ->> 'phone', '') as phone,
      nullif(o.content -> 'shipping', 'null') as shipping, o.content -> 'lines' as lines,
      coalesce((select jsonb_agg(r.content -> 'parts') from order_return r where r.booking_id = o.booking_id), '[]') as returned,
      coalesce((
        select jsonb_agg(jsonb_build_object('line', a.line, 'number', a.number)) from admission a
        where a.booking_id = o.booking_id and a.void_at is not null
      ), '[]') as voided
    from placed_order o left join customer c on c.id = o.customer_id
    where o.state = 'confirmed' and o.content @> '{"lines": [{"type": "merchandise"}]}'
      and o.confirmed_at >= ${from} and o.confirmed_at < ${until}
    order by o.confirmed_at, o.number`,
);

/** Orders with merchandise that were confirmed in a span of time, its end excluded. */
export async function readParcelOrders(sql: Sql, from: Date, until: Date): Promise<ParcelOrderRow[]> {
  const rows = await sql.all(parcelOrdersStatement, { from, until });
  return rows.map(readParts);
}
