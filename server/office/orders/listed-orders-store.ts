// The SQL of orders as lists show them (tables `placed_order`, `payment`, `order_return`).
import { sql as raw } from 'kysely';
import { Type } from 'typebox';
import { Order, type OrderState } from '../../../domain/orders/order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { readsStored } from '../../platform/database/stored-json.ts';

const { email, name, company } = Order.properties;
const Listed = Type.Object({
  buyer: Type.Object({ email, name, company }),
  titles: Type.Array(Type.String()),
});

export type ListedOrderRow = {
  readonly booking_id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly language: string;
  readonly total: number;
  readonly confirmed_at: Date;
  readonly customer_id: string | null;
  readonly returned: boolean;
  readonly provider: string | null;
  readonly visit: string | null;
  readonly buyer: { readonly email: string; readonly name: string; readonly company: string };
  readonly titles: readonly string[];
};

// By hand: of each order only what a list shows is read out of the JSON.
const listedStatement = byHand(
  'office-listed-orders',
  { ids: list(text()) },
  {
    booking_id: text(),
    number: text(),
    state: text<OrderState>(),
    language: text(),
    total: int(),
    confirmed_at: instant(),
    customer_id: nullable(text()),
    returned: boolean(),
    provider: nullable(text()),
    visit: nullable(text()),
    buyer: jsonb<ListedOrderRow['buyer']>(),
    titles: jsonb<ListedOrderRow['titles']>(),
  },
  ({ ids }) => raw`
    select o.booking_id, o.number, o.state, o.language, o.total, o.confirmed_at, o.customer_id,
      exists (select from order_return r where r.booking_id = o.booking_id) as returned,
      p.provider, s.visit, o.content -> 'buyer' as buyer,
      (
        select coalesce(jsonb_agg(distinct coalesce(line ->> 'title', line ->> 'eventName')), '[]')
        from jsonb_array_elements(o.content -> 'lines') as line
      ) as titles
    from placed_order o left join payment p on p.id = o.payment_id
      left join order_search s on s.booking_id = o.booking_id
    where o.booking_id = any (${ids})`,
);

const check = readsStored('content of placed_order', Listed);

/** Orders in the order of these ids. */
export async function listedOrders(sql: Sql, ids: readonly string[]): Promise<ListedOrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await sql.all(listedStatement, { ids });
  const byId = new Map(rows.map((row) => [row.booking_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    check(row.number, { buyer: row.buyer, titles: row.titles });
    return [row];
  });
}
