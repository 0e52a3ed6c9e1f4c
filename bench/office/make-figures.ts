// What reports read of a large museum, within minutes: the postings of orders that make-orders.ts has made, carts that ended
// otherwise, and slots of the past two years that are more or less full.
import pg from 'pg';

/**
 * Fills a database that holds made orders and nothing in its ledger.
 * @param slots of the past, shared by all events
 */
export async function makeFigures(databaseUrl: string, slots: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The triggers prove each statement; what is made here sums to zero by how it is made.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    for (const statement of [...LEDGER, CARTS]) await client.query(statement);
    await client.query(SLOTS, [slots]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const LEDGER = [
  // One order in nine also has a book, one in eleven a voucher, one in thirty is given back a week later.
  `create temporary table sold as
    select o.booking_id, o.payment_id, o.confirmed_at as at, (o.confirmed_at at time zone 'Europe/Berlin')::date as day,
      o.total::bigint as gross, row_number() over (order by o.confirmed_at) as i,
      o.content -> 'lines' -> 0 ->> 'id' as item
    from placed_order o where o.total > 0 and not exists (select from ledger_entry e where e.booking_id = o.booking_id)`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'money-arrived:' || payment_id, 'money-arrived', at, day, payment_id, null from sold`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'order-sold:' || booking_id, 'order-sold', at, day, payment_id, booking_id from sold`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'order-given-back:' || booking_id, 'order-given-back', at + interval '7 days', day + 7,
      payment_id, booking_id
    from sold where i % 30 = 0`,
  `create temporary table posted as
    select e.id, s.*, case e.cause when 'order-given-back' then -1 else 1 end as sign, e.cause,
      round(s.gross * 7 / 107.0)::bigint as tax,
      case when s.i % 9 = 0 then least(s.gross / 3, 400) else 0 end as book,
      case when s.i % 11 = 0 then 2500 else 0 end as voucher
    from sold s join ledger_entry e on e.booking_id = s.booking_id and e.cause in ('order-sold', 'order-given-back')`,
  `insert into ledger_posting (entry_id, place, account, amount)
    select e.id, v.place, v.account, v.amount
    from ledger_entry e join sold s on e.key = 'money-arrived:' || s.payment_id,
      lateral (values (1, 'provider:demo-bank', s.gross), (2, 'payers', -s.gross)) as v (place, account, amount)`,
  `insert into ledger_posting (entry_id, place, account, amount, vat_value, product, item, code)
    select p.id, v.place, v.account, v.amount * p.sign, v.vat_value, v.product, v.item, v.code
    from posted p, lateral (values
      (1, 'payers', p.gross + p.voucher, null::numeric, null, null, null),
      (2, 'sales', -(p.gross - p.tax - p.book), 7, 'ticket', p.item, null),
      (3, 'sales', -p.book, 7, 'merchandise', 'book-' || p.i % 40, null),
      (4, 'vat', -p.tax, 7, null, null, null),
      (5, 'vouchers', -p.voucher, null, null, null, 'V' || p.i)
    ) as v (place, account, amount, vat_value, product, item, code)
    where v.amount <> 0`,
];

// For each three orders, two carts that ended otherwise.
const CARTS = `
  insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at, created_at, places)
  select 'x' || c.id || n, case when n = 1 then 'expired' else 'canceled' end, c.language, '{}', c.total, c.payart, '', '', 1,
    c.created_at + interval '15 minutes', c.created_at, c.places
  from cart c, generate_series(1, 2) as n where c.state = 'confirmed' and c.id like 'c%0'`;

const SLOTS = `
  with pools as (
    select pool_id, row_number() over (order by pool_id) as no, count(*) over () as count from (
      select distinct pool_id from event where pool_id is not null
    ) p
  ), days as (
    select d::date as day, n from pools, lateral generate_series(
      now()::date - 1 - $1::integer / (8 * pools.count)::integer, now()::date - 1, interval '1 day') with ordinality as g (d, n)
    where pools.no = 1
  )
  insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity, taken)
  select p.pool_id, d.day, d.day || ' ' || lpad(h::text, 2, '0') || ':00', d.day || ' ' || lpad((h + 1)::text, 2, '0') || ':00',
    (d.day + h * interval '1 hour') at time zone 'Europe/Berlin', (d.day + (h + 1) * interval '1 hour') at time zone 'Europe/Berlin',
    40, floor(random() * 41 * case extract(isodow from d.day) when 4 then 0.6 when 6 then 1 else 0.8 end)::integer
  from pools p, days d, generate_series(10, 17) as h
  on conflict do nothing`;
