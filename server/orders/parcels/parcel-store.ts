// The SQL of parcels (table `parcel`): written with their orders, listed, sent. To change one, lock the order's cart first.
import { sql as raw } from 'kysely';
import type { Shipping } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
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
import { any, build, byHand, statement } from '../../platform/database/statement.ts';
import type { Buyer } from '../content/cart-content.ts';
import { readParts } from '../content/stored-content.ts';
import type { ReturnContent } from '../returns/return-content.ts';

/** A parcel, and of its order what says what is in it. */
export type ParcelRow = {
  /** The parcel's. */
  parcel: number;
  booking_id: string;
  part: string;
  ordered_at: Date;
  void_at: Date | null;
  sent_at: Date | null;
  carrier: string;
  tracking: string;
  notices: number;
  mail_wanted: boolean;
  told_at: Date | null;
  /** The order's. */
  number: string;
  language: string;
  version: number;
  /** All of the order was given back. */
  is_over: boolean;
  /** '' where it was not asked for. */
  phone: string;
  buyer: Buyer;
  shipping: Shipping | null;
  lines: OrderLine[];
  returned: ReturnContent['parts'][];
  voided: { line: number; number: number }[];
};

const COLUMNS = {
  parcel: bigint(),
  booking_id: text(),
  part: text(),
  ordered_at: instant(),
  void_at: nullable(instant()),
  sent_at: nullable(instant()),
  carrier: text(),
  tracking: text(),
  notices: int(),
  mail_wanted: boolean(),
  told_at: nullable(instant()),
  number: text(),
  language: text(),
  version: bigint(),
  is_over: boolean(),
  phone: text(),
  buyer: jsonb<Buyer>(),
  shipping: nullable(jsonb<Shipping>()),
  lines: jsonb<OrderLine[]>(),
  returned: jsonb<ReturnContent['parts'][]>(),
  voided: jsonb<ParcelRow['voided']>(),
};

/** By hand, as everything here that reads orders: only what says what is in a parcel is read out of the JSON. */
const selectParcels = (parcels: unknown) => raw`
  select p.number as parcel, p.booking_id, p.part, p.ordered_at, p.void_at, p.sent_at, p.carrier, p.tracking, p.notices,
    p.mail_wanted, p.told_at, o.number, o.language,
    coalesce((select max(a.id) from act a where a.object_kind = 'order' and a.object_id = o.number), 0) as version,
    o.state = 'refunded' as is_over, coalesce(c.details ->> 'phone', '') as phone, o.content -> 'buyer' as buyer,
    nullif(o.content -> 'shipping', 'null') as shipping, o.content -> 'lines' as lines,
    coalesce((select jsonb_agg(r.content -> 'parts') from order_return r where r.booking_id = o.booking_id), '[]') as returned,
    coalesce((
      select jsonb_agg(jsonb_build_object('line', a.line, 'number', a.number)) from admission a
      where a.booking_id = o.booking_id and a.void_at is not null
    ), '[]') as voided
  from (${parcels}) p join placed_order o on o.booking_id = p.booking_id left join customer c on c.id = o.customer_id`;

/** Where a page begins: the first page of the newest begins in the future. */
const page = { at: instant(), after: bigint(), part: text(), most: int() };

const toPackStatement = byHand(
  'parcels-to-pack',
  page,
  COLUMNS,
  ({ at, after, part, most }) =>
    raw`${selectParcels(raw`
    select * from parcel
    where sent_at is null and void_at is null and (ordered_at, number) > (${at}, ${after}) and part like ${part}
    order by ordered_at, number limit ${most}`)} order by p.ordered_at, p.number`,
);

const sentStatement = byHand(
  'parcels-sent',
  page,
  COLUMNS,
  ({ at, after, part, most }) =>
    raw`${selectParcels(raw`
    select * from parcel where sent_at is not null and (sent_at, number) < (${at}, ${after}) and part like ${part}
    order by sent_at desc, number desc limit ${most}`)} order by p.sent_at desc, p.number desc`,
);

const allStatement = byHand(
  'parcels',
  page,
  COLUMNS,
  ({ at, after, part, most }) =>
    raw`${selectParcels(raw`
    select * from parcel where (ordered_at, number) < (${at}, ${after}) and part like ${part}
    order by ordered_at desc, number desc limit ${most}`)} order by p.ordered_at desc, p.number desc`,
);

const someStatement = byHand(
  'some-parcels',
  { numbers: list(bigint()) },
  COLUMNS,
  ({ numbers }) =>
    raw`${selectParcels(raw`select * from parcel where number = any (${numbers})`)} order by p.ordered_at, p.number`,
);

const ofOrderStatement = byHand(
  'parcels-of-order',
  { booking_id: text() },
  COLUMNS,
  ({ booking_id }) =>
    raw`${selectParcels(raw`select * from parcel where booking_id = ${booking_id}`)} order by p.number`,
);

// By hand: no more of them are counted than anybody wants to know.
const countStatement = byHand(
  'count-parcels-to-pack',
  { most: int() },
  { count: int() },
  ({ most }) => raw`
    select count(*)::int as count
    from (select from parcel where sent_at is null and void_at is null limit ${most}) as waiting`,
);

// By hand: Kysely has no insert of unnested lists.
const insertStatement = byHand(
  'insert-parcels',
  { bookings: list(text()), parts: list(text()), ordered: list(instant()) },
  {},
  ({ bookings, parts, ordered }) => raw`
    insert into parcel (booking_id, part, ordered_at)
    select * from unnest(${bookings}, ${parts}, ${ordered}) on conflict do nothing`,
);

