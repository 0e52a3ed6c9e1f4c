// The SQL that finds orders by what is kept of them for it (tables `order_search`, `order_name`), by number and by barcode.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { int, list, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

const byNumberStatement = statement('search-by-number', { numbers: list(text()) }, ({ numbers }) =>
  build
    .selectFrom('placed_order')
    .select('booking_id')
    .where('number', '=', any(numbers))
    .orderBy('confirmed_at', 'desc'),
);

const byBarcodeStatement = statement('search-by-barcode', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('admission as a')
    .leftJoin('pass as p', (join) =>
      join
        .onRef('p.booking_id', '=', 'a.booking_id')
        .onRef('p.line', '=', 'a.line')
        .onRef('p.place', '=', 'a.number'),
    )
    .select(['a.booking_id', 'a.barcode', 'a.name', 'a.void_at', 'p.blocked_at'])
    .where('a.barcode', '=', barcode),
);

// What replaced it says whose it was. It may be replaced itself by now, so its name is not always known.
const byRetiredStatement = statement('search-by-retired-barcode', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('retired_barcode as r')
    .leftJoin('admission as a', 'a.barcode', 'r.replaced_by')
    .select(['r.booking_id', 'r.barcode', 'a.name', 'r.at as void_at'])
    .select(raw<Date | null>`null::timestamptz`.as('blocked_at'))
    .where('r.barcode', '=', barcode),
);

const byPhoneStatement = statement('search-by-phone', { phone: text(), most: int() }, ({ phone, most }) =>
  build
    .selectFrom('order_search')
    .select('booking_id')
    .where('phone', '=', phone)
    .where('phone', '<>', '')
    .orderBy('confirmed_at', 'desc')
    .limit(most),
);

const byTotalStatement = statement('search-by-total', { total: int(), most: int() }, ({ total, most }) =>
  build
    .selectFrom('order_search')
    .select('booking_id')
    .where('total', '=', total)
    .orderBy('confirmed_at', 'desc')
    .limit(most),
);

// By hand: of the addresses that begin alike some, and the newest orders of each.
const byEmailStatement = byHand(
  'search-by-email',
  { email: text(), ends: text(), most: int() },
  { booking_id: text() },
  ({ email, ends, most }) => raw`
    select s.booking_id from (
      select booking_id, email, confirmed_at from order_search
      where email <> '' and email >= ${email} collate "C" and email < ${ends} collate "C"
      order by email, confirmed_at desc limit 500
    ) s order by s.email = ${email} desc, s.confirmed_at desc limit ${most}`,
);

// By hand: all orders of the day first, because PostgreSQL would rather walk through everything that is newer.
const byFacetStatement = byHand(
  'search-by-facet',
  { facet: text(), most: int() },
  { booking_id: text() },
  ({ facet, most }) => raw`
    with found as materialized (
      select booking_id, confirmed_at from order_search where facets @> array[${facet}]
    )
    select booking_id from found order by confirmed_at desc, booking_id limit ${most}`,
);

// By hand: of each word its newest orders.
const byWordStatement = byHand(
  'search-by-word',
  { words: list(text()), most: int() },
  { booking_id: text() },
  ({ words, most }) => raw`
    select n.booking_id
    from unnest(${words}) as w (word) cross join lateral (
      select booking_id, confirmed_at from order_name
      where word = w.word collate "C" order by confirmed_at desc, booking_id limit ${most}
    ) n
    group by n.booking_id order by max(n.confirmed_at) desc, n.booking_id limit ${most}`,
);

/**
 * Of a word so many of its newest orders are looked at. Where the rarest of several words has more, the others are more frequent
 * still, and enough of these orders have them, too.
 */
const MOST_LOOKED_AT = 5_000;

// By hand: orders that have a word of each group. Those of the rarest group are looked at, the newest first, until enough of them
// have the others, too.
const byWordsStatement = byHand(
  'search-by-words',
  { words: list(text()), groups: list(int()), count: int(), most: int() },
  { booking_id: text() },
  ({ words, groups, count, most }) => raw`
    with meant as materialized (
      select word collate "C" as word, group_no from unnest(${words}, ${groups}) as w (word, group_no)
    ), rarest as materialized (
      select m.group_no from meant m cross join lateral (
        select count(*) as orders from (
          select from order_name n where n.word = m.word limit ${raw.lit(MOST_LOOKED_AT)}
        ) counted
      ) c
      group by m.group_no order by sum(c.orders), m.group_no limit 1
    )
    select h.booking_id
    from meant w join rarest r on r.group_no = w.group_no cross join lateral (
      select n.booking_id, n.confirmed_at from (
        select booking_id, confirmed_at from order_name
        where word = w.word order by confirmed_at desc, booking_id limit ${raw.lit(MOST_LOOKED_AT)}
      ) n
      where (
        select count(distinct m.group_no) from order_name o join meant m on m.word = o.word
        where o.booking_id = n.booking_id
      ) = ${count}
      order by n.confirmed_at desc, n.booking_id limit ${most}
    ) h
    group by h.booking_id order by max(h.confirmed_at) desc, h.booking_id limit ${most}`,
);

const LAST_LETTER = '\u{10FFFF}';

type Found = Promise<string[]>;

export function findByNumber(sql: Sql, numbers: readonly string[]): Found {
  return ids(sql.all(byNumberStatement, { numbers }));
}

export type FoundAdmission = {
  booking_id: string;
  barcode: string;
  name: string;
  void_at: Date | null;
  /** Of a pass that lets nobody in until it is unblocked. */
  blocked_at: Date | null;
};

/** Also one that was replaced when its people were moved: it is void. */
export async function findByBarcode(sql: Sql, barcode: string): Promise<FoundAdmission | undefined> {
  const found = await sql.first(byBarcodeStatement, { barcode });
  if (found) return found;
  const retired = await sql.first(byRetiredStatement, { barcode });
  return retired && { ...retired, name: retired.name ?? '' };
}

export function findByPhone(sql: Sql, phone: string, most: number): Found {
  return ids(sql.all(byPhoneStatement, { phone, most }));
}

export function findByTotal(sql: Sql, total: number, most: number): Found {
  return ids(sql.all(byTotalStatement, { total, most }));
}

/** Orders of the address, then of those that begin like it. */
export function findByEmail(sql: Sql, email: string, most: number): Found {
  return ids(sql.all(byEmailStatement, { email, ends: email + LAST_LETTER, most }));
}

export function findByDay(sql: Sql, day: string, most: number): Found {
  return ids(sql.all(byFacetStatement, { facet: `day:${day}`, most }));
}

/** @param groups for each word that was typed, the words that it may mean */
export function findByWords(sql: Sql, groups: readonly (readonly string[])[], most: number): Found {
  const [first, ...others] = groups;
  if (!first || groups.some((group) => group.length === 0)) return Promise.resolve([]);
  if (others.length === 0) return ids(sql.all(byWordStatement, { words: first, most }));
  return ids(
    sql.all(byWordsStatement, {
      words: groups.flat(),
      groups: groups.flatMap((group, index) => group.map(() => index)),
      count: groups.length,
      most,
    }),
  );
}

async function ids(rows: Promise<{ readonly booking_id: string }[]>): Found {
  return (await rows).map(({ booking_id }) => booking_id);
}
