// The documents of an order, as their pages offer them.
import { isLanguage, type Language } from '../../domain/language.ts';
import { addDays, dayOf } from '../../domain/museum-time.ts';
import { keptUntil } from '../../domain/orders/kept-until.ts';
import { reviewInvoice } from '../orders/invoices/review-invoice.ts';
import type { PapersShop } from './documents-shop.ts';
import { paperOf } from './e-invoice/papers-of.ts';
import type { Papers } from './find-papers.ts';
import { voucherPictures } from './museum/voucher-pictures.ts';
import { voucherPaper } from './order-documents.ts';
import type { Print } from './printer/print-task.ts';

export const PDF_KINDS = ['tickets', 'passes', 'vouchers', 'invoice', 'credit-note'] as const;
type PdfKind = (typeof PDF_KINDS)[number];
type NamedPdf = { readonly name: string; readonly pdf: Buffer };

/**
 * Undefined for an invoice that was not issued.
 * @param admit asked before a document is drawn, not when it is kept; it throws to refuse
 * @param number of a paper, where there are several of a kind
 */
export async function makePdf(
  shop: PapersShop,
  kind: PdfKind,
  { order, museum }: Papers,
  admit: () => Promise<void>,
  number?: string,
): Promise<NamedPdf | undefined> {
  const { database, clock, printer } = shop;
  const print: Print = (task) => printer.printOnce(order.booking_id, task, admit);
  if (kind === 'invoice' || kind === 'credit-note') {
    const invoice = await reviewInvoice(database, order.booking_id, kind, clock, number);
    const paper = invoice && paperOf(invoice, number);
    return paper && { name: paper.number, pdf: await print({ kind: 'invoice', invoice: paper, museum }) };
  }
  const name = kind === 'tickets' ? order.number : `${order.number}-${kind}`;
  if (kind !== 'vouchers') return { name, pdf: await print({ kind, order, museum }) };
  const pictures = await voucherPictures(shop, order.lines, languageOf(order, museum));
  return { name, pdf: await print({ kind, order: voucherPaper(order), museum, pictures }) };
}

/**
 * The XRechnung of an invoice or a credit note; undefined where there is none.
 * @param number of the paper; of the invoice where none is asked for
 */
export async function makeXRechnung(
  { database, clock }: Pick<PapersShop, 'database' | 'clock'>,
  { order, museum }: Papers,
  number: string | undefined,
): Promise<{ readonly name: string; readonly xml: string } | undefined> {
  for (const kind of ['invoice', 'credit-note'] as const) {
    const invoice = await reviewInvoice(database, order.booking_id, kind, clock, number);
    const paper = invoice && paperOf(invoice, number);
    const xml = paper && (await import('./e-invoice/e-invoice-files.ts')).xRechnung(paper, museum);
    if (paper && xml) return { name: paper.number, xml };
  }
  return undefined;
}

function languageOf({ language }: Papers['order'], { defaultLanguage }: Papers['museum']): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

/** The calendar file; undefined where no line has a date. */
export async function makeCalendar({ order, museum }: Papers): Promise<string | undefined> {
  const { calendarFile } = await import('./calendar/calendar-file.ts');
  return calendarFile(order, museum);
}

/** The tickets as devices keep them, and the instant until which they do. */
export async function makeSavedTickets(
  { clock }: Pick<PapersShop, 'clock'>,
  { order, museum }: Papers,
): Promise<{ readonly page: string; readonly until: Date }> {
  const { savedTicketsPage } = await import('./saved/saved-tickets-page.ts');
  const time = clock.now();
  // To the end of the last day, which is when the next one begins.
  const until = clock.toInstant(addDays(keptUntil(order, dayOf(time)), 1));
  return { page: savedTicketsPage(order, museum, time), until };
}
