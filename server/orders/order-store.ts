// The SQL of orders and admissions (tables `placed_order`, `admission`).
import { sql as raw } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Language } from '../../domain/language.ts';
import type { Admission, OrderState } from '../../domain/orders/order.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';
import type { Buyer, CartContent } from './content/cart-content.ts';
import { readContent, storedContent } from './content/stored-content.ts';

/** What an order keeps for good. */
export type OrderContent = Omit<CartContent, 'claims' | 'admissions'> & { readonly buyer: Buyer };

export type NewOrder = {
  readonly booking_id: string;
  readonly year: string;
  readonly cart_id: string;
  readonly payment_id: string | null;
  readonly customer_id: string | null;
  readonly language: Language;
  readonly content: OrderContent;
  readonly total: number;
  readonly confirmed_at: Date;
  readonly admissions: readonly Admission[];
};

// By hand: one statement closes the carts and writes the orders and their admissions. It is the last of every purchase.
const insertOrdersStatement = plannedOnce(
  byHand(
    'insert-orders',
    {
      booking_ids: list(text()),
      years: list(text()),
      cart_ids: list(text()),
      payment_ids: list(nullable(text())),
      customer_ids: list(nullable(text())),
      languages: list(text<Language>()),
      contents: list(jsonb()),
      totals: list(int()),
      confirmed_at: list(instant()),
      barcodes: list(text()),
      admits: list(text()),
      lines: list(int()),
      numbers: list(int()),
      ofs: list(int()),
      names: list(text()),
      persons: list(int()),
    },
    {},
    (order) => raw`
    with confirmed as (update cart set state = 'confirmed', network = null where id = any (${order.cart_ids})),
    placed as (
      insert into placed_order (booking_id, number, cart_id, payment_id, customer_id, state, language, content, total, confirmed_at)
      select booking_id, year || '-' || nextval('order_sequence'), cart_id, payment_id, coalesce(m.into_id, customer_id),
        'confirmed', o.language, content, total, confirmed_at
      from unnest(${order.booking_ids}, ${order.years}, ${order.cart_ids}, ${order.payment_ids}, ${order.customer_ids},
          ${order.languages}, ${order.contents}, ${order.totals}, ${order.confirmed_at})
        as o (booking_id, year, cart_id, payment_id, customer_id, language, content, total, confirmed_at)
      -- A purchase that began before its customer was merged belongs to the one who remains.
      left join lateral (
        select i.id as into_id from customer f join customer i on i.id = f.merged_into where f.id = o.customer_id
      ) m on true
    )
    insert into admission (barcode, booking_id, line, number, of, name, persons)
    select barcode, booking_id, line, number, of, name, persons
    from unnest(${order.barcodes}, ${order.admits}, ${order.lines}, ${order.numbers}, ${order.ofs}, ${order.names}, ${order.persons})
      as a (barcode, booking_id, line, number, of, name, persons)`,
  ),
);

export type OrderRow = {
  booking_id: string;
  number: string;
  /** Who placed it; null without a customer, and once the order is anonymous. */
  customer_id: string | null;
  /** It belongs to an existing account, not to a guest. */
  of_account: boolean;
  state: OrderState;
  language: Language;
  content: OrderContent;
  total: number;
  confirmed_at: Date;
  refunded_at: Date | null;
  payment_reference: string | null;
  /** A bank has taken money of it back for good, or of a difference; perhaps it is not owed any more. */
  is_taken_back: boolean;
  /** Those that let somebody in. */
  admissions: Admission[];
};

/**
 * Has a bank taken money of the order `o` back for good? `owedOfOrders` says how much of it is owed. Its payments are read by their keys: a condition on their state would
 * read all that are undecided, thousands in a rush, once for each order.
 */
export const isTakenBack = raw<boolean>`coalesce((
  select bool_or(b.state = 'charged-back') from payment b where b.id = any (array(
    select o.payment_id union all select s.payment_id from order_supplement s where s.booking_id = o.booking_id
  ))), false)`;

