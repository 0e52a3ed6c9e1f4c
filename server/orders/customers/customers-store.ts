// The SQL of customers with what they have bought (tables `customer`, `cart`, `placed_order`): to be merged and forgotten by staff.
import { sql as raw } from 'kysely';
import type { Halves } from '../../../domain/office/search/halves-of.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, instant, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

const lockCartsStatement = statement('lock-carts-of-customers', { ids: list(text()) }, ({ ids }) =>
  build.selectFrom('cart').select('id').where('customer_id', '=', any(ids)).orderBy('id').forNoKeyUpdate(),
);

// Against whoever writes something that refers to them: such a purchase is done before, or begins after.
const lockCustomersStatement = statement('lock-customers', { ids: list(text()) }, ({ ids }) =>
  build.selectFrom('customer').select('id').where('id', '=', any(ids)).orderBy('id').forUpdate(),
);

const moveCartsStatement = statement('move-carts', { from: text(), into: text() }, ({ from, into }) =>
  build.updateTable('cart').set({ customer_id: into }).where('customer_id', '=', from),
);

const moveOrdersStatement = statement('move-orders', { from: text(), into: text() }, ({ from, into }) =>
  build
    .updateTable('placed_order')
    .set({ customer_id: into })
    .where('customer_id', '=', from)
    .returning('booking_id'),
);

const mergedIntoStatement = statement('merged-into', { id: text() }, ({ id }) =>
  build.selectFrom('customer').select('merged_into').where('id', '=', id),
);

const bookingsStatement = statement('bookings-of-customer', { id: text() }, ({ id }) =>
  build
    .selectFrom('placed_order')
    .select('booking_id')
    .where('customer_id', '=', id)
    .orderBy('confirmed_at', 'desc'),
);

// By hand: counts of what refers to each.
const foundStatement = byHand(
  'customers-as-found',
  { ids: list(text()) },
  {
    id: text(),
    is_guest: boolean(),
    name: text(),
    company: text(),
    email: text(),
    phone: text(),
    orders: int(),
    last_at: nullable(instant()),
  },
  ({ ids }) => raw`
    select c.id, c.is_guest, trim(concat_ws(' ', c.details ->> 'fname', c.details ->> 'lname')) as name,
      coalesce(c.details ->> 'company', '') as company, coalesce(c.details ->> 'email', c.email, '') as email,
      coalesce(c.details ->> 'phone', '') as phone,
      (select count(*)::int from placed_order o where o.customer_id = c.id) as orders,
      (select max(o.confirmed_at) from placed_order o where o.customer_id = c.id) as last_at
    from customer c where c.id = any (${ids}) and c.deleted_at is null`,
);

// By hand: carts and sessions of one customer in one look.
const stateStatement = byHand(
  'customer-state',
  { id: text(), now: instant() },
  { open: int(), sessions: int() },
  ({ id, now }) => raw`
    select
      (select count(*)::int from cart b where b.customer_id = ${id}
        and (b.state = 'paid' or b.state = 'held' and b.expires_at > ${now})) as open,
      (select count(*)::int from customer_session s where s.customer_id = ${id} and s.expires_at > ${now}) as sessions`,
);

// By hand: visits lie in the JSON of the orders.
const aheadStatement = byHand(
  'visits-ahead-of-customer',
  { id: text(), from: text() },
  { order: text(), visit: text() },
  ({ id, from }) => raw`
    select o.number as order, min(line ->> 'datetime') as visit
    from placed_order o cross join jsonb_array_elements(o.content -> 'lines') line
    where o.customer_id = ${id} and o.state = 'confirmed' and line ->> 'datetime' collate "C" >= ${from}
    group by o.number order by visit, o.number limit 50`,
);

// By hand: whoever placed these orders; and customers by their address, accounts by how their family name begins.
const ofOrdersStatement = byHand(
  'customers-of-orders',
  { bookings: list(text()) },
  { id: nullable(text()), booking_id: text() },
  ({ bookings }) => raw`
    select o.customer_id as id, o.booking_id from placed_order o
    where o.booking_id = any (${bookings}) and o.customer_id is not null`,
);
// By hand: each half has its index, one of them backwards.
const halvesStatement = byHand(
  'accounts-with-half-a-name',
  {
    begins: list(text()),
    begin_ends: list(text()),
    backwards: list(text()),
    backward_ends: list(text()),
    most: int(),
  },
  { id: text(), names: text() },
  ({ begins, begin_ends, backwards, backward_ends, most }) => raw`
    select c.id, concat_ws(' ', c.details ->> 'fname', c.details ->> 'lname', c.details ->> 'company') as names
    from unnest(${begins}, ${begin_ends}, ${backwards}, ${backward_ends}) as h (begins, begin_ends, backwards, backward_ends)
    cross join lateral (
      (select id, details from customer where not is_guest and deleted_at is null
        and lower(details ->> 'lname') collate "C" >= h.begins and lower(details ->> 'lname') collate "C" < h.begin_ends
        limit ${most})
      union all
      (select id, details from customer where not is_guest and deleted_at is null
        and reverse(lower(details ->> 'lname')) collate "C" >= h.backwards
        and reverse(lower(details ->> 'lname')) collate "C" < h.backward_ends
        limit ${most})
    ) c`,
);

