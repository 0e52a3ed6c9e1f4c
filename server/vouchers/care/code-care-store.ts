// The SQL with which staff look after voucher codes: found whatever became of them, listed, blocked, extended, replaced.
import { sql as raw } from 'kysely';
import type { LocalizedText } from '../../../domain/language.ts';
import type { VoucherCodeKind } from '../../../domain/vouchers/voucher-code.ts';
import { StoredText } from '../../museum-folder/stored-fields.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  bigint,
  boolean,
  instant,
  int,
  jsonb,
  nullable,
  numeric,
  text,
} from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { readsStored } from '../../platform/database/stored-json.ts';

export type CareRow = {
  number: number;
  barcode: string;
  name: LocalizedText;
  kind: VoucherCodeKind;
  amount: number;
  pool_id: string;
  valid_from: string;
  valid_to: string;
  /** Percent, of a single-purpose one. */
  vat_value: number | null;
  closed: boolean;
  blocked_at: Date | null;
  replaced_by: string | null;
  created_at: Date;
  is_bought: boolean;
  is_returned: boolean;
  /** The number of the order that bought it, or whose return it was given for. */
  order_number: string | null;
  /** Cents: what was ever put on it less what holds have taken, lapsed ones not counted. */
  left: number;
  /** Cents that carts hold and have not paid for. */
  held: number;
  /** Cents that lapsed before the code was made valid again: they are not left. */
  lapsed: number;
};

export type CodeName = { number: number; barcode: string };

const COLUMNS = {
  number: bigint(),
  barcode: text(),
  name: jsonb<LocalizedText>(),
  kind: text<VoucherCodeKind>(),
  amount: int(),
  pool_id: text(),
  valid_from: text(),
  valid_to: text(),
  vat_value: nullable(numeric()),
  closed: boolean(),
  blocked_at: nullable(instant()),
  replaced_by: nullable(text()),
  created_at: instant(),
  is_bought: boolean(),
  is_returned: boolean(),
  order_number: nullable(text()),
  left: int(),
  held: int(),
  lapsed: int(),
};

/** By hand, as everything here that counts: what is left and held is counted over the holds of its pool. */
const selectCode = (now: unknown) => raw`
  select c.number, c.barcode, c.name, c.kind, c.amount, c.pool_id, c.valid_from, c.valid_to, c.vat_value, c.closed,
    c.blocked_at, c.replaced_by, c.created_at, c.booking_id is not null as is_bought, c.return_id is not null as is_returned,
    coalesce(o.number, ro.number) as order_number,
    greatest(0, s.capacity - coalesce(h.sold, 0) - coalesce(h.held, 0))::int as "left", coalesce(h.held, 0)::int as held,
    -- The pool of a code of the folder may be smaller for another reason: some of it was spent elsewhere.
    case when c.closed or c.kind <> 'value' or c.booking_id is null and c.return_id is null then 0
      else greatest(0, c.amount - s.capacity) end::int as lapsed
  from voucher_code c
    join slot s on s.pool_id = c.pool_id
    left join placed_order o on o.booking_id = c.booking_id
    left join order_return r on r.id = c.return_id
    left join placed_order ro on ro.booking_id = r.booking_id
    left join lateral (
      select sum(quantity) filter (where expires_at = 'infinity') as sold,
        sum(quantity) filter (where expires_at > ${now} and expires_at < 'infinity') as held
      from hold where slot_id = s.id
    ) h on true`;

const codeStatement = byHand(
  'code-to-care-for',
  { number: bigint(), now: instant() },
  COLUMNS,
  ({ number, now }) => raw`${selectCode(now)} where c.number = ${number}`,
);

const pageStatement = byHand(
  'codes-to-care-for',
  {
    now: instant(),
    /** In the voucher time zone, as `YYYY-MM-DD HH:mm`. */
    time: text(),
    state: text(),
    before: bigint(),
    most: int(),
  },
  COLUMNS,
  ({ now, time, state, before, most }) => raw`
    select * from (
      ${selectCode(now)}
      where c.number < ${before}
      order by c.number desc
    ) c
    where ${state} = '' or ${state} = case
      when replaced_by is not null then 'replaced'
      when closed then 'closed'
      when blocked_at is not null then 'blocked'
      when ${time} < valid_from then 'early'
      when left(${time}, length(valid_to)) > valid_to then 'ended'
      when "left" > 0 then 'usable'
      else 'used'
    end
    limit ${most}`,
);

const spentStatement = byHand(
  'spent-of-code',
  { pool: text() },
  { order_number: text(), amount: bigint(), at: instant() },
  ({ pool }) => raw`
    select o.number as order_number, sum(h.quantity)::bigint as amount, o.confirmed_at as at
    from slot s join hold h on h.slot_id = s.id join placed_order o on o.cart_id = h.cart_id
    where s.pool_id = ${pool} and h.expires_at = 'infinity'
    group by o.number, o.confirmed_at order by o.confirmed_at`,
);

