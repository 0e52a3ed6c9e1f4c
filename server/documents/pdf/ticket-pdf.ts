// The tickets of an order, one page per admission. Passes are no tickets: pass-pdf.ts.
import type { Order } from '../../../domain/orders/order.ts';
import { ticketsOf } from '../../../domain/orders/order-passes.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { sheetsPdf } from './sheets-pdf.ts';
import { drawTicketPage } from './ticket-page.ts';

/** The same order always gives the same bytes. */
export function ticketPdf(order: Order, museum: DocumentMuseum): Promise<Buffer> {
  return sheetsPdf(
    order,
    museum,
    ({ t }) => t('documents.title', { number: order.number }),
    ticketsOf(order).map((admission) => {
      const line = order.lines[admission.line];
      if (!line || !isVisit(line))
        throw new Error(`Order ${order.number} has no visit in line ${admission.line}`);
      return {
        title: line.title,
        draw: (sheet) => drawTicketPage({ ...sheet, order, line, admission }),
      };
    }),
  );
}
