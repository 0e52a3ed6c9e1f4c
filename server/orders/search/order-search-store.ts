// The SQL that writes what orders are found by (tables `order_search`, `order_name`, `name_spelling`).
import { sql as raw } from 'kysely';
import { spellingsOf } from '../../../domain/office/search/spelling.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, plannedOnce, statement } from '../../platform/database/statement.ts';
import { readContent } from '../content/stored-content.ts';
import type { OrderContent } from '../order-store.ts';
import type { OrderToSearch, SearchedOrder } from './searched-order.ts';

/** Among those who write words and those who take them out. */
const SPELLINGS = 7012113;

// By hand: advisory locks. Orders share it; it is held for as long as words are taken out, which is a moment.
const shareSpellingsStatement = plannedOnce(
  byHand(
    'share-name-spellings',
    {},
    { locked: text() },
    () => raw`select pg_advisory_xact_lock_shared(${raw.lit(SPELLINGS)})::text as locked`,
  ),
);
const ownSpellingsStatement = byHand(
  'own-name-spellings',
  {},
  { locked: text() },
  () => raw`select pg_advisory_xact_lock(${raw.lit(SPELLINGS)})::text as locked`,
);

// By hand: one statement for all that a batch of orders is found by. Words that are known need no spellings again.
const writeStatement = plannedOnce(
  byHand(
    'write-order-search',
    {
      ids: list(text()),
      payment_ids: list(nullable(text())),
      customer_ids: list(nullable(text())),
      confirmed_at: list(instant()),
      totals: list(int()),
      emails: list(text()),
      visits: list(text()),
      facets: list(jsonb<readonly string[]>()),
      named: list(text()),
      words: list(text()),
      spellings: list(text()),
      spelt: list(text()),
    },
    {},
    (given) => raw`
    with searched as (
      select booking_id, payment_id, customer_id, confirmed_at, total, email, visit, facets
      from unnest(${given.ids}, ${given.payment_ids}, ${given.customer_ids}, ${given.confirmed_at}, ${given.totals},
          ${given.emails}, ${given.visits}, ${given.facets})
        as s (booking_id, payment_id, customer_id, confirmed_at, total, email, visit, facets)
    ), written as (
      insert into order_search (booking_id, confirmed_at, total, email, phone, visit, facets)
      select s.booking_id, s.confirmed_at, s.total, s.email,
        coalesce(right(nullif(regexp_replace(c.details ->> 'phone', '[^0-9]', '', 'g'), ''), 8), ''), s.visit,
        array(select jsonb_array_elements_text(s.facets) union all select 'provider:' || p.provider where p.id is not null)
      from searched s left join payment p on p.id = s.payment_id left join customer c on c.id = s.customer_id
      on conflict (booking_id) do update set confirmed_at = excluded.confirmed_at, total = excluded.total,
        email = excluded.email, phone = excluded.phone, visit = excluded.visit, facets = excluded.facets
    ), named as (
      insert into order_name (word, booking_id, confirmed_at)
      select n.word, n.booking_id, s.confirmed_at
      from unnest(${given.named}, ${given.words}) as n (booking_id, word) join searched s on s.booking_id = n.booking_id
      on conflict do nothing
    )
    insert into name_spelling (spelling, word)
    select n.spelling, n.word from unnest(${given.spellings}, ${given.spelt}) as n (spelling, word)
    where not exists (select from name_spelling k where k.spelling = n.word and k.word = n.word)
    order by n.spelling, n.word
    on conflict do nothing`,
  ),
);

const dropNamesStatement = statement('drop-order-names', { ids: list(text()) }, ({ ids }) =>
  build.deleteFrom('order_name').where('booking_id', '=', any(ids)),
);

// By hand: an anti-join that reads both indexes in their order.
const unusedWordsStatement = byHand(
  'unused-name-spellings',
  { most: int() },
  { word: text() },
  ({ most }) => raw`
    select s.word from name_spelling s
    where s.spelling = s.word and not exists (select from order_name n where n.word = s.word)
    limit ${most}`,
);

// By hand: words that no order has any more.
const dropSpellingsStatement = byHand(
  'drop-name-spellings',
  { words: list(text()) },
  {},
  ({ words }) => raw`
    delete from name_spelling s using unnest(${words}) as w (word)
    where s.word = w.word and s.spelling = any (w.word || array(
      select overlay(w.word placing '' from place for 1) from generate_series(1, length(w.word)) as place
    )) and not exists (select from order_name n where n.word = w.word)`,
);

// By hand: an order as it is now, with what has become of it.
const readStatement = byHand(
  'read-orders-to-search',
  { ids: list(text()) },
  {
    booking_id: text(),
    payment_id: nullable(text()),
    customer_id: nullable(text()),
    language: text(),
    content: jsonb<OrderContent>(),
    total: int(),
    confirmed_at: instant(),
    state: text<'confirmed' | 'refunded'>(),
    returns: int(),
  },
  ({ ids }) => raw`
    select o.booking_id, o.payment_id, o.customer_id, o.language, o.content, o.total, o.confirmed_at, o.state,
      (select count(*)::int from order_return r where r.booking_id = o.booking_id) as returns
    from placed_order o where o.booking_id = any (${ids})`,
);

/** Writes what orders are found by; earlier names of theirs are to be dropped before. */
export async function writeSearched(sql: Sql, orders: readonly SearchedOrder[]): Promise<void> {
  const words = [...new Set(orders.flatMap((order) => order.words))];
  const names = orders.flatMap(({ booking_id, words: own }) => own.map((word) => ({ booking_id, word })));
  const spellings = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ spelling, word })));
  const written = {
    ids: orders.map(({ booking_id }) => booking_id),
    payment_ids: orders.map(({ payment_id }) => payment_id),
    customer_ids: orders.map(({ customer_id }) => customer_id),
    confirmed_at: orders.map(({ confirmed_at }) => confirmed_at),
    totals: orders.map(({ total }) => total),
    emails: orders.map(({ email }) => email),
    visits: orders.map(({ visit }) => visit),
    facets: orders.map(({ facets }) => facets),
    named: names.map(({ booking_id }) => booking_id),
    words: names.map(({ word }) => word),
    spellings: spellings.map(({ spelling }) => spelling),
    spelt: spellings.map(({ word }) => word),
  };
  // The lock first: statements leave in the order of the calls.
  await Promise.all([sql.run(shareSpellingsStatement), sql.run(writeStatement, written)]);
}

/** Takes the names out of the search. */
export function dropNames(sql: Sql, bookings: readonly string[]): Promise<void> {
  return sql.run(dropNamesStatement, { ids: bookings });
}

/** Words that no order has any more. */
export async function unusedWords(sql: Sql, most: number): Promise<string[]> {
  return (await sql.all(unusedWordsStatement, { most })).map(({ word }) => word);
}

/** Forgets words, unless an order has them by now. In a transaction of its own, because new orders wait for it. */
export async function dropSpellings(sql: Sql, words: readonly string[]): Promise<void> {
  await sql.run(ownSpellingsStatement);
  await sql.run(dropSpellingsStatement, { words });
}

/** Orders as they are now, to be searched. */
export async function readOrders(sql: Sql, bookings: readonly string[]): Promise<OrderToSearch[]> {
  const orders = await sql.all(readStatement, { ids: bookings });
  return orders.map(({ content, state, returns, ...order }) => ({
    ...order,
    content: readContent('order', order.booking_id, content),
    refunded: state === 'refunded',
    returned: returns > 0,
  }));
}
