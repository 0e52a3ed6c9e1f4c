// The papers of an issued invoice, each as it is drawn: one, or for a company perhaps two (`invoicePapers`).
import {
  correctedNumber,
  type InvoicePaper,
  invoicePapers,
} from '../../../domain/invoices/invoice-papers.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';

export type InvoicePapers = {
  readonly main: Invoice;
  /** Undefined for most. */
  readonly second: Invoice | undefined;
};

/** The papers that are drawn of an invoice or a credit note. */
export function papersOf(invoice: Invoice): InvoicePapers {
  const [main, second] = invoicePapers(invoice.number, invoice.content);
  return { main: paper(invoice, main), second: second && paper(invoice, second) };
}

function paper(invoice: Invoice, { number, content }: InvoicePaper<Invoice['content']>): Invoice {
  const { kind, invoice_number, second_number } = invoice;
  if (kind === 'invoice') return { ...invoice, number, content };
  return {
    ...invoice,
    number,
    content,
    invoice_number: correctedNumber(content, invoice_number, second_number),
  };
}

/** The paper with this number; the first one where none is asked for. */
export function paperOf(invoice: Invoice, number: string | undefined): Invoice | undefined {
  const { main, second } = papersOf(invoice);
  return [main, second].find((one) => number === undefined || one?.number === number);
}
