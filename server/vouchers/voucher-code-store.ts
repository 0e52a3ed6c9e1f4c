// The SQL of voucher codes once they are there (table `voucher_code`): looked up, issued with an order, closed with it.
// What is left on them is in their pools.
import { sql as raw } from 'kysely';
import type { LocalizedText } from '../../domain/language.ts';
import type { IssuedVoucher } from '../../domain/orders/order.ts';
import type { VoucherCodeKind } from '../../domain/vouchers/voucher-code.ts';
import { StoredText } from '../museum-folder/stored-fields.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, jsonb, list, nullable, numeric, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';
import { readsStored } from '../platform/database/stored-json.ts';

export type VoucherCodeRow = {
  barcode: string;
  id: string;
  name: LocalizedText;
  kind: VoucherCodeKind;
  amount: number;
  pool_id: string;
  valid_from: string;
  valid_to: string;
  /** Percent, of a single-purpose one; null for a multi-purpose one. */
  vat_value: number | null;
};

/** A code as it can be redeemed, unless it is blocked. */
type FoundCode = VoucherCodeRow & { blocked_at: Date | null };

const findStatement = statement('find-voucher-code', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('voucher_code')
    .select(['barcode', 'id', 'name', 'kind', 'amount', 'pool_id', 'valid_from', 'valid_to', 'vat_value'])
    .select('blocked_at')
    .where('barcode', '=', barcode)
    .where('closed', '=', false)
    .$narrowType<{ name: LocalizedText }>(),
);

