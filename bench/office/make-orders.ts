// A million orders within minutes: the server makes them from one that was really bought, by statements for many at once. They
// have what a search, a list, Today and an order's page read: buyer, lines, cart, payment with what happened to it, tickets, a
// mail, parcels, withdrawals, and their part of the search. They hold no places and post nothing to the ledger.
import pg from 'pg';
import { spellingsOf } from '../../domain/office/search/spelling.ts';
import { familyNames, firstNames, type MadeName } from './made-names.ts';

const AT_ONCE = 50_000;
const FAMILY_NAMES = 30_000;
const FIRST_NUMBER = 1_000_000;

/**
 * Fills a database that holds at least one order.
 * @param count of orders
 * @param seconds from one to the next: a million is spread over three years
 */
export async function makeOrders(databaseUrl: string, count: number, seconds = 94): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Nothing else uses the database; what refers to what is made in one go.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await makeNames(client);
    for (let from = 0; from < count; from += AT_ONCE) {
      await client.query(MADE, [from, Math.min(from + AT_ONCE, count) - 1, count, FIRST_NUMBER, seconds]);
      for (const insert of INSERTS) await client.query(insert);
      await client.query('drop table made');
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function makeNames(client: pg.Client): Promise<void> {
  await client.query('create temporary table made_name (kind text, no integer, name text, words text[])');
  const all: [string, MadeName[]][] = [
    ['first', firstNames()],
    ['family', familyNames(FAMILY_NAMES)],
  ];
  for (const [kind, names] of all)
    await client.query(
      `insert into made_name select $1, no, name, string_to_array(words, ' ')
        from unnest($2::integer[], $3::text[], $4::text[]) as n (no, name, words)`,
      [
        kind,
        names.map((_name, no) => no),
        names.map(({ name }) => name),
        names.map(({ words }) => words.join(' ')),
      ],
    );
  const words = [...new Set(all.flatMap(([, names]) => names.flatMap((name) => name.words)))];
  const spelt = words.flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word]));
  await client.query(
    'insert into name_spelling select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [spelt.map(([spelling]) => spelling), spelt.map(([, word]) => word)],
  );
  await client.query('create unique index on made_name (kind, no); analyze made_name');
}

// Frequent names come often: the third power of an even chance.
const MADE = `
  create temporary table made as
  with drawn as (
    select i, md5('booking' || i) as id, now() - ($3::integer - i) * $5::float8 * interval '1 second' as at,
      floor(power(random(), 2) * (select count(*) from made_name where kind = 'first'))::integer as first_no,
      floor(power(random(), 3) * (select count(*) from made_name where kind = 'family'))::integer as family_no,
      1 + floor(power(random(), 2) * 6)::integer as persons, floor(random() * 45)::integer as ahead,
      (array['de','de','de','de','de','en','en','fr','it','nl'])[1 + floor(random() * 10)::integer] as language
    from generate_series($1::integer, $2::integer) as i
  )
  select d.*, to_char(d.at, 'YYYY') || '-' || ($4::integer + d.i) as number,
    f.name || ' ' || l.name as name, f.words || l.words as words,
    translate(f.words[1] || '.' || l.words[1], ' ', '') || (d.i % 97) || '@example.org' as email,
    lpad((d.i::bigint * 7919 % 100000000)::text, 8, '0') as phone,
    to_char(d.at + d.ahead * interval '1 day', 'YYYY-MM-DD') || ' ' || lpad((10 + d.i % 8)::text, 2, '0') || ':00' as visit,
    translate(upper(substr(md5('ticket' || d.i), 1, 12)), '01', 'GH') as barcode,
    d.persons * 1200 + (d.i % 10) * 50 as total
  from drawn d
    join made_name f on f.kind = 'first' and f.no = d.first_no
    join made_name l on l.kind = 'family' and l.no = d.family_no`;

const TEMPLATE = `(select content, state, payment_id from placed_order order by confirmed_at limit 1)`;

const INSERTS = [
  `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at, created_at, places)
    select 'c' || id, 'confirmed', language, '{}', total, 166, '', '', 1, at, at - interval '3 minutes', persons from made`,
  `insert into payment (id, cart_id, provider, reference, state, amount, created_at, decided_at, received_at)
    select 'c' || id, 'c' || id, 'demo-bank', 'bank-' || id, 'paid', total, at - interval '2 minutes', at, at from made`,
  `insert into payment_event (payment_id, at, event, state) select 'c' || id, at, 'money-kept', 'paid' from made`,
  `insert into placed_order (booking_id, number, cart_id, payment_id, state, language, content, total, confirmed_at)
    select m.id, m.number, 'c' || m.id, 'c' || m.id, 'confirmed', m.language,
      t.content || jsonb_build_object(
        'buyer', t.content -> 'buyer' || jsonb_build_object('name', m.name, 'email', m.email),
        'lines', jsonb_build_array(t.content -> 'lines' -> 0 || jsonb_build_object('datetime', m.visit, 'count', m.persons))
      ), m.total, m.at
    from made m, ${TEMPLATE} t`,
  `insert into admission (barcode, booking_id, line, number, of, name, persons)
    select barcode, id, 0, 1, 1, 'Karte', persons from made on conflict do nothing`,
  `insert into mail (subject_id, kind, sent_at) select id, 'order', at from made`,
  `insert into order_search (booking_id, confirmed_at, total, email, phone, visit, facets)
    select m.id, m.at, m.total, m.email, m.phone, m.visit, array[
      'day:' || substr(m.visit, 1, 10), 'product:ticket:' || (t.content -> 'lines' -> 0 ->> 'id'),
      'language:' || m.language, 'provider:demo-bank'
    ] from made m, ${TEMPLATE} t`,
  // One order in twenty has something to send; that of the last days waits to be packed.
  `insert into parcel (booking_id, part, ordered_at, sent_at, carrier, tracking, notices)
    select id, 'goods', at, case when at < now() - interval '3 days' then at + interval '1 day' end, 'dhl', 'JD' || i, 1
    from made where i % 20 = 0`,
  `insert into withdrawal (id, name, number, email, part, language, mailed, received_at, settled_at, outcome)
    select 'w' || id, name, number, email, '', language, true, at + interval '2 days',
      case when at < now() - interval '20 days' then at + interval '9 days' end,
      case when at < now() - interval '20 days' then 'carried-out' end
    from made where i % 200 = 0 and at < now() - interval '3 days'`,
  `insert into order_name (word, booking_id, confirmed_at)
    select distinct w.word, m.id, m.at from made m, unnest(m.words) as w (word)`,
];
