// The papers of an issued invoice. For a company, what is outside of VAT (vouchers for several rates, donations) has a paper of
// its own: EN 16931 does not let it stand beside supplies (BR-O-11). It is no invoice in the sense of § 14 UStG, so it needs no
// number of the series: it has the invoice's, with a 2 behind it.
import { splitInvoice } from '../../../domain/invoices/invoiced.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';

export type InvoicePapers = {
  readonly main: Invoice;
  /** Undefined for most. */
  readonly second: Invoice | undefined;
};

/** The papers that are drawn of an invoice or a credit note. */
export function papersOf(invoice: Invoice): InvoicePapers {
  if (!isForCompany(invoice)) return { main: invoice, second: undefined };
  const { supplies, outside } = splitInvoice(invoice.content);
  if (!supplies || !outside) return { main: invoice, second: undefined };
  return {
    main: { ...invoice, content: supplies },
    second: { ...invoice, number: `${invoice.number}-2`, content: outside },
  };
}

/** The paper with this number; the first one where none is asked for. */
export function paperOf(invoice: Invoice, number: string | undefined): Invoice | undefined {
  const { main, second } = papersOf(invoice);
  return [main, second].find((paper) => number === undefined || paper?.number === number);
}

/** To a company or an authority: its invoices can be read by machines. */
export function isForCompany({ content }: Invoice): boolean {
  return content.buyer.company.trim() !== '';
}
