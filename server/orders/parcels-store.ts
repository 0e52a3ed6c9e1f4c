// The SQL of what is to be sent: merchandise of confirmed orders, found by `placed_order_parcels`.

import type { Shipping } from '../../domain/orders/order.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import type { Buyer } from './cart-content.ts';
import { upgradeLine } from './upgrade-line.ts';

export type ParcelOrderRow = {
  number: string;
  confirmed_at: Date;
  buyer: Buyer;
  /** '' where it was not asked for. */
  phone: string;
  shipping: Shipping | null;
  lines: OrderLine[];
};

const parcelOrdersStatement: Statement<ParcelOrderRow> = {
  name: 'parcel-orders',
  text: `
    select o.number, o.confirmed_at, o.content -> 'buyer' as buyer, coalesce(c.details ->> 'phone', '') as phone,
      nullif(o.content -> 'shipping', 'null') as shipping, o.content -> 'lines' as lines
    from placed_order o left join customer c on c.id = o.customer_id
    where o.state = 'confirmed' and o.content @> '{"lines": [{"type": "merchandise"}]}'
      and o.confirmed_at >= $1 and o.confirmed_at < $2
    order by o.confirmed_at, o.number`,
};

/** Orders with merchandise that were confirmed in a span of time, its end excluded. */
export async function readParcelOrders(sql: Sql, from: Date, until: Date): Promise<ParcelOrderRow[]> {
  const rows = await sql.named(parcelOrdersStatement, [from, until]);
  return rows.map((row) => ({ ...row, lines: row.lines.map(upgradeLine) }));
}
