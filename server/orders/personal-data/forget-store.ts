// The SQL that takes names out of carts, orders, invoices, admissions and payments. Carts are locked before anything
// else, as in every decision about them. Carts that are locked by another transaction are left for the next day.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';
import type { CartContent } from '../content/cart-content.ts';
import { readContent, storedContent } from '../content/stored-content.ts';
import type { InvoiceContent } from '../invoices/invoice-content.ts';
import type { OrderContent } from '../order-store.ts';

export type OldCartRow = { id: string; quote: CartContent; customer_id: string | null };
export type CartOfOldOrder = OldCartRow & { booking_id: string };

// By hand, all of it: each statement decides what is locked and in which order, or rewrites JSON of any number of rows.

const cartColumns = { id: text(), quote: jsonb<CartContent>(), customer_id: nullable(text()) };

// While its money is on its way back, a cart keeps the address for the mail about it.
const lockOldCartsStatement = byHand(
  'lock-old-carts',
  { before: instant(), most: int() },
  cartColumns,
  ({ before, most }) => raw`
    select c.id, c.quote, c.customer_id from cart c
    where c.state in ('canceled', 'expired') and c.forgotten_at is null and c.expires_at <= ${before}
      and not exists (select from payment p where p.cart_id = c.id and p.state = 'refund-due')
    order by c.expires_at limit ${most}
    for no key update skip locked`,
);

function isOld(before: unknown) {
  return raw`
    o.forgotten_at is null and o.confirmed_at < ${before} and (o.refunded_at is null or o.refunded_at < ${before})`;
}

const oldestOrdersStatement = byHand(
  'oldest-orders',
  { before: instant(), without: list(text()), most: int() },
  { booking_id: text() },
  ({ before, without, most }) => raw`
    select o.booking_id from placed_order o where ${isOld(before)} and o.booking_id <> all (${without})
    order by o.confirmed_at, o.booking_id limit ${most}`,
);

// With the carts of differences that were asked for: they hold the same names.
const lockCartsOfOrdersStatement = byHand(
  'lock-carts-of-orders',
  { bookings: list(text()) },
  { ...cartColumns, booking_id: text() },
  ({ bookings }) => raw`
    select c.id, c.quote, c.customer_id, own.booking_id from (
      select booking_id, cart_id from placed_order where booking_id = any (${bookings})
      union all select booking_id, cart_id from order_supplement where booking_id = any (${bookings})
    ) own join cart c on c.id = own.cart_id
    for no key update of c skip locked`,
);

export type OldOrderRow = {
  booking_id: string;
  cart_id: string;
  customer_id: string | null;
  content: OrderContent;
  invoices: { number: string; content: InvoiceContent }[];
};

const oldOrdersStatement = byHand(
  'old-orders',
  { before: instant(), carts: list(text()) },
  {
    booking_id: text(),
    cart_id: text(),
    customer_id: nullable(text()),
    content: jsonb<OrderContent>(),
    invoices: jsonb<OldOrderRow['invoices']>(),
  },
  ({ before, carts }) => raw`
    select o.booking_id, o.cart_id, o.customer_id, o.content,
      coalesce((
        select jsonb_agg(jsonb_build_object('number', i.number, 'content', i.content))
        from invoice i where i.booking_id = o.booking_id
      ), '[]') as invoices
    from placed_order o where ${isOld(before)} and o.cart_id = any (${carts})
      and not exists (
        select from order_supplement s where s.booking_id = o.booking_id and s.cart_id <> all (${carts})
      )`,
);

// A cart without a customer can never become an order: an expired one is canceled, so that money that arrives for it
// goes back.
const forgetCartsStatement = byHand(
  'forget-carts',
  { ids: list(text()), quotes: list(jsonb()), now: instant() },
  {},
  ({ ids, quotes, now }) => raw`
    update cart c set quote = r.quote, customer_id = null, network = null, forgotten_at = ${now},
      state = case c.state when 'expired' then 'canceled' else c.state end
    from unnest(${ids}, ${quotes}) as r (id, quote) where c.id = r.id`,
);

const forgetPayersStatement = statement('forget-payers', { carts: list(text()) }, ({ carts }) =>
  build
    .updateTable('payment')
    .set({ payer: null })
    .where('cart_id', '=', any(carts))
    .where('payer', 'is not', null),
);

const forgetOrdersStatement = byHand(
  'forget-orders',
  { ids: list(text()), contents: list(jsonb()), now: instant() },
  {},
  ({ ids, contents, now }) => raw`
    update placed_order o set content = r.content, customer_id = null, forgotten_at = ${now}
    from unnest(${ids}, ${contents}) as r (booking_id, content) where o.booking_id = r.booking_id`,
);

