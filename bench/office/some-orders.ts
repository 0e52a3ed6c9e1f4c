// Some of the orders that were made, to be looked for.
import pg from 'pg';

export type SomeOrder = {
  readonly id: string;
  /** When it was confirmed, in milliseconds. */
  readonly at: number;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly barcode: string;
  readonly reference: string;
  readonly total: number;
  readonly visit: string;
};

export async function someOrders(databaseUrl: string, count: number): Promise<SomeOrder[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select o.booking_id as id, (extract(epoch from o.confirmed_at) * 1000)::float8 as at, o.number,
      o.content -> 'buyer' ->> 'name' as name, s.email, s.phone, a.barcode, p.reference, o.total, s.visit
    from placed_order o join order_search s using (booking_id) join admission a using (booking_id)
      join payment p on p.id = o.payment_id
    where o.booking_id > md5('middle') and s.phone <> '' order by o.booking_id limit $1`,
    [count],
  );
  await client.end();
  return rows.map((row) => ({ ...row, at: Math.floor(row.at) }));
}
