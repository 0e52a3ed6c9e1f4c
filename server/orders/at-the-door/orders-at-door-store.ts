// The SQL of what the door knows of orders (tables `placed_order`, `admission`, `retired_barcode`, `pass`,
// `order_search`, `admission_change`, `payment`).
import { sql as raw } from 'kysely';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  bigint,
  boolean,
  instant,
  int,
  jsonb,
  list,
  nullable,
  text,
} from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { isTakenBack, type OrderContent } from '../order-store.ts';

export type AdmissionAtDoor = {
  readonly barcode: string;
  readonly line: number;
  readonly name: string;
  readonly persons: number;
  /** It was given back. */
  readonly isVoid: boolean;
  /** Another barcode is in its place; this one opens nothing any more. */
  readonly isRetired: boolean;
  /** A pass that lets nobody in until it is unblocked. */
  readonly isBlocked: boolean;
  /** The last day of a pass that was extended. */
  readonly valid_to: Day | null;
};

// By hand: the orders of some days, and those that any day is good for; each portion goes on after the last one.
const idsStatement = byHand(
  'bookings-at-door',
  { facets: list(text()), after: text(), most: int() },
  { booking_id: text() },
  ({ facets, after, most }) => raw`
    with found as materialized (select booking_id from order_search where facets && ${facets})
    select booking_id from found where booking_id > ${after} order by booking_id limit ${most}`,
);

// By hand: with each order its barcodes, also those that were replaced, under the line of what they became.
const ordersStatement = byHand(
  'orders-at-door',
  { ids: list(text()) },
  {
    booking_id: text(),
    number: text(),
    confirmed_at: instant(),
    content: jsonb<OrderContent>(),
    admissions: jsonb<readonly AdmissionAtDoor[]>(),
    is_taken_back: boolean(),
  },
  ({ ids }) => raw`
    with recursive became (barcode, booking_id, into_barcode, steps) as (
      select barcode, booking_id, replaced_by, 1 from retired_barcode where booking_id = any (${ids})
      union all
      select b.barcode, b.booking_id, r.replaced_by, b.steps + 1
      from became b join retired_barcode r on r.barcode = b.into_barcode where b.steps < 100
    ), standing as (
      select a.booking_id, a.barcode, a.line, a.name, a.persons, a.void_at is not null as "isVoid",
        s.blocked_at is not null as "isBlocked", case when s.valid_to <> s.sold_to then s.valid_to end as valid_to
      from admission a
      left join pass s on s.booking_id = a.booking_id and s.line = a.line and s.place = a.number
      where a.booking_id = any (${ids})
    ), known as (
      select *, false as "isRetired" from standing
      union all
      select b.booking_id, b.barcode, a.line, a.name, a.persons, a."isVoid", a."isBlocked", a.valid_to, true
      from became b join standing a on a.barcode = b.into_barcode
    )
    select o.booking_id, o.number, o.confirmed_at, o.content, coalesce(
      (select jsonb_agg(to_jsonb(k) - 'booking_id' order by k.line, k.barcode) from known k
        where k.booking_id = o.booking_id), '[]'::jsonb) as admissions,
      ${isTakenBack} as is_taken_back
    from placed_order o where o.booking_id = any (${ids})`,
);

const byBarcodeStatement = byHand(
  'booking-of-barcode',
  { barcode: text() },
  { booking_id: text() },
  ({ barcode }) => raw`
    select booking_id from admission where barcode = ${barcode}
    union all
    select booking_id from retired_barcode where barcode = ${barcode}
    limit 1`,
);

const byNumberStatement = statement('booking-at-door-by-number', { number: text() }, ({ number }) =>
  build.selectFrom('placed_order').select('booking_id').where('number', '=', number),
);

const lockStatement = statement('lock-admission', { barcode: text() }, ({ barcode }) =>
  build.selectFrom('admission').select('barcode').where('barcode', '=', barcode).forUpdate(),
);

const changesStatement = statement('admission-changes', { after: bigint(), most: int() }, ({ after, most }) =>
  build
    .selectFrom('admission_change')
    .select(['id', 'booking_id', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most),
);

const lastChangeStatement = byHand(
  'last-admission-change',
  {},
  { id: nullable(bigint()) },
  () => raw`select max(id) as id from admission_change`,
);

const sweepStatement = byHand(
  'sweep-admission-changes',
  { before: instant(), most: int() },
  { id: bigint() },
  ({ before, most }) => raw`
    delete from admission_change where id in (
      select id from admission_change where at < ${before} order by at limit ${most}
    ) returning id`,
);

export type ChangeRow = { readonly id: number; readonly booking_id: string; readonly at: Date };

export async function findBookings(
  sql: Sql,
  facets: readonly string[],
  after: string,
  most: number,
): Promise<string[]> {
  return (await sql.all(idsStatement, { facets, after, most })).map(({ booking_id }) => booking_id);
}

export function readAtDoor(sql: Sql, ids: readonly string[]) {
  return sql.all(ordersStatement, { ids });
}

export async function findBookingOfBarcode(sql: Sql, barcode: string): Promise<string | undefined> {
  return (await sql.first(byBarcodeStatement, { barcode }))?.booking_id;
}

export async function findBookingByNumber(sql: Sql, number: string): Promise<string | undefined> {
  return (await sql.first(byNumberStatement, { number }))?.booking_id;
}

/** Waits for whoever else decides about it, until the transaction ends. */
export async function lockBarcode(sql: Sql, barcode: string): Promise<void> {
  await sql.first(lockStatement, { barcode });
}

export function findChanges(sql: Sql, after: number, most: number): Promise<ChangeRow[]> {
  return sql.all(changesStatement, { after, most });
}

/** 0 where nothing has changed yet. */
export async function findLastChange(sql: Sql): Promise<number> {
  return (await sql.first(lastChangeStatement))?.id ?? 0;
}

export async function sweepChanges(sql: Sql, before: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { before, most })).length;
}
