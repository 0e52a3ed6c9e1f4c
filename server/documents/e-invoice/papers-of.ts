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
  const split = splitForCompany(invoice);
  if (!split) return { main: invoice, second: undefined };
  return {
    main: { ...invoice, content: split.supplies },
    second: {
      ...invoice,
      number: secondNumber(invoice.number),
      invoice_number: correctedNumber(invoice),
      content: split.outside,
    },
  };
}

/** A credit note's second paper takes back what stands on its invoice's second paper (BT-25). */
function correctedNumber({ kind, invoice_number }: Invoice): string {
  return kind === 'credit-note' ? secondNumber(invoice_number) : invoice_number;
}

/** The numbers of these papers. */
export function paperNumbers(invoice: Pick<Invoice, 'number' | 'content'>): string[] {
  return splitForCompany(invoice) ? [invoice.number, secondNumber(invoice.number)] : [invoice.number];
}

function splitForCompany(invoice: Pick<Invoice, 'content'>) {
  if (!isForCompany(invoice)) return undefined;
  const { supplies, outside } = splitInvoice(invoice.content);
  return supplies && outside ? { supplies, outside } : undefined;
}

function secondNumber(number: string): string {
  return `${number}-2`;
}

/** The paper with this number; the first one where none is asked for. */
export function paperOf(invoice: Invoice, number: string | undefined): Invoice | undefined {
  const { main, second } = papersOf(invoice);
  return [main, second].find((paper) => number === undefined || paper?.number === number);
}

/** To a company or an authority: its invoices can be read by machines. */
export function isForCompany({ content }: Pick<Invoice, 'content'>): boolean {
  return content.buyer.company.trim() !== '';
}
