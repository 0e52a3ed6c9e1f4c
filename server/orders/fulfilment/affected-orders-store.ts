// The orders with places in given slots, each with what of it is there: for whoever calls a visit off.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, boolean, instant, int, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

export type AffectedOrder = {
  readonly number: string;
  /** '' once the buyer is forgotten. */
  readonly name: string;
  readonly language: string;
  /** The first of the visits that are there. */
  readonly datetime: string;
  readonly people: number;
  /** Cents that the lines have cost. */
  readonly amount: number;
};

// By hand: the claims in the JSON of the cart say which line took the places. A kind of ticket's own limit is no place, and a
// long stay is one visit, however many slots it goes over.
function affected(slots: unknown) {
  return raw`
    select o.number, o.language, coalesce(o.content -> 'buyer' ->> 'name', '') as name, min(s.datetime) as datetime,
      max(least(h.quantity, (claim ->> 'quantity')::int)) as people,
      max((o.content -> 'lines' -> l.line ->> 'totalPrice')::int) as amount, l.line
    from slot s
    join hold h on h.slot_id = s.id and h.expires_at = 'infinity'
    join placed_order o on o.cart_id = h.cart_id and o.state = 'confirmed'
    join cart c on c.id = o.cart_id
    cross join jsonb_array_elements(c.quote -> 'claims') as claim
    cross join lateral (select coalesce((claim ->> 'orderLine')::int, (claim ->> 'line')::int) as line) l
    where s.id = any (${slots}) and s.pool_id not like 'ticket:%' and claim ->> 'pool' = s.pool_id
      and s.starts_at < to_timestamp((claim ->> 'until')::float8 / 1000)
      and s.ends_at > to_timestamp((claim ->> 'from')::float8 / 1000)
      and (s.starts_at >= to_timestamp((claim ->> 'from')::float8 / 1000) or not (claim ->> 'startsAtSlot')::boolean)
    group by o.number, o.language, o.content, l.line`;
}

/** Whether anybody has come in with a line of an order, unless that was taken back: their visit is no longer called off by a mail. */
function cameIn(booking: unknown, line: unknown) {
  return raw`exists (
    select from admission own join check_in i on i.booking_id = own.booking_id and i.barcode = own.barcode
    where own.booking_id = ${booking} and own.line = ${line} and i.kind = 'in' and i.persons > 0
      and not exists (
        select from check_in u where u.booking_id = i.booking_id and u.kind = 'undo' and u.undoes = i.nonce
      )
  )`;
}

const listStatement = byHand(
  'affected-orders',
  { slots: list(bigint()), after: text(), most: int() },
  { number: text(), name: text(), language: text(), datetime: text(), people: int(), amount: int() },
  ({ slots, after, most }) => raw`
    select number, min(name) as name, min(language) as language, min(datetime) as datetime,
      sum(people)::int as people, sum(amount)::int as amount
    from (${affected(slots)}) lines where number > ${after}
    group by number order by number limit ${most}`,
);

const sumStatement = byHand(
  'sum-of-affected-orders',
  { slots: list(bigint()) },
  { orders: int(), people: int(), amount: int() },
  ({ slots }) => raw`
    select count(distinct number)::int as orders, coalesce(sum(people), 0)::int as people,
      coalesce(sum(amount), 0)::int as amount
    from (${affected(slots)}) lines`,
);

export type BoughtLine = {
  readonly booking_id: string;
  readonly number: string;
  readonly language: string;
  /** '' once the buyer is forgotten, and where none was given. */
  readonly email: string;
  /** Of the ticket, the event or the tour, and the visit's time. */
  readonly id: string;
  readonly datetime: string;
  readonly people: number;
  readonly amount: number;
  /** Somebody has come in with it. */
  readonly came_in: boolean;
};

// By hand, as above. @param since orders that were confirmed before are left out
const linesStatement = byHand(
  'affected-lines',
  { slots: list(bigint()), since: instant() },
  {
    booking_id: text(),
    number: text(),
    language: text(),
    email: text(),
    id: text(),
    datetime: text(),
    people: int(),
    amount: int(),
    came_in: boolean(),
  },
  ({ slots, since }) => raw`
    select o.booking_id, o.number, o.language, coalesce(o.content -> 'buyer' ->> 'email', '') as email,
      coalesce(o.content -> 'lines' -> a.line ->> 'id', '') as id,
      coalesce(o.content -> 'lines' -> a.line ->> 'datetime', '') as datetime, a.people, a.amount,
      ${cameIn(raw`o.booking_id`, raw`a.line`)} as came_in
    from (${affected(slots)}) a join placed_order o on o.number = a.number
    where o.confirmed_at >= ${since}
    order by o.number, a.line`,
);

// By hand, as above.
const cameInStatement = byHand(
  'came-in-with-lines',
  { booking_id: text(), lines: list(int()) },
  { came_in: boolean() },
  ({ booking_id, lines }) => raw`
    select coalesce(bool_or(${cameIn(booking_id, raw`l.line`)}), false) as came_in from unnest(${lines}) as l (line)`,
);

export type AffectedSum = { readonly orders: number; readonly people: number; readonly amount: number };

/** In the order of their numbers. @param after the last number of the page before; '' for the first page */
export function listAffected(
  sql: Sql,
  slots: readonly number[],
  after: string,
  most: number,
): Promise<AffectedOrder[]> {
  return sql.all(listStatement, { slots, after, most });
}

export async function sumAffected(sql: Sql, slots: readonly number[]): Promise<AffectedSum> {
  return (await sql.first(sumStatement, { slots })) ?? { orders: 0, people: 0, amount: 0 };
}

export function listBoughtLines(sql: Sql, slots: readonly number[], since: Date): Promise<BoughtLine[]> {
  return sql.all(linesStatement, { slots, since });
}

/** Whether anybody has come in with one of these lines of an order. */
export async function hasComeIn(sql: Sql, booking_id: string, lines: readonly number[]): Promise<boolean> {
  return (await sql.first(cameInStatement, { booking_id, lines }))?.came_in ?? false;
}
