import type { Cents } from '../../../domain/money.ts';
import type { InvoiceContent } from '../../orders/invoices/invoice-content.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import type { Untaxed } from '../lines/product-texts.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

/** What every part of an invoice or a credit note is written from. */
export type InvoiceContext = {
  readonly invoice: Invoice;
  readonly museum: DocumentMuseum;
  readonly i18n: DocumentI18n;
};

/** An amount as it is charged, or as a credit note takes it back. */
export function signedMoney(context: InvoiceContext, cents: Cents): string {
  // Without `-0`, which prints as one.
  return context.i18n.formats.money(signOf(context) * cents + 0);
}

/** 1, or -1 on a credit note. */
export function signOf({ invoice }: InvoiceContext): 1 | -1 {
  return invoice.kind === 'credit-note' ? -1 : 1;
}

/** "7 %", or why there is no VAT. */
export function rateText(rate: number, untaxed: Untaxed, { t, formats }: DocumentI18n): string {
  return rate > 0 ? formats.percent(rate) : t(`documents.invoice.${untaxed}`);
}

/** The codes of a kind that took something off. */
export function usedCodes({ codes }: InvoiceContent, kind: 'value' | 'discount') {
  return codes.filter((code) => code.kind === kind && code.discount > 0);
}

/** Only the last characters: a code is as good as money, and others get to see an invoice. */
export function codeEnding({ barcode }: { readonly barcode: string }): string {
  return `…${barcode.slice(-4)}`;
}
