import type { Cents } from '../../../domain/money.ts';
import { isPayment } from '../../../domain/vouchers/single-purpose.ts';
import type { InvoiceContent } from '../../orders/invoices/invoice-content.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import type { Untaxed } from '../lines/product-texts.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

/** What every part of an invoice or a credit note is written from. */
export type InvoiceContext = {
  /** An offer is written as its invoice would be. */
  readonly invoice: Pick<Invoice, 'kind' | 'content' | 'ordered' | 'invoice_number' | 'invoiced_on'>;
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

/** Codes that paid: a means of payment, which leaves the VAT as it is. */
export function payingCodes({ codes }: Pick<InvoiceContent, 'codes'>) {
  return codes.filter((code) => isPayment(code) && code.discount > 0);
}

/** Codes that take something off what is taxed: discounts, and single-purpose vouchers, whose sale was taxed (ADR 145). */
export function loweringCodes({ codes }: Pick<InvoiceContent, 'codes'>) {
  return codes.filter((code) => !isPayment(code) && code.discount > 0);
}

/** What is said of a code that takes something off. */
export function loweringText(
  code: InvoiceContent['codes'][number],
  { t, formats }: Pick<DocumentI18n, 't' | 'formats'>,
): string {
  return code.vat_value === undefined
    ? t('documents.invoice.discount', { code: codeEnding(code) })
    : t('documents.invoice.taxed', { code: codeEnding(code), rate: formats.percent(code.vat_value) });
}

/** Only the last characters: a code is as good as money, and others get to see an invoice. */
export function codeEnding({ barcode }: { readonly barcode: string }): string {
  return `…${barcode.slice(-4)}`;
}