const replacedStatement = statement('codes-replaced-by', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('voucher_code')
    .select(['number', 'barcode'])
    .where('replaced_by', '=', barcode)
    .orderBy('created_at', 'desc'),
);

const nameStatement = statement('name-of-code', { barcode: text() }, ({ barcode }) =>
  build.selectFrom('voucher_code').select(['number', 'barcode']).where('barcode', '=', barcode),
);

const successorStatement = statement('successor-of-code', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('voucher_code as old')
    .innerJoin('voucher_code as c', 'c.barcode', 'old.replaced_by')
    .select(['c.number', 'c.barcode'])
    .where('old.barcode', '=', barcode),
);

const lockStatement = statement('lock-code-to-care-for', { barcode: text() }, ({ barcode }) =>
  build.selectFrom('voucher_code').select('barcode').where('barcode', '=', barcode).forUpdate(),
);

const blockStatement = statement(
  'block-code',
  { barcode: text(), blocked_at: nullable(instant()) },
  ({ barcode, blocked_at }) =>
    build.updateTable('voucher_code').set({ blocked_at }).where('barcode', '=', barcode),
);

const extendStatement = statement(
  'extend-code',
  { barcode: text(), valid_to: text() },
  ({ barcode, valid_to }) =>
    build.updateTable('voucher_code').set({ valid_to }).where('barcode', '=', barcode),
);

// By hand: everything of the code but its barcode, and everything that named it names the new one.
const replaceStatement = byHand(
  'replace-code',
  { barcode: text(), successor: text(), now: instant() },
  {},
  ({ barcode, successor, now }) => raw`
    with replaced as (
      update voucher_code set closed = true, blocked_at = null, replaced_by = ${successor}
      where barcode = ${barcode} or replaced_by = ${barcode}
      returning *
    )
    insert into voucher_code (barcode, id, name, kind, amount, pool_id, valid_from, valid_to, booking_id, line, created_at,
      return_id, vat_value)
    select ${successor}, ${successor}, name, kind, amount, pool_id, valid_from, valid_to, booking_id, line, ${now}, return_id,
      vat_value
    from replaced where barcode = ${barcode}`,
);

/** Texts by language: a plain record, and so without a version. */
const readName = readsStored('name of voucher_code', StoredText);

const checked = (row: CareRow): CareRow => ({ ...row, name: readName(row.barcode, row.name) });

/** A code, whatever became of it. */
export async function readCode(sql: Sql, number: number, now: Date): Promise<CareRow | undefined> {
  const row = await sql.first(codeStatement, { number, now });
  return row && checked(row);
}

/** @param state '' for all */
export async function readCodes(
  sql: Sql,
  asked: {
    readonly now: Date;
    readonly time: string;
    readonly state: string;
    /** The number of the last code of the page before. */
    readonly before: number;
    readonly most: number;
  },
): Promise<CareRow[]> {
  return (await sql.all(pageStatement, asked)).map(checked);
}

/** What orders have spent of a pool of value, the oldest first. */
export function readSpent(
  sql: Sql,
  pool: string,
): Promise<{ order_number: string; amount: number; at: Date }[]> {
  return sql.all(spentStatement, { pool });
}

/** The codes that this one has replaced, the newest first. */
export function readReplaced(sql: Sql, barcode: string): Promise<CodeName[]> {
  return sql.all(replacedStatement, { barcode });
}

/** A code by itself. */
export function readCodeName(sql: Sql, barcode: string): Promise<CodeName | undefined> {
  return sql.first(nameStatement, { barcode });
}

/** The code that has replaced this one. */
export function readSuccessor(sql: Sql, barcode: string): Promise<CodeName | undefined> {
  return sql.first(successorStatement, { barcode });
}

/** Locks a code, whose pool is locked. */
export async function lockCode(sql: Sql, barcode: string): Promise<void> {
  await sql.first(lockStatement, { barcode });
}

/** @param at undefined: it is blocked no more */
export async function writeBlocked(sql: Sql, barcode: string, at: Date | undefined): Promise<void> {
  await sql.run(blockStatement, { barcode, blocked_at: at ?? null });
}

export async function writeLastDay(sql: Sql, barcode: string, validTo: string): Promise<void> {
  await sql.run(extendStatement, { barcode, valid_to: validTo });
}

/** Closes a code and adds its successor, with the same pool of value. */
export async function writeSuccessor(
  sql: Sql,
  codes: { readonly barcode: string; readonly successor: string; readonly now: Date },
): Promise<void> {
  await sql.run(replaceStatement, codes);
}
