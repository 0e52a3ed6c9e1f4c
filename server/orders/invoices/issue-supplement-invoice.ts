// The invoice of a difference that was paid for a move (ADR 128): where the order has one. It says what was paid besides, at its
// rates of VAT; the first invoice stays as it is.
import type { SupplementPart } from '../../../domain/moves/supplement.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { VatSum } from '../../../domain/products/vat.ts';
import { returnedItems } from '../../../domain/returns/returned-items.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Confirming } from '../confirm-order.ts';
import type { OrderToReturn } from '../order-store.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { findInvoice, insertInvoice } from './invoice-store.ts';

export type InvoicedSupplement = {
  readonly id: string;
  readonly amount: number;
  /** Of the order, as they are since. */
  readonly lines: readonly OrderLine[];
  readonly parts: readonly SupplementPart[];
  readonly vat: readonly VatSum[];
  readonly payment: InvoiceContent['payment'];
};

export async function issueSupplementInvoice(
  sql: Sql,
  { today, issuer }: Pick<Confirming, 'today' | 'issuer'>,
  { booking_id }: Pick<OrderToReturn, 'booking_id'>,
  { id, amount, lines, parts, vat, payment }: InvoicedSupplement,
): Promise<void> {
  const invoice = await findInvoice(sql, booking_id);
  if (!invoice) return;
  const items = parts.map((one) => ({ ...one, count: 0, kept: 0 }));
  await insertInvoice(sql, {
    booking_id,
    kind: 'invoice',
    issued_on: today(),
    supplement_id: id,
    content: {
      ...invoice.content,
      issuer: issuer(),
      lines: [],
      returned: returnedItems(lines, { parts: items, shipping: [] }),
      shipping: null,
      codes: [],
      vat,
      payment,
      total: amount,
    },
  });
}
