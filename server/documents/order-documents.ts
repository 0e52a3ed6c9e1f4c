// What an order's mail brings along and its review offers for download (spec decisions 3).
import type { Order } from '../../domain/orders/order.ts';
import { ticketsOf, usablePassesOf } from '../../domain/orders/order-passes.ts';
import { ownVouchers } from '../../domain/orders/order-presents.ts';
import type { Invoice } from '../orders/invoices/review-invoice.ts';
import { calendarFile } from './calendar/calendar-file.ts';
import { xRechnung } from './e-invoice/e-invoice-files.ts';
import { papersOf } from './e-invoice/papers-of.ts';
import type { DocumentMuseum } from './museum/document-museum.ts';
import type { VoucherPictures } from './museum/voucher-pictures.ts';
import type { VoucherPaper } from './pdf/voucher-pdf.ts';
import type { Print, PrintTask } from './printer/print-task.ts';
import { documentI18n } from './text/document-i18n.ts';

export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

type FileKind = 'tickets' | 'passes' | 'vouchers' | 'calendar' | 'invoice' | 'credit-note';

/** What vouchers are printed from. */
export function voucherPaper({ language, date, number, lines, vouchers }: Order): VoucherPaper {
  return { language, date, number, lines: lines.map(({ type, id }) => ({ type, id })), vouchers };
}

/**
 * All that a confirmed order comes with: only what there is. Presents go to somebody else. `visitsAlone` leaves out what a
 * change of its visits does not concern.
 */
export async function orderDocuments(
  print: Print,
  order: Order,
  museum: DocumentMuseum,
  {
    invoice,
    pictures = {},
    visitsAlone = false,
  }: {
    readonly invoice?: Invoice | undefined;
    readonly pictures?: VoucherPictures;
    readonly visitsAlone?: boolean;
  } = {},
): Promise<Attachment[]> {
  const files: Attachment[] = [];
  const add = (kind: FileKind, extension: string, contentType: string, content: Buffer) =>
    files.push({ filename: fileName(kind, order.number, order, museum) + extension, contentType, content });
  const pdf = async (task: Extract<PrintTask, { readonly kind: 'tickets' | 'passes' | 'vouchers' }>) =>
    add(task.kind, '.pdf', 'application/pdf', await print(task));
  if (ticketsOf(order).length > 0) await pdf({ kind: 'tickets', order, museum });
  if (!visitsAlone && usablePassesOf(order).length > 0) await pdf({ kind: 'passes', order, museum });
  const vouchers = visitsAlone ? [] : ownVouchers(order);
  if (vouchers.length > 0)
    await pdf({ kind: 'vouchers', order: voucherPaper({ ...order, vouchers }), museum, pictures });
  const calendar = calendarFile(order, museum);
  if (calendar)
    add('calendar', '.ics', 'text/calendar; charset=utf-8; method=PUBLISH', Buffer.from(calendar, 'utf8'));
  if (invoice) files.push(...(await invoiceFiles(print, invoice, order, museum)));
  return files;
}

/** A file's name in the order's language, with the number of what it holds. */
function fileName(kind: FileKind, number: string, order: Order, museum: DocumentMuseum): string {
  return `${documentI18n(order, museum).t(`documents.file.${kind}`)}-${number}`.replace(
    /[^\p{L}\p{N}-]+/gu,
    '-',
  );
}

/** An invoice or a credit note to be attached: its papers, and for an authority each as an XRechnung. */
export async function invoiceFiles(
  print: Print,
  invoice: Invoice,
  order: Order,
  museum: DocumentMuseum,
): Promise<Attachment[]> {
  const { main, second } = papersOf(invoice);
  const files: Attachment[] = [];
  for (const paper of second ? [main, second] : [main]) {
    const filename = fileName(paper.kind, paper.number, order, museum);
    const content = await print({ kind: 'invoice', invoice: paper, museum });
    files.push({ filename: `${filename}.pdf`, contentType: 'application/pdf', content });
    const xml = xRechnung(paper, museum);
    if (xml)
      files.push({
        filename: `XRechnung-${paper.number}.xml`,
        contentType: 'application/xml',
        content: Buffer.from(xml, 'utf8'),
      });
  }
  return files;
}
