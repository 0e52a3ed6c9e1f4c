// The SQL of a customer's own list of orders (table `placed_order`).

import { sql as raw } from 'kysely';
import { Type } from 'typebox';
import type { OrderState } from '../../domain/orders/order.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, jsonb, text } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';
import { readsStored } from '../platform/database/stored-json.ts';

export type ListedOrderRow = {
  booking_id: string;
  number: string;
  state: OrderState;
  total: number;
  confirmed_at: Date;
  /** The product, the heading and the time of each line; no time for lines that are not visits. */
  lines: { id: string; title: string; datetime: string; datetime_end: string }[];
};

// By hand: of each line only its product, its heading and its time are read out of the JSON.
const listOrdersStatement = byHand(
  'list-orders-of-customer',
  { customer: text(), most: int() },
  {
    booking_id: text(),
    number: text(),
    state: text<OrderState>(),
    total: int(),
    confirmed_at: instant(),
    lines: jsonb<ListedOrderRow['lines']>(),
  },
  ({ customer, most }) => raw`
    select o.booking_id, o.number, o.state, o.total, o.confirmed_at,
      (
        select jsonb_agg(jsonb_build_object('id', line ->> 'id', 'title', coalesce(line ->> 'title', line ->> 'eventName'),
          'datetime', coalesce(line ->> 'datetime', ''), 'datetime_end', coalesce(line ->> 'datetime_end', ''))
          order by place)
        from jsonb_array_elements(o.content -> 'lines') with ordinality as l (line, place)
      ) as lines
    from placed_order o
    where o.customer_id = ${customer}
    order by o.confirmed_at desc, o.booking_id
    limit ${most}`,
);

const readLines = readsStored(
  'lines of order',
  Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      datetime: Type.String(),
      datetime_end: Type.String(),
    }),
  ),
);

/** A customer's newest orders, the newest first. */
export async function listOrdersOf(sql: Sql, customerId: string, most: number): Promise<ListedOrderRow[]> {
  const orders = await sql.all(listOrdersStatement, { customer: customerId, most });
  return orders.map((order) => ({ ...order, lines: readLines(order.number, order.lines) }));
}
