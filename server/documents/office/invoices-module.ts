// The office's call that lists invoices and credit notes (operations 2 and 4).
import { paperGaps } from '../../../domain/invoices/e-invoice-gaps.ts';
import { invoicePapers } from '../../../domain/invoices/invoice-papers.ts';
import type { invoicesContract, ListedInvoice } from '../../../domain/office/money/invoices-contract.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import { type ListedInvoiceRow, listInvoices } from '../../orders/invoices/list-invoices.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Invoicer, invoicingOf } from '../../site/issuer.ts';
import { invoiceGross } from '../invoice/invoice-sums.ts';

type InvoicesShop = { readonly database: Sql; readonly museum: Invoicer };

export const invoicesHandlers: Pick<Handlers<InvoicesShop>, keyof typeof invoicesContract> = {
  'GET office/invoices': async ({ database, museum }, { query }) => {
    const found = await listInvoices(database, query);
    return found
      ? { ...found, rows: found.rows.map((row) => present(row, museum)) }
      : refuse('REQUEST_MALFORMED');
  },
};

function present({ content, ...row }: ListedInvoiceRow, museum: Invoicer): ListedInvoice {
  const gross = invoiceGross(content);
  return {
    number: row.number,
    kind: row.kind,
    issued: row.issued_on,
    name: content.buyer.name,
    company: content.buyer.company,
    order: row.order_number,
    refunded: row.order_state === 'refunded',
    gross: row.kind === 'credit-note' && gross !== 0 ? -gross : gross,
    papers: invoicePapers(row.number, content).map((paper) => ({
      number: paper.number,
      lacks: paperGaps(paper.content, invoicingOf(museum)),
    })),
    xrechnung: content.routing_id !== '',
  };
}
