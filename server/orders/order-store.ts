// The SQL of orders and admissions (tables `placed_order`, `admission`).
import type { Language } from '../../domain/language.ts';
import type { Admission, OrderState } from '../../domain/orders/order.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { type Buyer, type CartContent, readContent, storedContent } from './cart-content.ts';

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

const insertOrderStatement: Statement<{ number: string }> = {
  name: 'insert-order',
  text: `
    with confirmed as (update cart set state = 'confirmed' where id = $3),
    placed as (
      insert into placed_order (booking_id, number, cart_id, payment_id, customer_id, state, language, content, total, confirmed_at)
      values ($1, $2 || '-' || nextval('order_sequence'), $3, $4, $5, 'confirmed', $6, $7::text::jsonb, $8, $9)
      returning number
    ), admitted as (
      insert into admission (barcode, booking_id, line, number, of, name, persons)
      select barcode, $1, line, number, of, name, persons
      from unnest($10::text[], $11::int[], $12::int[], $13::int[], $14::text[], $15::int[])
        as a (barcode, line, number, of, name, persons)
    )
    select number from placed`,
};

export type OrderRow = {
  booking_id: string;
  number: string;
  /** Who placed it; null where nobody was signed in, and once it is anonymous. */
  customer_id: string | null;
  /** It belongs to an account that is there, not to a guest. */
  of_account: boolean;
  state: OrderState;
  language: Language;
  content: OrderContent;
  total: number;
  confirmed_at: Date;
  refunded_at: Date | null;
  payment_reference: string | null;
  /** Null where none was issued. */
  invoice_number: string | null;
  credit_note_number: string | null;
  admissions: Admission[];
};

const orderRows = `
    select o.booking_id, o.number, o.customer_id,
      exists (
        select from customer c where c.id = o.customer_id and not c.is_guest and c.deleted_at is null
      ) as of_account, o.state, o.language, o.content, o.total, o.confirmed_at, o.refunded_at,
      p.reference as payment_reference,
      (select i.number from invoice i where i.booking_id = o.booking_id and i.kind = 'invoice') as invoice_number,
      (select i.number from invoice i where i.booking_id = o.booking_id and i.kind = 'credit-note') as credit_note_number,
      coalesce((
        select jsonb_agg(jsonb_build_object('barcode', a.barcode, 'line', a.line, 'number', a.number, 'of', a.of,
          'name', a.name, 'persons', a.persons) order by a.line, a.number)
        from admission a where a.booking_id = o.booking_id
      ), '[]') as admissions
    from placed_order o left join payment p on p.id = o.payment_id`;

const findOrderStatement: Statement<OrderRow> = {
  name: 'find-order',
  text: `${orderRows} where o.booking_id = $1`,
};

const ordersOfStatement: Statement<OrderRow> = {
  name: 'orders-of-customer',
  text: `${orderRows} where o.customer_id = $1 order by o.confirmed_at desc, o.booking_id`,
};

const orderByNumberStatement: Statement<{ booking_id: string; cart_id: string; payment_id: string | null }> =
  {
    name: 'order-by-number',
    text: 'select booking_id, cart_id, payment_id from placed_order where number = $1',
  };

const refundOrderStatement: Statement<{ booking_id: string }> = {
  name: 'set-order-refunded',
  text: `
    update placed_order set state = 'refunded', refunded_at = $2 where booking_id = $1 and state = 'confirmed'
    returning booking_id`,
};

/** Turns a locked cart into an order with its admissions, in one statement. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<string> {
  const [placed] = await sql.named(insertOrderStatement, [
    order.booking_id,
    order.year,
    order.cart_id,
    order.payment_id,
    order.customer_id,
    order.language,
    JSON.stringify(storedContent(order.content)),
    order.total,
    order.confirmed_at,
    order.admissions.map(({ barcode }) => barcode),
    order.admissions.map(({ line }) => line),
    order.admissions.map(({ number }) => number),
    order.admissions.map(({ of }) => of),
    order.admissions.map(({ name }) => name),
    order.admissions.map(({ persons }) => persons),
  ]);
  return placed?.number ?? '';
}

/** An order with its admissions. */
export async function findOrder(sql: Sql, bookingId: string): Promise<OrderRow | undefined> {
  const [order] = await sql.named(findOrderStatement, [bookingId]);
  return order && readOrder(order);
}

function readOrder(order: OrderRow): OrderRow {
  return { ...order, content: readContent(order.content) };
}

/** All orders of a customer with their admissions, newest first. */
export async function findOrdersOf(sql: Sql, customerId: string): Promise<OrderRow[]> {
  return (await sql.named(ordersOfStatement, [customerId])).map(readOrder);
}

/** What an order hangs on, by the number that people say. */
export async function findOrderByNumber(
  sql: Sql,
  number: string,
): Promise<{ booking_id: string; cart_id: string; payment_id: string | null } | undefined> {
  return (await sql.named(orderByNumberStatement, [number]))[0];
}

/** False when it was refunded before. */
export async function setOrderRefunded(sql: Sql, bookingId: string, now: Date): Promise<boolean> {
  return (await sql.named(refundOrderStatement, [bookingId, now])).length > 0;
}
