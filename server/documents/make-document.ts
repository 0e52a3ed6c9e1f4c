// The documents of an order, each made by its own file, which is loaded when the first one is asked for.
import { reviewInvoice } from '../orders/invoices/review-invoice.ts';
import type { PapersShop } from './documents-shop.ts';
import type { Papers } from './find-papers.ts';

export const PDF_KINDS = ['tickets', 'passes', 'vouchers', 'invoice', 'credit-note'] as const;
type PdfKind = (typeof PDF_KINDS)[number];
type NamedPdf = { readonly name: string; readonly pdf: Buffer };

/** Undefined for an invoice that was not issued. */
export async function makePdf(
  shop: PapersShop,
  kind: PdfKind,
  { order, museum }: Papers,
): Promise<NamedPdf | undefined> {
  switch (kind) {
    case 'tickets': {
      const { ticketPdf } = await import('./pdf/ticket-pdf.ts');
      return { name: order.number, pdf: await ticketPdf(order, museum) };
    }
    case 'passes': {
      const { passPdf } = await import('./pdf/pass-pdf.ts');
      return { name: `${order.number}-passes`, pdf: await passPdf(order, museum) };
    }
    case 'vouchers': {
      const { voucherPdf } = await import('./pdf/voucher-pdf.ts');
      return { name: `${order.number}-vouchers`, pdf: await voucherPdf(order, museum) };
    }
    case 'invoice':
    case 'credit-note': {
      const invoice = await reviewInvoice(shop.database, order.booking_id, kind, shop.clock);
      if (!invoice) return undefined;
      const { invoicePdf } = await import('./invoice/invoice-pdf.ts');
      return { name: invoice.number, pdf: await invoicePdf(invoice, museum) };
    }
  }
}

/** The calendar file; undefined where no line has a date. */
export async function makeCalendar({ order, museum }: Papers): Promise<string | undefined> {
  const { calendarFile } = await import('./calendar/calendar-file.ts');
  return calendarFile(order, museum);
}