const redeemableStatement = statement('redeemable-voucher-codes', { most: int() }, ({ most }) =>
  build
    .selectFrom('voucher_code')
    .select('barcode')
    .where('closed', '=', false)
    .where('blocked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('barcode')
    .limit(most),
);

/** Texts by language: a plain record, and so without a version. */
const readName = readsStored('name of voucher_code', StoredText);

export type NewVoucherCode = {
  readonly barcode: string;
  /** The product, which lends its name in every language. */
  readonly voucher_id: string;
  /** Its name in the language of the order, should it be gone. */
  readonly name: LocalizedText;
  readonly amount: number;
  readonly pool_id: string;
  readonly valid_from: string;
  readonly valid_to: string;
  /** Of a single-purpose one: what its sale was taxed with. */
  readonly vat_value: number | null;
  readonly booking_id: string;
  readonly line: number;
  readonly created_at: Date;
};

// By hand: any number of codes in one statement.
const insertStatement = byHand(
  'insert-voucher-codes',
  {
    barcodes: list(text()),
    vouchers: list(text()),
    names: list(jsonb<LocalizedText>()),
    amounts: list(int()),
    pools: list(text()),
    valid_from: list(text()),
    valid_to: list(text()),
    orders: list(text()),
    lines: list(int()),
    created: list(instant()),
    vat_values: list(nullable(numeric())),
  },
  {},
  (codes) => raw`
    insert into voucher_code (barcode, id, name, kind, amount, pool_id, valid_from, valid_to, booking_id, line, created_at,
      vat_value)
    select c.barcode, c.barcode, coalesce(v.name, c.name), 'value', c.amount, c.pool_id, c.valid_from, c.valid_to,
      c.booking_id, c.line, c.created_at, c.vat_value
    from unnest(${codes.barcodes}, ${codes.vouchers}, ${codes.names}, ${codes.amounts}, ${codes.pools},
        ${codes.valid_from}, ${codes.valid_to}, ${codes.orders}, ${codes.lines}, ${codes.created},
        ${codes.vat_values})
      as c (barcode, voucher_id, name, amount, pool_id, valid_from, valid_to, booking_id, line, created_at, vat_value)
    left join voucher v on v.id = c.voucher_id`,
);

// By hand: the name and the greeting come out of the JSON of the order, at the place of the line.
const issuedStatement = byHand(
  'vouchers-of-order',
  { booking_id: text() },
  {
    line: int(),
    barcode: text(),
    name: text(),
    amount: int(),
    valid_from: text(),
    valid_to: text(),
    greeting: text(),
    vat_value: nullable(numeric()),
  },
  ({ booking_id }) => raw`
    select c.line, c.barcode, c.amount, c.valid_from, c.valid_to, c.vat_value,
      coalesce(o.content -> 'lines' -> c.line ->> 'title', o.content -> 'lines' -> c.line ->> 'name') as name,
      coalesce(o.content -> 'lines' -> c.line -> 'voucher' ->> 'greeting', '') as greeting
    from voucher_code c join placed_order o on o.booking_id = c.booking_id
    where c.booking_id = ${booking_id} and (not c.closed or o.state = 'refunded')
    order by c.line, c.barcode`,
);

const openStatement = statement('open-vouchers-of-order', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('voucher_code')
    .select(['line', 'barcode', 'amount', 'pool_id'])
    .where('booking_id', '=', booking_id)
    .where('closed', '=', false)
    .orderBy('line')
    .orderBy('barcode')
    .$narrowType<{ line: number }>(),
);

const closeStatement = statement('close-voucher-codes', { barcodes: list(text()) }, ({ barcodes }) =>
  build
    .updateTable('voucher_code')
    .set('closed', true)
    .where('barcode', '=', any(barcodes))
    .returning('pool_id'),
);

// By hand: of a code that was replaced it is the one that has its pool now. In the order in which the night locks them.
const lockEndedStatement = byHand(
  'lock-codes-to-extend',
  { barcodes: list(text()), time: text() },
  { code: text(), pool_id: text() },
  ({ barcodes, time }) => raw`
    select barcode as code, pool_id from voucher_code
    where pool_id in (select pool_id from voucher_code where barcode = any (${barcodes}))
      and replaced_by is null and not closed
      and kind = 'value' and (booking_id is not null or return_id is not null)
      and valid_to <> '' and left(${time}, length(valid_to)) > valid_to
    order by barcode for no key update`,
);

const extendEndedStatement = statement(
  'extend-ended-code',
  { barcode: text(), valid_to: text() },
  ({ barcode, valid_to }) =>
    build.updateTable('voucher_code').set({ valid_to }).where('barcode', '=', barcode),
);

const insertReturnStatement = statement(
  'insert-voucher-of-return',
  {
    barcode: text(),
    name: jsonb<LocalizedText>(),
    amount: int(),
    pool_id: text(),
    valid_from: text(),
    valid_to: text(),
    created_at: instant(),
    return_id: text(),
  },
  (code) => build.insertInto('voucher_code').values({ ...code, id: code.barcode, kind: 'value' }),
);

const poolsStatement = statement('pools-of-voucher-codes', { barcodes: list(text()) }, ({ barcodes }) =>
  build.selectFrom('voucher_code').select(['barcode', 'pool_id']).where('barcode', '=', any(barcodes)),
);

const goneStatement = statement('codes-gone-from-folder', { barcodes: list(text()) }, ({ barcodes }) =>
  build
    .selectFrom('voucher_code')
    .select('barcode')
    .where('barcode', '=', any(barcodes))
    .where('closed', '=', true)
    .where('replaced_by', 'is', null)
    .where('booking_id', 'is', null)
    .where('return_id', 'is', null),
);

/** Which of these codes were of the museum folder and have left it: nobody can spend them. */
export async function codesGoneFromFolder(sql: Sql, barcodes: readonly string[]): Promise<string[]> {
  if (barcodes.length === 0) return [];
  return (await sql.all(goneStatement, { barcodes })).map(({ barcode }) => barcode);
}

/** The pools of codes' values, by code. A code that replaces another one has its pool. */
export async function poolsOfCodes(
  sql: Sql,
  barcodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (barcodes.length === 0) return new Map();
  const rows = await sql.all(poolsStatement, { barcodes });
  return new Map(rows.map(({ barcode, pool_id }) => [barcode, pool_id]));
}

/** Codes that are neither closed nor blocked, the newest first. */
export async function redeemableCodes(sql: Sql, most: number): Promise<string[]> {
  return (await sql.all(redeemableStatement, { most })).map(({ barcode }) => barcode);
}

/** A code that is not closed. */
export async function findVoucherCode(sql: Sql, barcode: string): Promise<FoundCode | undefined> {
  const code = await sql.first(findStatement, { barcode });
  return code && { ...code, name: readName(barcode, code.name) };
}

/** Writes codes of an order that is there, as their pools are. */
export async function insertVoucherCodes(sql: Sql, codes: readonly NewVoucherCode[]): Promise<void> {
  await sql.run(insertStatement, {
    barcodes: codes.map(({ barcode }) => barcode),
    vouchers: codes.map(({ voucher_id }) => voucher_id),
    names: codes.map(({ name }) => name),
    amounts: codes.map(({ amount }) => amount),
    pools: codes.map(({ pool_id }) => pool_id),
    valid_from: codes.map(({ valid_from }) => valid_from),
    valid_to: codes.map(({ valid_to }) => valid_to),
    orders: codes.map(({ booking_id }) => booking_id),
    lines: codes.map(({ line }) => line),
    created: codes.map(({ created_at }) => created_at),
    vat_values: codes.map(({ vat_value }) => vat_value),
  });
}

/**
 * The codes that an order bought, named as the order names them: those that were given back are left out, unless all of it
 * was.
 */
export async function readIssuedVouchers(sql: Sql, bookingId: string): Promise<IssuedVoucher[]> {
  const issued = await sql.all(issuedStatement, { booking_id: bookingId });
  return issued.map(({ vat_value, ...code }) => ({ ...code, ...(vat_value !== null && { vat_value }) }));
}

export type OpenVoucher = { line: number; barcode: string; amount: number; pool_id: string };

/** The codes that an order bought, without closed ones. */
export function readOpenVouchers(sql: Sql, bookingId: string): Promise<OpenVoucher[]> {
  return sql.all(openStatement, { booking_id: bookingId });
}

/** Closes codes; answers their pools. */
export async function closeVoucherCodes(sql: Sql, barcodes: readonly string[]): Promise<string[]> {
  return (await sql.all(closeStatement, { barcodes })).map(({ pool_id }) => pool_id);
}

/**
 * Locks codes that somebody bought or was given, where they have ended.
 * @param time in the voucher time zone, as `YYYY-MM-DD HH:mm`
 */
export function lockEndedCodes(
  sql: Sql,
  barcodes: readonly string[],
  time: string,
): Promise<{ code: string; pool_id: string }[]> {
  return sql.all(lockEndedStatement, { barcodes, time });
}

export async function extendEndedCode(sql: Sql, barcode: string, valid_to: string): Promise<void> {
  await sql.run(extendEndedStatement, { barcode, valid_to });
}

/** Writes a code that a return gives in place of money, as its pool and the return are. */
export async function insertReturnVoucher(
  sql: Sql,
  code: Omit<NewVoucherCode, 'voucher_id' | 'booking_id' | 'line' | 'vat_value'> & {
    readonly return_id: string;
  },
): Promise<void> {
  await sql.run(insertReturnStatement, code);
}