const forgetInvoicesStatement = byHand(
  'forget-invoices',
  { numbers: list(text()), contents: list(jsonb()) },
  {},
  ({ numbers, contents }) => raw`
    update invoice i set content = r.content
    from unnest(${numbers}, ${contents}) as r (number, content) where i.number = r.number`,
);

const forgetAdmissionsStatement = byHand(
  'forget-admissions',
  { orders: list(text()), lines: list(int()) },
  {},
  ({ orders, lines }) => raw`
    update admission a set name = ''
    from unnest(${orders}, ${lines}) as r (booking_id, line)
    where a.booking_id = r.booking_id and a.line = r.line`,
);

const forgetWithdrawalsStatement = statement(
  'forget-withdrawals',
  { before: instant(), most: int() },
  ({ before, most }) =>
    build
      .deleteFrom('withdrawal')
      .where('id', 'in', (db) =>
        db
          .selectFrom('withdrawal as old')
          .select('old.id')
          .where('old.received_at', '<', before)
          .orderBy('old.received_at')
          .limit(most),
      )
      .returning('id'),
);

/** Carts that never became an order and ended before an instant. */
export async function lockOldCarts(sql: Sql, before: Date, most: number): Promise<OldCartRow[]> {
  return (await sql.all(lockOldCartsStatement, { before, most })).map(readCart);
}

function readCart<Row extends OldCartRow>(cart: Row): Row {
  return { ...cart, quote: readContent('cart', cart.id, cart.quote) };
}

/** The oldest orders whose last document is older than an instant, without some. */
export async function findOldestOrders(
  sql: Sql,
  before: Date,
  without: readonly string[],
  most: number,
): Promise<string[]> {
  const orders = await sql.all(oldestOrdersStatement, { before, without, most });
  return orders.map(({ booking_id }) => booking_id);
}

/** The carts of orders, as far as nobody holds them. */
export async function lockCartsOfOrders(sql: Sql, bookings: readonly string[]): Promise<CartOfOldOrder[]> {
  return (await sql.all(lockCartsOfOrdersStatement, { bookings })).map(readCart);
}

/** Checks again, under the locks of their carts, which orders are old; one of which a cart is not locked is left out. */
export async function findOldOrders(
  sql: Sql,
  before: Date,
  cartIds: readonly string[],
): Promise<OldOrderRow[]> {
  const orders = await sql.all(oldOrdersStatement, { before, carts: cartIds });
  return orders.map(({ content, invoices, ...order }) => ({
    ...order,
    content: readContent('order', order.booking_id, content),
    invoices: invoices.map((invoice) => ({
      ...invoice,
      content: readContent('invoice', invoice.number, invoice.content),
    })),
  }));
}

/** Writes anonymous carts, and forgets who paid for them. */
export async function forgetCartRows(
  sql: Sql,
  carts: readonly Pick<OldCartRow, 'id' | 'quote'>[],
  now: Date,
): Promise<void> {
  const ids = carts.map(({ id }) => id);
  await sql.run(forgetCartsStatement, { ids, quotes: carts.map(({ quote }) => storedContent(quote)), now });
  await sql.run(forgetPayersStatement, { carts: ids });
}

/**
 * Writes orders and their invoices without names.
 * @param named the lines whose admissions carry the name of a person
 */
export async function forgetOrderRows(
  sql: Sql,
  orders: readonly Pick<OldOrderRow, 'booking_id' | 'content' | 'invoices'>[],
  named: readonly { readonly booking_id: string; readonly line: number }[],
  now: Date,
): Promise<void> {
  await sql.run(forgetOrdersStatement, {
    ids: orders.map(({ booking_id }) => booking_id),
    contents: orders.map(({ content }) => storedContent(content)),
    now,
  });
  const invoices = orders.flatMap((order) => order.invoices);
  await sql.run(forgetInvoicesStatement, {
    numbers: invoices.map(({ number }) => number),
    contents: invoices.map(({ content }) => storedContent(content)),
  });
  await sql.run(forgetAdmissionsStatement, {
    orders: named.map(({ booking_id }) => booking_id),
    lines: named.map(({ line }) => line),
  });
}

/** Deletes declarations of withdrawal from before an instant; answers how many, at most `most`. */
export async function forgetWithdrawalRows(sql: Sql, before: Date, most: number): Promise<number> {
  return (await sql.all(forgetWithdrawalsStatement, { before, most })).length;
}
