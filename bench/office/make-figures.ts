// What reports read of a large museum, within minutes: the postings of orders that make-orders.ts has made and their sums, who
// came, carts that ended otherwise, and slots of the past two years that are more or less full.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { sumUpLedger } from '../../server/figures/sums/sum-up-ledger.ts';
import { openPostgresDatabase, PATIENT_QUERY_MS } from '../../server/platform/database/postgres-database.ts';
import { EXHIBITIONS, TIMES_A_DAY } from './reports-museum.ts';

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
    for (const statement of [...LEDGER, ATTENDANCE, CARTS]) await client.query(statement);
    await client.query(SLOTS, [slots]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  await sumUp(databaseUrl);
}

const MOST_PASSES = 60;

/** As the job does it, whose pauses have passed. Transactions in other databases of the server keep it waiting, too. */
async function sumUp(url: string): Promise<void> {
  const database = openPostgresDatabase(url, { queryMs: PATIENT_QUERY_MS, connections: 1 });
  const began = Date.now();
  const isDone = async () =>
    (
      await database.executeSql(
        'select 1 from ledger_summed where until_entry = (select max(id) from ledger_entry)',
      )
    ).rows.length === 1;
  for (let pass = 0; pass < MOST_PASSES && !(await isDone()); pass += 1) {
    await sumUpLedger({ database, now: () => new Date(began + pass * 60_000) });
    await setTimeout(500);
  }
  if (!(await isDone())) throw new Error('the ledger was not summed up');
  await database.close();
}

const LEDGER = [
  // One order in nine also has a book, one in eleven a voucher, one in thirty is given back a week later.
  `create temporary table sold as
    select o.booking_id, o.payment_id, o.confirmed_at as at, (o.confirmed_at at time zone 'Europe/Berlin')::date as day,
      o.total::bigint as gross, row_number() over (order by o.confirmed_at) as i,
      'show-' || abs(hashtext(o.booking_id)) % ${EXHIBITIONS} || '-karte' as item
    from placed_order o where o.total > 0 and not exists (select from ledger_entry e where e.booking_id = o.booking_id)`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'money-arrived:' || payment_id, 'money-arrived', at, day, payment_id, null from sold`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'order-sold:' || booking_id, 'order-sold', at, day, payment_id, booking_id from sold`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'order-given-back:' || booking_id, 'order-given-back', at + interval '7 days', day + 7,
      payment_id, booking_id
    from sold where i % 30 = 0`,
  `insert into ledger_entry (id, key, cause, at, day, payment_id, booking_id)
    select nextval('ledger_entry_number'), 'refund-accepted:' || booking_id, 'refund-accepted', at + interval '7 days', day + 7,
      payment_id, null
    from sold where i % 30 = 0`,
  `create temporary table posted as
    select e.id, s.*, case e.cause when 'order-given-back' then -1 else 1 end as sign, e.cause,
      round(s.gross * 7 / 107.0)::bigint as tax,
      case when s.i % 9 = 0 then least(s.gross / 3, 400) else 0 end as book,
      case when s.i % 11 = 0 and s.gross > 4000 then 2500 else 0 end as voucher
    from sold s join ledger_entry e on e.booking_id = s.booking_id and e.cause in ('order-sold', 'order-given-back')`,
  `insert into ledger_posting (entry_id, place, account, amount)
    select e.id, v.place, v.account, v.amount
    from ledger_entry e join sold s on e.key = 'money-arrived:' || s.payment_id,
      lateral (values (1, 'provider:demo-bank', s.gross), (2, 'payers', -s.gross)) as v (place, account, amount)`,
  `insert into ledger_posting (entry_id, place, account, amount)
    select e.id, v.place, v.account, v.amount
    from ledger_entry e join sold s on e.key = 'refund-accepted:' || s.booking_id,
      lateral (values (1, 'payers', s.gross), (2, 'provider:demo-bank', -s.gross)) as v (place, account, amount)`,
  `insert into ledger_posting (entry_id, place, account, amount, vat_value, product, item, code)
    select p.id, v.place, v.account, v.amount * p.sign, v.vat_value, v.product, v.item, v.code
    from posted p, lateral (values
      (1, 'payers', p.gross, null::numeric, null, null, null),
      (2, 'sales', -(p.gross - p.tax - p.book - p.voucher), 7, 'ticket', p.item, null),
      (3, 'sales', -p.book, 7, 'merchandise', 'book-' || p.i % 40, null),
      (4, 'vat', -p.tax, 7, null, null, null),
      (5, 'vouchers', -p.voucher, null, null, null, 'V' || p.i)
    ) as v (place, account, amount, vat_value, product, item, code)
    where v.amount <> 0`,
];

// Nine in ten have come.
const ATTENDANCE = `
  insert into attendance (barcode, day, booking_id, pool_id, starts_at, first_at, came)
  select a.barcode, left(v.visit, 10)::date, o.booking_id, e.pool_id, v.starts_at, v.starts_at, a.persons
  from placed_order o join admission a using (booking_id)
    join event e on e.id = 'show-' || abs(hashtext(o.booking_id)) % ${EXHIBITIONS},
    lateral (select o.content -> 'lines' -> 0 ->> 'datetime' as visit,
      (o.content -> 'lines' -> 0 ->> 'datetime')::timestamp at time zone 'Europe/Berlin' as starts_at) v
  where v.starts_at < now() and hashtext(a.barcode) % 10 <> 0 on conflict do nothing`;

// For each three orders, two carts that ended otherwise.
const CARTS = `
  insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at, created_at, places)
  select 'x' || c.id || n, case when n = 1 then 'expired' else 'canceled' end, c.language, '{}', c.total, c.payart, '', '', 1,
    c.created_at + interval '15 minutes', c.created_at, c.places
  from cart c, generate_series(1, 2) as n where c.state = 'confirmed' and c.id like 'c%0'`;

const SLOTS = `
  insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity, taken)
  select p.pool_id, d, d::date || ' ' || to_char(t, 'HH24:MI'), d::date || ' ' || to_char(t + interval '30 minutes', 'HH24:MI'),
    (d::date + t) at time zone 'Europe/Berlin', (d::date + t + interval '30 minutes') at time zone 'Europe/Berlin',
    40, floor(random() * 41 * case extract(isodow from d) when 4 then 0.6 when 6 then 1 else 0.8 end)::integer
  from (select pool_id from event where id like 'show-%') p,
    generate_series(now()::date - $1::integer / ${EXHIBITIONS * TIMES_A_DAY}, now()::date - 1, interval '1 day') as d,
    lateral (select time '10:00' + n * interval '30 minutes' as t from generate_series(0, ${TIMES_A_DAY - 1}) as n) as times
  on conflict do nothing`;
