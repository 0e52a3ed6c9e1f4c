// An invoice or a credit note in the terms of EN 16931, with the texts of its order's language. It is computed from what was
// frozen when it was issued, so it says what the paper says.
import { type EInvoiceGap, eInvoiceGaps } from '../../../domain/invoices/e-invoice-gaps.ts';
import { type InvoiceTerms, invoiceTerms } from '../../../domain/invoices/invoice-terms.ts';
import type { ReturnedPart } from '../../../domain/invoices/invoiced.ts';
import { dayOf, isDay } from '../../../domain/museum-time.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import { currencyOf } from '../../site/currency.ts';
import { type InvoiceContext, loweringCodes, loweringText } from '../invoice/invoice-context.ts';
import { lineDetails } from '../invoice/invoice-items.ts';
import { invoiceTotal, invoiceVat } from '../invoice/invoice-sums.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { oneLine } from '../text/one-line.ts';

/** One item as it is written: its own words beside its amounts. */
export type EInvoiceItem = InvoiceTerms['rows'][number] & {
  readonly name: string;
  readonly description: string;
  /** The day of a visit, '' where there is none (BG-26). */
  readonly day: string;
};

export type EInvoice = {
  readonly invoice: Invoice;
  readonly terms: InvoiceTerms;
  readonly items: readonly EInvoiceItem[];
  /** ISO 4217. */
  readonly currency: string;
  readonly phone: string;
  /** The museum's account, where the invoice was paid by transfer to it. */
  readonly account: DocumentMuseum['transfer'] | undefined;
  /** Why parts have no VAT, by category. */
  readonly reasons: { readonly E: string; readonly O: string };
  readonly words: {
    readonly shipping: string;
    readonly discount: string;
    /** How it was paid, or given back. */
    readonly paid: string;
  };
  readonly notes: readonly string[];
};

/**
 * One paper (`papersOf`) as an e-invoice, or what it lacks. Only an invoice to a company or an authority can be one: of
 * others we may not know the country.
 */
export function eInvoice(invoice: Invoice, museum: DocumentMuseum): EInvoice | readonly EInvoiceGap[] {
  const { content } = invoice;
  const terms = invoiceTerms(content);
  const currency = currencyOf(museum.currencySymbol ?? '€');
  const gaps = eInvoiceGaps(content, { currency });
  if (!terms || !currency || gaps.length > 0) return gaps;
  const context = { invoice, museum, i18n: documentI18n(invoice, museum) };
  const { t } = context.i18n;
  const codes = loweringCodes(content).map((code) => loweringText(code, context.i18n));
  return {
    invoice,
    terms,
    items: terms.rows.map((row) => itemOf(row, context)),
    currency,
    phone: content.issuer.phone ?? museum.phone,
    account: museum.transfer?.payarts.includes(content.payment.payartId) ? museum.transfer : undefined,
    reasons: {
      E: t('documents.invoice.exempt.note'),
      O: invoiceVat(context).notes.join(' '),
    },
    words: {
      shipping: t('documents.invoice.shipping'),
      discount: codes.join(', '),
      paid: invoiceTotal(context)
        .paid.map(({ label }) => label)
        .join(', '),
    },
    notes: [t('documents.invoice.supply'), ...supplementNote(context), ...invoiceVat(context).notes],
  };
}

/** The invoice of a difference that was paid later says which invoice it supplements. */
function supplementNote({ invoice, i18n: { t, formats } }: InvoiceContext): string[] {
  const { kind, content, invoice_number: number, invoiced_on } = invoice;
  if (kind !== 'invoice' || !content.returned) return [];
  return [t('documents.invoice.supplement', { number, date: formats.day(invoiced_on) })];
}

function itemOf(row: InvoiceTerms['rows'][number], context: InvoiceContext): EInvoiceItem {
  const { item } = row;
  if ('returned' in item) return { ...row, ...returnedWords(item.returned, context), day: '' };
  const { line, lineIndex, part } = item;
  const day = 'datetime' in line && line.datetime ? dayOf(line.datetime) : '';
  return {
    ...row,
    name: oneLine(part.name === line.title ? line.title : `${line.title}: ${part.name}`),
    description: oneLine(lineDetails(line, lineIndex, context).join(', ')),
    day: isDay(day) ? day : '',
  };
}

function returnedWords({ of, title, name }: ReturnedPart, { i18n }: InvoiceContext) {
  if (of === 'shipping') return { name: i18n.t('documents.invoice.shipping'), description: '' };
  return { name: oneLine(name === title ? title : `${title}: ${name}`), description: '' };
}
