// Sheets of an order, one page each: what tickets, passes and vouchers have in common.
import type { Order } from '../../../domain/orders/order.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { museumInstant } from '../museum/museum-instant.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { pdfDocument } from './pdf-document.ts';
import type { Sheet } from './ticket-sheet.ts';

/** What is on one page: the name of its section, and how it is drawn. */
export type SheetPage = { readonly title: string; readonly draw: (sheet: Sheet) => void };

/** The same order always gives the same bytes. */
export function sheetsPdf(
  order: Pick<Order, 'language' | 'date'>,
  museum: DocumentMuseum,
  title: (i18n: DocumentI18n) => string,
  pages: readonly SheetPage[],
): Promise<Buffer> {
  const i18n = documentI18n(order, museum);
  const about = {
    title: title(i18n),
    author: museum.name,
    language: i18n.language,
    created: museumInstant(order.date, museum.timeZone),
  };
  return pdfDocument(about, (pdf, root) => {
    for (const page of pages) {
      pdf.addPage();
      const section = pdf.struct('Sect', { title: page.title });
      root.add(section);
      page.draw({ pdf, section, museum, i18n });
      section.end();
    }
  });
}
