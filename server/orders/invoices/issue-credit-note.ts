// The credit note of a return (§ 14(4) UStG, "Rechnungskorrektur"): where an invoice was issued, and something is given back.
// That of a whole order takes the whole invoice back; that of a part says what it is of.
import type { ReturnEffect } from '../../../domain/returns/return-order.ts';
import { returnedItems } from '../../../domain/returns/returned-items.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { ReturnVoucher } from '../../vouchers/issue-return-voucher.ts';
import type { Confirming } from '../confirm-order.ts';
import type { OrderToReturn } from '../order-store.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { findInvoice, insertInvoice } from './invoice-store.ts';

/** @returns its number; undefined where there is none to issue */
export async function issueCreditNote(
  sql: Sql,
  { today, issuer }: Pick<Confirming, 'today' | 'issuer'>,
  row: OrderToReturn,
  effect: ReturnEffect,
  voucher: ReturnVoucher | undefined,
): Promise<string | undefined> {
  const invoice = effect.isWhole || effect.amount > 0 ? await findInvoice(sql, row.booking_id) : undefined;
  if (!invoice) return undefined;
  const of = withVoucher(effect.isWhole ? invoice.content : partOf(invoice.content, row, effect), voucher);
  return insertInvoice(sql, {
    booking_id: row.booking_id,
    kind: 'credit-note',
    issued_on: today(),
    content: { ...of, issuer: issuer() },
  });
}

/** What a voucher takes the place of is paid back to it. */
function withVoucher(content: InvoiceContent, voucher: ReturnVoucher | undefined): InvoiceContent {
  if (!voucher) return content;
  const { barcode, amount } = voucher;
  const code = { barcode, name: '', kind: 'value' as const, discount: amount, remaining: amount };
  return { ...content, codes: [...content.codes, code], total: content.total - amount };
}

function partOf(invoice: InvoiceContent, { content }: OrderToReturn, effect: ReturnEffect): InvoiceContent {
  const back = new Map(effect.toCodes.map(({ barcode, amount }) => [barcode, amount]));
  const onCodes = effect.toCodes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...invoice,
    lines: [],
    returned: returnedItems(content.lines, effect),
    shipping: null,
    codes: invoice.codes
      .filter(({ barcode }) => back.has(barcode))
      .map((code) => ({ ...code, discount: back.get(code.barcode) ?? 0 })),
    vat: effect.vat,
    total: effect.amount - onCodes,
  };
}
