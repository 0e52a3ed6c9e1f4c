// Draws a document in the thread that calls it. The printer's threads run this file.
import { facturX } from '../e-invoice/e-invoice-files.ts';
import { invoicePdf } from '../invoice/invoice-pdf.ts';
import { offerPdf } from '../offer/offer-pdf.ts';
import { setFaces } from '../pdf/document-fonts.ts';
import { doorPaperPdf } from '../pdf/door-paper-pdf.ts';
import { passPdf } from '../pdf/pass-pdf.ts';
import { slipPdf } from '../pdf/slip-pdf.ts';
import { termsPdf } from '../pdf/terms-pdf.ts';
import { ticketPdf } from '../pdf/ticket-pdf.ts';
import { voucherPdf } from '../pdf/voucher-pdf.ts';
import type { PrintTask } from './print-task.ts';

/** The PDF: the same task always gives the same bytes. */
export function printDocument(task: PrintTask): Promise<Buffer> {
  // It is drawn before the promise is returned: what is drawn next has faces of its own.
  setFaces({ names: task.museum.look?.faces ?? {}, files: task.fonts ?? {} });
  try {
    return draw(task);
  } finally {
    setFaces({ names: {}, files: {} });
  }
}

function draw(task: PrintTask): Promise<Buffer> {
  switch (task.kind) {
    case 'tickets':
      return ticketPdf(task.order, task.museum);
    case 'passes':
      return passPdf(task.order, task.museum);
    case 'vouchers':
      return voucherPdf(task.order, task.museum, task.pictures, task.sample);
    case 'invoice':
      return invoicePdf(task.invoice, task.museum, facturX(task.invoice, task.museum));
    case 'terms':
      return termsPdf(task.terms, task.museum);
    case 'door-paper':
      return doorPaperPdf(task.paper, task.museum);
    case 'offer':
      return offerPdf(task.offer, task.museum);
    case 'slips':
      return slipPdf(task.slips, task.museum);
  }
}
