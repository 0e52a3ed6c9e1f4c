// Sheets of an order, one page each: what tickets, passes and vouchers have in common.
import type { Order } from '../../../domain/orders/order.ts';
import { speechFor } from '../document-speech.ts';
import { museumInstant } from '../museum-instant.ts';
import { pdfDocument } from './pdf-document.ts';
import type { TicketMuseum } from './ticket-museum.ts';
import type { Sheet } from './ticket-sheet.ts';

/** What is on one page: the name of its section, and how it is drawn. */
export type SheetPage = { readonly title: string; readonly draw: (sheet: Sheet) => void };

type Titles = 'documents.title' | 'documents.pass.title' | 'documents.voucher.title';

/** The same order always gives the same bytes. */
export function sheetsPdf(
  order: Order,
  museum: TicketMuseum,
  title: Titles,
  pages: readonly SheetPage[],
): Promise<Buffer> {
  const speech = speechFor(order, museum);
  const about = {
    title: speech.t(title, { number: order.number }),
    author: museum.name,
    language: speech.language,
    created: museumInstant(order.date, museum.timeZone),
  };
  return pdfDocument(about, (pdf, root) => {
    for (const page of pages) {
      pdf.addPage();
      const section = pdf.struct('Sect', { title: page.title });
      root.add(section);
      page.draw({ pdf, section, museum, speech });
      section.end();
    }
  });
}
