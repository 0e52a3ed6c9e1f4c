// The SQL of voucher codes once they are there (table `voucher_code`): looked up, issued with an order, closed with it.
// What is left on them is in their pools.
import { sql as raw } from 'kysely';
import type { LocalizedText } from '../../domain/language.ts';
import type { IssuedVoucher } from '../../domain/orders/order.ts';
import type { VoucherCodeKind } from '../../domain/vouchers/voucher-code.ts';
import type { Sql } from '../platform/database/sql.ts';
import { int, jsonb, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';

export type VoucherCodeRow = {
  barcode: string;
  id: string;
  name: LocalizedText;
  kind: VoucherCodeKind;
  amount: number;
  pool_id: string;
  valid_from: string;
  valid_to: string;
};

const findStatement = statement('find-voucher-code', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('voucher_code')
    .select(['barcode', 'id', 'name', 'kind', 'amount', 'pool_id', 'valid_from', 'valid_to'])
    .where('barcode', '=', barcode)
    .where('closed', '=', false)
    .$narrowType<{ name: LocalizedText }>(),
);

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
  readonly booking_id: string;
  readonly line: number;
  readonly created_at: Date;
};

// By hand: any number of codes in one statement.
const insertStatement = byHand(
  'insert-voucher-codes',
  { codes: jsonb<readonly NewVoucherCode[]>() },
  {},
  ({ codes }) => raw`
    insert into voucher_code (barcode, id, name, kind, amount, pool_id, valid_from, valid_to, booking_id, line, created_at)
    select c.barcode, c.barcode, coalesce(v.name, c.name), 'value', c.amount, c.pool_id, c.valid_from, c.valid_to,
      c.booking_id, c.line, c.created_at
    from jsonb_to_recordset(${codes}) as c (barcode text, voucher_id text, name jsonb, amount int, pool_id text,
      valid_from text, valid_to text, booking_id text, line int, created_at timestamptz)
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
  },
  ({ booking_id }) => raw`
    select c.line, c.barcode, c.amount, c.valid_from, c.valid_to,
      coalesce(o.content -> 'lines' -> c.line ->> 'title', o.content -> 'lines' -> c.line ->> 'name') as name,
      coalesce(o.content -> 'lines' -> c.line -> 'voucher' ->> 'greeting', '') as greeting
    from voucher_code c join placed_order o on o.booking_id = c.booking_id
    where c.booking_id = ${booking_id}
    order by c.line, c.barcode`,
);

const closeStatement = statement('close-voucher-codes', { booking_id: text() }, ({ booking_id }) =>
  build
    .updateTable('voucher_code')
    .set('closed', true)
    .where('booking_id', '=', booking_id)
    .where('closed', '=', false)
    .returning(['barcode', 'amount', 'pool_id']),
);

/** A code that is not closed. */
export async function findVoucherCode(sql: Sql, barcode: string): Promise<VoucherCodeRow | undefined> {
  return sql.first(findStatement, { barcode });
}

/** Writes codes of an order that is there, as their pools are. */
export async function insertVoucherCodes(sql: Sql, codes: readonly NewVoucherCode[]): Promise<void> {
  await sql.run(insertStatement, { codes });
}

/** The codes that an order bought, closed ones too, named as the order names them. */
export function readIssuedVouchers(sql: Sql, bookingId: string): Promise<IssuedVoucher[]> {
  return sql.all(issuedStatement, { booking_id: bookingId });
}

/** Closes what an order bought; answers what was open until now. */
export function closeVoucherCodes(
  sql: Sql,
  bookingId: string,
): Promise<{ barcode: string; amount: number; pool_id: string }[]> {
  return sql.all(closeStatement, { booking_id: bookingId });
}
