// The SQL of returns (table `order_return`). To write one, lock the order's cart first.
import { sql as raw } from 'kysely';
import type { Admission } from '../../../domain/orders/order.ts';
import type { Destination } from '../../../domain/returns/return-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';
import { type ReturnContent, readReturn, storedReturn } from './return-content.ts';

export type OrderReturnRow = {
  id: string;
  booking_id: string;
  key: string;
  at: Date;
  reason: string;
  destination: Destination;
  amount: number;
  fee: number;
  /** Money of it that waits until the payer's bank has decided. */
  waiting: number;
  content: ReturnContent;
  /** Null where no invoice had been issued. */
  credit_note: string | null;
};

const insertStatement = statement(
  'insert-order-return',
  {
    id: text(),
    booking_id: text(),
    key: text(),
    at: instant(),
    reason: text(),
    destination: text<Destination>(),
    amount: int(),
    fee: int(),
    waiting: int(),
    content: jsonb(),
    credit_note: nullable(text()),
  },
  (row) => build.insertInto('order_return').values(row),
);

function returns() {
  return build.selectFrom('order_return').selectAll().$narrowType<{ content: ReturnContent }>();
}

const ofOrderStatement = statement('returns-of-order', { booking_id: text() }, ({ booking_id }) =>
  returns().where('booking_id', '=', booking_id).orderBy('place'),
);

const findStatement = statement('find-order-return', { id: text() }, ({ id }) =>
  returns().where('id', '=', id),
);

// By hand: what waits for a payment is no longer waiting, and it says how much that was. A return says how much of it waits
// for payments of differences; the rest waits for the order's own.
const releaseStatement = byHand(
  'release-waiting-returns',
  { payment: text() },
  { amount: int(), returns: int() },
  ({ payment }) => raw`
    with paid as (
      select o.booking_id, true as is_first from payment p
        join placed_order o on o.cart_id = p.cart_id and o.payment_id = p.id where p.id = ${payment}
      union all
      select booking_id, false from order_supplement where payment_id = ${payment}
    ), waited as (
      select r.id, case when o.is_first
        then r.waiting - coalesce((select sum(amount) from return_waiting w where w.return_id = r.id), 0)
        else coalesce((select amount from return_waiting w where w.return_id = r.id and w.payment_id = ${payment}), 0)
        end as amount
      from order_return r join paid o on o.booking_id = r.booking_id where r.waiting > 0 for update of r
    ), settled as (
      delete from return_waiting where payment_id = ${payment}
    ), released as (
      update order_return r set waiting = r.waiting - w.amount from waited w where r.id = w.id
    )
    select coalesce((select sum(amount) from waited), 0)::int as amount,
      (select count(*) from order_return r join paid o on o.booking_id = r.booking_id)::int as returns`,
);

const insertWaitingStatement = statement(
  'insert-return-waiting',
  { return_id: text(), payment_id: text(), amount: int() },
  (row) => build.insertInto('return_waiting').values(row),
);

// By hand: any number of admissions in one statement; those that let nobody in any more keep their people.
const changeAdmissionsStatement = byHand(
  'change-admissions',
  { barcodes: list(text()), persons: list(int()), now: instant() },
  { barcode: text() },
  ({ barcodes, persons, now }) => raw`
    update admission a set void_at = case when c.persons = 0 then ${now} end,
      persons = case when c.persons = 0 then a.persons else c.persons end
    from unnest(${barcodes}, ${persons}) as c (barcode, persons)
    where a.barcode = c.barcode and a.void_at is null returning a.barcode`,
);

const admissionsStatement = statement('admissions-of-order', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('admission')
    .select(['barcode', 'line', 'number', 'of', 'name', 'persons', 'void_at'])
    .where('booking_id', '=', booking_id)
    .orderBy('line')
    .orderBy('number'),
);

const forgetStatement = statement('forget-returns', { bookings: list(text()) }, ({ bookings }) =>
  build.updateTable('order_return').set({ reason: '' }).where('booking_id', '=', any(bookings)),
);

export async function writeReturn(sql: Sql, row: OrderReturnRow): Promise<void> {
  await sql.run(insertStatement, { ...row, content: storedReturn(row.content) });
}

export async function writeWaiting(
  sql: Sql,
  row: { readonly return_id: string; readonly payment_id: string; readonly amount: number },
): Promise<void> {
  await sql.run(insertWaitingStatement, row);
}

/** What was given back of an order, the oldest first. */
export async function readReturns(sql: Sql, bookingId: string): Promise<OrderReturnRow[]> {
  return (await sql.all(ofOrderStatement, { booking_id: bookingId })).map(checked);
}

export async function readReturnById(sql: Sql, id: string): Promise<OrderReturnRow | undefined> {
  const row = await sql.first(findStatement, { id });
  return row && checked(row);
}

function checked(row: OrderReturnRow): OrderReturnRow {
  return { ...row, content: readReturn(row.id, row.content) };
}

/**
 * What waited for a payment's bank is to be sent now.
 * @returns how much that is, and how many returns its order has
 */
export async function takeWaiting(
  sql: Sql,
  paymentId: string,
): Promise<{ readonly amount: number; readonly returns: number }> {
  return (await sql.first(releaseStatement, { payment: paymentId })) ?? { amount: 0, returns: 0 };
}

/** Makes admissions void, or admit fewer people; answers how many were not void before. */
export async function writeAdmissions(
  sql: Sql,
  changes: readonly { readonly barcode: string; readonly persons: number }[],
  now: Date,
): Promise<number> {
  const changed = await sql.all(changeAdmissionsStatement, {
    barcodes: changes.map(({ barcode }) => barcode),
    persons: changes.map(({ persons }) => persons),
    now,
  });
  return changed.length;
}

/** All admissions of an order, void ones for 0 people. */
export async function readAdmissions(sql: Sql, bookingId: string): Promise<Admission[]> {
  const rows = await sql.all(admissionsStatement, { booking_id: bookingId });
  return rows.map(({ void_at, ...admission }) => ({
    ...admission,
    persons: void_at ? 0 : admission.persons,
  }));
}

export async function blankReasons(sql: Sql, bookings: readonly string[]): Promise<void> {
  await sql.run(forgetStatement, { bookings });
}
