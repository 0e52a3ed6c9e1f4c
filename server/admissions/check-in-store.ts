// The SQL of check-ins (table `check_in`). A row is written once and never changed.
import { sql as raw } from 'kysely';
import type { ScanKind } from '../../domain/admissions/scan.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

export type CheckInRow = {
  readonly nonce: string;
  readonly device_id: string;
  readonly kind: ScanKind;
  readonly persons: number;
  readonly undoes: string;
  readonly at: Date;
  readonly forced: boolean;
  /** Null for a code that no order has. */
  readonly barcode: string | null;
  readonly booking_id: string | null;
};

export type NewCheckIn = CheckInRow & {
  readonly received_at: Date;
  /** The device might do what it did. */
  readonly permitted: boolean;
  readonly reason: string;
  readonly code: string;
};

// By hand: one that was sent before is left as it is, also by somebody who sends it at the same moment.
const insertStatement = byHand(
  'insert-check-in',
  {
    nonce: text(),
    device_id: text(),
    kind: text<ScanKind>(),
    persons: int(),
    undoes: text(),
    at: instant(),
    received_at: instant(),
    forced: boolean(),
    permitted: boolean(),
    reason: text(),
    code: text(),
    barcode: nullable(text()),
    booking_id: nullable(text()),
  },
  {},
  (row) => raw`
    insert into check_in (nonce, device_id, kind, persons, undoes, at, received_at, forced, permitted, reason, code, barcode, booking_id)
    select ${row.nonce}, ${row.device_id}, ${row.kind}, ${row.persons}, ${row.undoes}, ${row.at}, ${row.received_at},
      ${row.forced}, ${row.permitted}, ${row.reason}, ${row.code}, ${row.barcode}, ${row.booking_id}
    where not exists (select from check_in where nonce = ${row.nonce})
    on conflict (nonce) do nothing`,
);

const shown = [
  'nonce',
  'device_id',
  'kind',
  'persons',
  'undoes',
  'at',
  'forced',
  'barcode',
  'booking_id',
] as const;

const ofOrdersStatement = statement(
  'check-ins-of-orders',
  { bookings: list(text()), since: instant() },
  ({ bookings, since }) =>
    build
      .selectFrom('check_in')
      .select(shown)
      .where('booking_id', '=', any(bookings))
      .where('at', '>=', since)
      .orderBy('id'),
);

const afterStatement = statement('check-ins-after', { id: bigint(), most: int() }, ({ id, most }) =>
  build
    .selectFrom('check_in')
    .select([...shown, 'id', 'received_at'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(most),
);

const lastStatement = byHand(
  'last-check-in',
  {},
  { id: nullable(bigint()) },
  () => raw`select max(id) as id from check_in`,
);

const namedStatement = statement('check-ins-of-order-named', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('check_in as c')
    .innerJoin('door_device as d', 'd.id', 'c.device_id')
    .select([
      'c.nonce',
      'c.device_id',
      'c.kind',
      'c.persons',
      'c.undoes',
      'c.at',
      'c.forced',
      'c.reason',
      'c.barcode',
      'c.booking_id',
      'd.name as device',
    ])
    .where('c.booking_id', '=', booking_id)
    .orderBy('c.at')
    .orderBy('c.id'),
);

const forcedStatement = statement(
  'forced-check-ins',
  { from: instant(), until: instant() },
  ({ from, until }) =>
    build
      .selectFrom('check_in as c')
      .innerJoin('door_device as d', 'd.id', 'c.device_id')
      .leftJoin('placed_order as o', 'o.booking_id', 'c.booking_id')
      .select([
        'c.nonce',
        'c.device_id',
        'c.kind',
        'c.persons',
        'c.undoes',
        'c.at',
        'c.forced',
        'c.permitted',
        'c.reason',
        'c.barcode',
        'c.booking_id',
        'd.name as device',
        'o.number as order',
      ])
      .where('c.forced', '=', true)
      .where('c.at', '>=', from)
      .where('c.at', '<', until)
      .orderBy('c.at')
      .orderBy('c.id'),
);

// By hand: what the server heard of only after the ticket was given back, or its code replaced.
const lateStatement = byHand(
  'late-check-ins',
  { from: instant(), until: instant() },
  {
    nonce: text(),
    device_id: text(),
    at: instant(),
    barcode: nullable(text()),
    booking_id: nullable(text()),
    device: text(),
  },
  ({ from, until }) => raw`
    select c.nonce, c.device_id, c.at, c.barcode, c.booking_id, d.name as device
    from check_in c join door_device d on d.id = c.device_id
      left join retired_barcode r on r.barcode = c.barcode
      left join admission a on a.barcode = c.barcode
    where c.kind = 'in' and not c.forced and c.at >= ${from} and c.at < ${until}
      and c.received_at > coalesce(r.at, a.void_at)
    order by c.at, c.id`,
);

const undoneStatement = statement('undone-check-ins', { from: instant() }, ({ from }) =>
  build.selectFrom('check_in').select('undoes').where('kind', '=', 'undo').where('at', '>=', from),
);

// By hand: the words go where the order has been made anonymous, and where there is no order, after a time.
const forgetWordsStatement = byHand(
  'forget-words-of-check-ins',
  { before: instant(), most: int() },
  { id: bigint() },
  ({ before, most }) => raw`
    update check_in set reason = '', code = '' where id in (
      select c.id from check_in c left join placed_order o on o.booking_id = c.booking_id
      where (c.reason <> '' or c.code <> '')
        and (o.forgotten_at is not null or (c.booking_id is null and c.at < ${before}))
      limit ${most})
    returning id`,
);

const EVER = new Date(0);

export async function insertCheckIn(sql: Sql, row: NewCheckIn): Promise<void> {
  await sql.run(insertStatement, row);
}

export function checkInsOf(sql: Sql, bookings: readonly string[], since = EVER): Promise<CheckInRow[]> {
  return sql.all(ofOrdersStatement, { bookings, since });
}

export function checkInsAfter(sql: Sql, id: number, most: number) {
  return sql.all(afterStatement, { id, most });
}

/** 0 where there is none. */
export async function findLastCheckIn(sql: Sql): Promise<number> {
  return (await sql.first(lastStatement))?.id ?? 0;
}

/** With the names of the devices, the oldest first. */
export function namedCheckIns(sql: Sql, bookingId: string) {
  return sql.all(namedStatement, { booking_id: bookingId });
}

/** Whom somebody let in against the answer, the oldest first; `order` is its number. */
export function forcedCheckIns(sql: Sql, from: Date, until: Date) {
  return sql.all(forcedStatement, { from, until });
}

/** Who came in with what counted no more by the time the server heard of it, the oldest first. */
export function lateCheckIns(sql: Sql, from: Date, until: Date) {
  return sql.all(lateStatement, { from, until });
}

/** The nonces of the notes that were taken back since. */
export async function findUndone(sql: Sql, from: Date): Promise<ReadonlySet<string>> {
  return new Set((await sql.all(undoneStatement, { from })).map(({ undoes }) => undoes));
}

/** Takes reasons and codes out of notes of forgotten orders, and of those before `before` that no order has. */
export async function forgetWords(sql: Sql, before: Date, most: number): Promise<number> {
  return (await sql.all(forgetWordsStatement, { before, most })).length;
}
