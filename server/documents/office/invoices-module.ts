// The office's call that lists invoices and credit notes (operations 2 and 4).
import type { invoicesContract, ListedInvoice } from '../../../domain/office/money/invoices-contract.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import { type ListedInvoiceRow, listInvoices } from '../../orders/invoices/list-invoices.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { paperNumbers } from '../e-invoice/papers-of.ts';
import { invoiceGross } from '../invoice/invoice-sums.ts';

export const invoicesHandlers: Pick<Handlers<{ readonly database: Sql }>, keyof typeof invoicesContract> = {
  'GET office/invoices': async ({ database }, { query }) => {
    const found = await listInvoices(database, query);
    return found ? { ...found, rows: found.rows.map(present) } : refuse('REQUEST_MALFORMED');
  },
};

function present({ content, ...row }: ListedInvoiceRow): ListedInvoice {
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
    papers: paperNumbers({ number: row.number, content }),
    xml: content.routing_id !== '',
  };
}