// By hand: the digits of a number, as its index has them.
const phoneStatement = byHand(
  'accounts-by-phone',
  { phone: text(), most: int() },
  { id: text() },
  ({ phone, most }) => raw`
    select id from customer where not is_guest and deleted_at is null
      and right(regexp_replace(details ->> 'phone', '[^0-9]', '', 'g'), 8) = ${phone}
    order by created_at limit ${most}`,
);
const accountsStatement = byHand(
  'accounts-beginning-like',
  { email: text(), name: text(), name_ends: text(), most: int() },
  { id: text() },
  ({ email, name, name_ends, most }) => raw`
    (select id from customer where email = ${email} and deleted_at is null order by created_at limit ${most})
    union
    (select id from customer where ${name} <> '' and not is_guest and deleted_at is null
      and lower(details ->> 'lname') collate "C" >= ${name} and lower(details ->> 'lname') collate "C" < ${name_ends}
      order by lower(details ->> 'lname') collate "C" limit ${most})`,
);

const LAST_LETTER = '\u{10FFFF}';

/** Locks all carts of customers until the end of the transaction; before anything else, as in every decision about them. */
export async function lockCartsOf(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.all(lockCartsStatement, { ids });
}

/** Locks customers; nothing new can refer to them until the transaction ends. */
export async function lockCustomers(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.all(lockCustomersStatement, { ids });
}

/** Gives carts and orders to another customer. @returns the orders' ids */
export async function moveToCustomer(sql: Sql, from: string, into: string): Promise<string[]> {
  await sql.run(moveCartsStatement, { from, into });
  return (await sql.all(moveOrdersStatement, { from, into })).map(({ booking_id }) => booking_id);
}

/** Who remains of a customer who was merged; otherwise undefined. */
export async function mergedInto(sql: Sql, id: string): Promise<string | undefined> {
  return (await sql.first(mergedIntoStatement, { id }))?.merged_into ?? undefined;
}

export async function bookingsOfCustomer(sql: Sql, id: string): Promise<string[]> {
  return (await sql.all(bookingsStatement, { id })).map(({ booking_id }) => booking_id);
}

export type FoundCustomerRow = Awaited<ReturnType<typeof readFound>>[number];

/** Customers as lists show them, in the order of these ids. */
export async function readFound(sql: Sql, ids: readonly string[]) {
  const rows = await sql.all(foundStatement, { ids });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Purchases under way, and sessions. */
export async function customerState(sql: Sql, id: string, now: Date) {
  return (await sql.first(stateStatement, { id, now })) ?? { open: 0, sessions: 0 };
}

/** Orders with a visit from a moment in museum time on, and their next one. */
export function visitsAhead(sql: Sql, id: string, from: string) {
  return sql.all(aheadStatement, { id, from });
}

/** Who placed these orders, in their order, each once. */
export async function customersOfOrders(sql: Sql, bookings: readonly string[]): Promise<string[]> {
  const rows = await sql.all(ofOrdersStatement, { bookings });
  const of = new Map(rows.map(({ id, booking_id }) => [booking_id, id]));
  return [...new Set(bookings.flatMap((booking) => of.get(booking) ?? []))];
}

/** Customers with this address, and accounts whose family name begins so. @param name in lower case, or '' */
/** Accounts whose family name begins or ends as one of the words does; of each so many are looked at. */
export async function accountsWithHalves(
  sql: Sql,
  halves: readonly Halves[],
  most: number,
): Promise<{ id: string; names: string }[]> {
  if (halves.length === 0) return [];
  const backwards = halves.map(({ ends }) => [...ends].toReversed().join(''));
  return sql.all(halvesStatement, {
    begins: halves.map(({ begins }) => begins),
    begin_ends: halves.map(({ begins }) => begins + LAST_LETTER),
    backwards,
    backward_ends: backwards.map((ends) => ends + LAST_LETTER),
    most,
  });
}

/** Accounts with this telephone number. @param phone a `phoneKey` */
export async function accountsByPhone(sql: Sql, phone: string, most: number): Promise<string[]> {
  return (await sql.all(phoneStatement, { phone, most })).map(({ id }) => id);
}

export async function accountsLike(sql: Sql, email: string, name: string, most: number): Promise<string[]> {
  return (await sql.all(accountsStatement, { email, name, name_ends: name + LAST_LETTER, most })).map(
    ({ id }) => id,
  );
}
