// A voucher that is sold becomes a code in the transaction that confirms its order: unguessable, worth what was paid, valid
// as long as the product says from that moment on, for what has the rate of VAT that it was sold with, if any (ADR 145). Orders
// without vouchers run no SQL.
import type { Language } from '../../domain/language.ts';
import type { IssuedVoucher } from '../../domain/orders/order.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { rateOfVoucher } from '../../domain/vouchers/single-purpose.ts';
import { voucherValidity } from '../../domain/vouchers/voucher-validity.ts';
import { addOncePools } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomBarcode } from '../platform/random-id.ts';
import { newPoolId } from './look-up-voucher-code.ts';
import {
  insertVoucherCodes,
  type NewVoucherCode,
  readIssuedVouchers,
  readOpenVouchers,
} from './voucher-code-store.ts';

/** An order at the moment it is confirmed. */
export type OrderToIssue = {
  readonly booking_id: string;
  /** In which its lines are written. */
  readonly language: Language;
  readonly content: { readonly lines: readonly OrderLine[] };
  readonly now: Date;
};

export type { NewVoucherCode };

/** The codes that an order gets, with their barcodes; nothing is written yet. */
export function planVouchers(order: OrderToIssue): NewVoucherCode[] {
  return order.content.lines.flatMap((line, index) => codesOf(line, index, order));
}

/** Issues the codes of an order that has just been written, each with the pool of its value. */
export async function issueVouchers(sql: Sql, codes: readonly NewVoucherCode[]): Promise<void> {
  if (codes.length === 0) return;
  await Promise.all([
    addOncePools(
      sql,
      codes.map(({ pool_id, amount }) => ({ id: pool_id, capacity: amount })),
    ),
    insertVoucherCodes(sql, codes),
  ]);
}

function codesOf(bought: OrderLine, line: number, order: OrderToIssue): NewVoucherCode[] {
  if (!('voucher' in bought)) return [];
  const { id, title, parts, voucher } = bought;
  const { booking_id, language, now } = order;
  return parts.flatMap(({ count, price, vat_value }) =>
    Array.from({ length: count }, () => {
      const barcode = randomBarcode();
      return {
        barcode,
        voucher_id: id,
        name: { [language]: title },
        amount: price,
        pool_id: newPoolId(barcode),
        ...voucherValidity(now, voucher.valid_months),
        vat_value: rateOfVoucher({ vat_value }) ?? null,
        booking_id,
        line,
        created_at: now,
      };
    }),
  );
}

/** The codes that an order bought, in the order of its lines. */
export function vouchersOf(sql: Sql, bookingId: string): Promise<IssuedVoucher[]> {
  return readIssuedVouchers(sql, bookingId);
}

/** The codes that an order bought and that can be redeemed. */
export async function openVouchers(sql: Sql, bookingId: string): Promise<string[]> {
  return (await readOpenVouchers(sql, bookingId)).map(({ barcode }) => barcode);
}
