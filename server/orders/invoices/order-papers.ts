// The papers of an order's invoices and credit notes, and whether each can be an e-invoice.
import { type InvoiceGap, paperGaps } from '../../../domain/invoices/e-invoice-gaps.ts';
import { invoicePapers } from '../../../domain/invoices/invoice-papers.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Invoicer, invoicingOf } from '../../site/issuer.ts';
import { type InvoiceKind, invoicesOfOrder } from './invoice-store.ts';

export type OrderPaper = {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** What of it is outside of VAT, where that has a paper of its own. */
  readonly isSecond: boolean;
  /** Of a difference that was paid later; null for others. */
  readonly supplement: string | null;
  /** Its buyer is an authority, which expects it as an XRechnung. */
  readonly isForAuthority: boolean;
  /** Why machines cannot read it although its buyer may expect it. */
  readonly gaps: readonly InvoiceGap[];
};

/** The order's own invoice first, second papers last; empty where none was issued. */
export async function papersOfOrder(sql: Sql, bookingId: string, museum: Invoicer): Promise<OrderPaper[]> {
  const invoicing = invoicingOf(museum);
  const rows = await invoicesOfOrder(sql, bookingId);
  const papers = ['invoice', 'credit-note'].flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap((row) =>
        invoicePapers(row.number, row.content).map(({ number, content }) => ({
          number,
          kind: row.kind,
          isSecond: number !== row.number,
          supplement: row.supplement_id,
          isForAuthority: content.routing_id !== '',
          gaps: paperGaps(content, invoicing),
        })),
      ),
  );
  return papers.toSorted((a, b) => Number(a.isSecond) - Number(b.isSecond));
}