const orders = build
  .selectFrom('placed_order as o')
  .leftJoin('payment as p', 'p.id', 'o.payment_id')
  .leftJoin('customer as c', 'c.id', 'o.customer_id')
  .select([
    'o.booking_id',
    'o.number',
    'o.customer_id',
    'o.state',
    'o.language',
    'o.content',
    'o.total',
    'o.confirmed_at',
    'o.refunded_at',
    'p.reference as payment_reference',
  ])
  .select(({ selectFrom }) => [
    raw<boolean>`coalesce(not c.is_guest and c.deleted_at is null, false)`.as('of_account'),
    isTakenBack.as('is_taken_back'),
    jsonArrayFrom(
      selectFrom('admission as a')
        .leftJoin('pass as s', (join) =>
          join
            .onRef('s.booking_id', '=', 'a.booking_id')
            .onRef('s.line', '=', 'a.line')
            .onRef('s.place', '=', 'a.number'),
        )
        .select(['a.barcode', 'a.line', 'a.number', 'a.of', 'a.name', 'a.persons'])
        .select([
          raw<string | null>`case when s.valid_to <> s.sold_to then s.valid_to end`.as('valid_to'),
          raw<boolean | null>`s.blocked_at is not null`.as('blocked'),
        ])
        .whereRef('a.booking_id', '=', 'o.booking_id')
        .where('a.void_at', 'is', null)
        .orderBy('a.line')
        .orderBy('a.number'),
    ).as('admissions'),
  ])
  .$narrowType<Pick<OrderRow, 'language' | 'content'>>();

type FoundOrderRow = Omit<OrderRow, 'admissions'> & { admissions: FoundAdmissionRow[] };
type FoundAdmissionRow = Omit<Admission, 'valid_to' | 'blocked'> & {
  valid_to: string | null;
  blocked: boolean | null;
};

const findOrderStatement = plannedOnce(
  statement('find-order', { booking_id: text() }, ({ booking_id }) =>
    orders.where('o.booking_id', '=', booking_id),
  ),
);

const ordersOfStatement = statement('orders-of-customer', { customer: text() }, ({ customer }) =>
  orders.where('o.customer_id', '=', customer).orderBy('o.confirmed_at', 'desc').orderBy('o.booking_id'),
);

const orderByNumberStatement = statement('order-by-number', { number: text() }, ({ number }) =>
  build
    .selectFrom('placed_order')
    .select([
      'booking_id',
      'number',
      'cart_id',
      'payment_id',
      'customer_id',
      'state',
      'language',
      'content',
      'total',
      'forgotten_at',
    ])
    .where('number', '=', number)
    .$narrowType<{ content: OrderContent; language: Language }>(),
);

const numberOfCartStatement = plannedOnce(
  statement('order-number-of-cart', { cart: text() }, ({ cart }) =>
    build.selectFrom('placed_order').select('number').where('cart_id', '=', cart),
  ),
);

// By hand: a payment is that of an order, or that of a difference which was paid later, or makes good what a bank has taken of
// one of these (ADR 150); an index finds each.
const orderOfPaymentStatement = byHand(
  'order-of-payment',
  { payment: text() },
  { booking_id: text(), number: text(), state: text<OrderState>() },
  ({ payment }) => raw`
    with one as (
      select id, cart_id from payment where id = ${payment}
      union all
      select lost.id, lost.cart_id from payment p join payment lost on lost.id = p.repays where p.id = ${payment}
    )
    select o.booking_id, o.number, o.state from one join placed_order o on o.cart_id = one.cart_id and o.payment_id = one.id
    union all
    select o.booking_id, o.number, o.state from one join order_supplement s on s.payment_id = one.id
      join placed_order o on o.booking_id = s.booking_id`,
);

const refundOrderStatement = statement(
  'set-order-refunded',
  { booking_id: text(), now: instant() },
  ({ booking_id, now }) =>
    build
      .updateTable('placed_order')
      .set({ state: 'refunded', refunded_at: now })
      .where('booking_id', '=', booking_id)
      .where('state', '=', 'confirmed')
      .returning('booking_id'),
);

