// The SQL of a customer's own list of orders (table `placed_order`).

import type { OrderState } from '../../domain/orders/order.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';

export type ListedOrderRow = {
  booking_id: string;
  number: string;
  state: OrderState;
  total: number;
  confirmed_at: Date;
  /** The heading and the time of each line; '' for what is no visit. */
  lines: { title: string; datetime: string; datetime_end: string }[];
};

const listOrdersStatement: Statement<ListedOrderRow> = {
  name: 'list-orders-of-customer',
  text: `
    select o.booking_id, o.number, o.state, o.total, o.confirmed_at,
      (
        select jsonb_agg(jsonb_build_object('title', coalesce(line ->> 'title', line ->> 'eventName'),
          'datetime', coalesce(line ->> 'datetime', ''), 'datetime_end', coalesce(line ->> 'datetime_end', ''))
          order by place)
        from jsonb_array_elements(o.content -> 'lines') with ordinality as l (line, place)
      ) as lines
    from placed_order o
    where o.customer_id = $1
    order by o.confirmed_at desc, o.booking_id
    limit $2`,
};

/** A customer's newest orders, the newest first. */
export function listOrdersOf(sql: Sql, customerId: string, most: number): Promise<ListedOrderRow[]> {
  return sql.named(listOrdersStatement, [customerId, most]);
}
