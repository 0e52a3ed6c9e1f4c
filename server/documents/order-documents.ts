// What an order's mail brings along and its review offers for download (decisions 3).
import type { Order } from '../../domain/orders/order.ts';
import { calendarFile } from './calendar-file.ts';
import { speechFor } from './document-speech.ts';
import type { TicketMuseum } from './ticket-museum.ts';
import { ticketPdf } from './ticket-pdf.ts';

export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** The tickets, and the calendar file where there is a date; file names in the order's language. */
export const orderDocuments = async (order: Order, museum: TicketMuseum): Promise<Attachment[]> => {
  const { t } = speechFor(order, museum);
  const named = (what: string, extension: string) =>
    `${what}-${order.number}`.replace(/[^\p{L}\p{N}-]+/gu, '-') + extension;
  const calendar = calendarFile(order, museum);
  return [
    ...(order.admissions.length > 0
      ? [
          {
            filename: named(t('documents.file.tickets'), '.pdf'),
            contentType: 'application/pdf',
            content: await ticketPdf(order, museum),
          },
        ]
      : []),
    ...(calendar
      ? [
          {
            filename: named(t('documents.file.calendar'), '.ics'),
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: Buffer.from(calendar, 'utf8'),
          },
        ]
      : []),
  ];
};