const setPaymentStatement = statement(
  'set-payment-of-order',
  { cart_id: text(), from: text(), to: text() },
  ({ cart_id, from, to }) =>
    build
      .updateTable('placed_order')
      .set({ payment_id: to })
      .where('cart_id', '=', cart_id)
      .where('payment_id', '=', from)
      .returning('booking_id'),
);

/** False where the cart's order is none, or has another payment. */
export async function setPaymentOfOrder(
  sql: Sql,
  change: { readonly cart_id: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  return (await sql.first(setPaymentStatement, change)) !== undefined;
}

/** Turns locked carts into orders with their admissions, in one statement. */
export async function insertOrders(sql: Sql, orders: readonly NewOrder[]): Promise<void> {
  const admissions = orders.flatMap((order) =>
    order.admissions.map((admission) => ({ ...admission, booking_id: order.booking_id })),
  );
  await sql.run(insertOrdersStatement, {
    booking_ids: orders.map(({ booking_id }) => booking_id),
    years: orders.map(({ year }) => year),
    cart_ids: orders.map(({ cart_id }) => cart_id),
    payment_ids: orders.map(({ payment_id }) => payment_id),
    customer_ids: orders.map(({ customer_id }) => customer_id),
    languages: orders.map(({ language }) => language),
    contents: orders.map(({ content }) => storedContent(content)),
    totals: orders.map(({ total }) => total),
    confirmed_at: orders.map(({ confirmed_at }) => confirmed_at),
    barcodes: admissions.map(({ barcode }) => barcode),
    admits: admissions.map(({ booking_id }) => booking_id),
    lines: admissions.map(({ line }) => line),
    numbers: admissions.map(({ number }) => number),
    ofs: admissions.map(({ of }) => of),
    names: admissions.map(({ name }) => name),
    persons: admissions.map(({ persons }) => persons),
  });
}

/** An order with its admissions. */
export async function findOrder(sql: Sql, bookingId: string): Promise<OrderRow | undefined> {
  const order = await sql.first(findOrderStatement, { booking_id: bookingId });
  return order && readOrder(order);
}

function readOrder(order: FoundOrderRow): OrderRow {
  const content: OrderContent = readContent('order', order.booking_id, order.content);
  return { ...order, content, admissions: order.admissions.map(readAdmission) };
}

function readAdmission({ valid_to, blocked, ...admission }: FoundAdmissionRow): Admission {
  return { ...admission, ...(valid_to !== null && { valid_to }), ...(blocked && { blocked: true }) };
}

/** All orders of a customer with their admissions, newest first. */
export async function findOrdersOf(sql: Sql, customerId: string): Promise<OrderRow[]> {
  return (await sql.all(ordersOfStatement, { customer: customerId })).map(readOrder);
}

/** An order that something is to be done to. */
export type OrderToReturn = {
  readonly booking_id: string;
  readonly number: string;
  readonly cart_id: string;
  readonly payment_id: string | null;
  readonly customer_id: string | null;
  readonly state: OrderState;
  readonly language: Language;
  readonly content: OrderContent;
  readonly total: number;
  readonly forgotten_at: Date | null;
};

/** An order by its number. */
export async function findReturnableOrder(sql: Sql, number: string): Promise<OrderToReturn | undefined> {
  const order = await sql.first(orderByNumberStatement, { number });
  return order && { ...order, content: readContent('order', order.booking_id, order.content) };
}

export async function findNumberOfCart(sql: Sql, cart: string): Promise<string | undefined> {
  return (await sql.first(numberOfCartStatement, { cart }))?.number;
}

/** The order that a payment has paid, or the difference of. */
export function findOrderOfPayment(
  sql: Sql,
  payment: string,
): Promise<{ booking_id: string; number: string; state: OrderState } | undefined> {
  return sql.first(orderOfPaymentStatement, { payment });
}

/** Everything of it is given back; false when it was before. */
export async function setOrderRefunded(sql: Sql, bookingId: string, now: Date): Promise<boolean> {
  return (await sql.first(refundOrderStatement, { booking_id: bookingId, now })) !== undefined;
}