const voidStatement = statement(
  'void-parcels',
  { booking_id: text(), left: list(text()), now: instant() },
  ({ booking_id, left, now }) =>
    build
      .updateTable('parcel')
      .set({ void_at: now })
      .where('booking_id', '=', booking_id)
      .where('sent_at', 'is', null)
      .where('void_at', 'is', null)
      .where('part', '<>', raw<string>`all(${left})`),
);

const sendStatement = statement(
  'send-parcel',
  { number: bigint(), now: instant(), carrier: text(), tracking: text(), mail_wanted: boolean() },
  ({ number, now, ...sent }) =>
    build
      .updateTable('parcel')
      .set(({ eb }) => ({ ...sent, sent_at: now, notices: eb('notices', '+', 1) }))
      .where('number', '=', number)
      .returning('notices'),
);

const correctStatement = statement(
  'correct-parcel',
  { number: bigint(), carrier: text(), tracking: text(), mail_wanted: boolean() },
  ({ number, ...corrected }) =>
    build
      .updateTable('parcel')
      .set(({ eb }) => ({ ...corrected, notices: eb('notices', '+', 1) }))
      .where('number', '=', number)
      .returning('notices'),
);

const takeBackStatement = statement(
  'take-back-parcel',
  { number: bigint(), void_at: nullable(instant()) },
  ({ number, void_at }) =>
    build
      .updateTable('parcel')
      .set({ sent_at: null, carrier: '', tracking: '', mail_wanted: false, void_at })
      .where('number', '=', number)
      .where('told_at', 'is', null)
      .returning('number'),
);

const tellStatement = statement(
  'tell-parcel',
  { number: bigint(), notices: int(), now: instant() },
  ({ number, notices, now }) =>
    build
      .updateTable('parcel')
      .set(({ fn, ref, val }) => ({ told_at: fn.coalesce(ref('told_at'), val(now)) }))
      .where('number', '=', number)
      .where('notices', '=', notices)
      .where('mail_wanted', '=', true)
      .where('sent_at', 'is not', null)
      .returning('number'),
);

const forgetStatement = statement('forget-parcels', { bookings: list(text()) }, ({ bookings }) =>
  build.updateTable('parcel').set({ tracking: '' }).where('booking_id', '=', any(bookings)),
);

export type ParcelPage = {
  readonly at: Date;
  readonly after: number;
  /** `goods`, `pass.%`, or `%` for both. */
  readonly part: string;
  readonly most: number;
};

const PAGES = { 'to-pack': toPackStatement, sent: sentStatement, all: allStatement } as const;

/** To be packed, the oldest first; sent or all, the newest first. */
export async function readParcelPage(
  sql: Sql,
  which: keyof typeof PAGES,
  asked: ParcelPage,
): Promise<ParcelRow[]> {
  return (await sql.all(PAGES[which], asked)).map(readParts);
}

export async function readParcels(sql: Sql, numbers: readonly number[]): Promise<ParcelRow[]> {
  return (await sql.all(someStatement, { numbers })).map(readParts);
}

export async function readParcelsOf(sql: Sql, bookingId: string): Promise<ParcelRow[]> {
  return (await sql.all(ofOrderStatement, { booking_id: bookingId })).map(readParts);
}

/** How many wait, up to a number. */
export async function countToPack(sql: Sql, most: number): Promise<number> {
  return (await sql.first(countStatement, { most }))?.count ?? 0;
}

export type NewParcel = { readonly booking_id: string; readonly part: string; readonly ordered_at: Date };

/** Those that are there already stay as they are. */
export async function insertParcels(sql: Sql, parcels: readonly NewParcel[]): Promise<void> {
  if (parcels.length === 0) return;
  await sql.run(insertStatement, {
    bookings: parcels.map(({ booking_id }) => booking_id),
    parts: parcels.map(({ part }) => part),
    ordered: parcels.map(({ ordered_at }) => ordered_at),
  });
}

/** Parcels that were not sent, and of which nothing is left. @param left parts of the order that are still parcels */
export async function voidParcels(
  sql: Sql,
  gone: { readonly booking_id: string; readonly left: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql.run(voidStatement, gone);
}

type Sent = { readonly carrier: string; readonly tracking: string; readonly mail_wanted: boolean };

/** @returns the number of its mail */
export async function setSent(sql: Sql, sent: Sent & { readonly number: number; readonly now: Date }) {
  return (await sql.first(sendStatement, sent))?.notices ?? 0;
}

/** @returns the number of its mail */
export async function setCorrected(sql: Sql, corrected: Sent & { readonly number: number }) {
  return (await sql.first(correctStatement, corrected))?.notices ?? 0;
}

/** @param void_at where nothing of it is left to send. False where a mail has left meanwhile. */
export async function setNotSent(sql: Sql, number: number, void_at: Date | null): Promise<boolean> {
  return (await sql.first(takeBackStatement, { number, void_at })) !== undefined;
}

/** From now on it is not taken back. False for a mail that is not wanted any more. */
export async function setTold(sql: Sql, number: number, notices: number, now: Date): Promise<boolean> {
  return (await sql.first(tellStatement, { number, notices, now })) !== undefined;
}

/** A number leads to who got what. */
export async function forgetParcels(sql: Sql, bookings: readonly string[]): Promise<void> {
  await sql.run(forgetStatement, { bookings });
}
