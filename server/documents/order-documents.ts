// What an order's mail brings along and its review offers for download (spec decisions 3).
import type { Order } from '../../domain/orders/order.ts';
import { passesOf, ticketsOf } from '../../domain/orders/order-passes.ts';
import { ownVouchers } from '../../domain/orders/order-presents.ts';
import type { Invoice } from '../orders/invoices/review-invoice.ts';
import { calendarFile } from './calendar/calendar-file.ts';
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

/** All that a confirmed order comes with: only what there is. Presents go to somebody else. */
export async function orderDocuments(
  print: Print,
  order: Order,
  museum: DocumentMuseum,
  {
    invoice,
    pictures = {},
  }: { readonly invoice?: Invoice | undefined; readonly pictures?: VoucherPictures } = {},
): Promise<Attachment[]> {
  const files: Attachment[] = [];
  const add = (kind: FileKind, extension: string, contentType: string, content: Buffer) =>
    files.push({ filename: fileName(kind, order.number, order, museum) + extension, contentType, content });
  const pdf = async (task: Extract<PrintTask, { readonly kind: 'tickets' | 'passes' | 'vouchers' }>) =>
    add(task.kind, '.pdf', 'application/pdf', await print(task));
  if (ticketsOf(order).length > 0) await pdf({ kind: 'tickets', order, museum });
  if (passesOf(order).length > 0) await pdf({ kind: 'passes', order, museum });
  const vouchers = ownVouchers(order);
  if (vouchers.length > 0)
    await pdf({ kind: 'vouchers', order: voucherPaper({ ...order, vouchers }), museum, pictures });
  const calendar = calendarFile(order, museum);
  if (calendar)
    add('calendar', '.ics', 'text/calendar; charset=utf-8; method=PUBLISH', Buffer.from(calendar, 'utf8'));
  if (invoice) files.push(await invoiceFile(print, invoice, order, museum));
  return files;
}

/** A file's name in the order's language, with the number of what it holds. */
function fileName(kind: FileKind, number: string, order: Order, museum: DocumentMuseum): string {
  return `${documentI18n(order, museum).t(`documents.file.${kind}`)}-${number}`.replace(
    /[^\p{L}\p{N}-]+/gu,
    '-',
  );
}

/** An invoice or a credit note to be attached. */
export async function invoiceFile(
  print: Print,
  invoice: Invoice,
  order: Order,
  museum: DocumentMuseum,
): Promise<Attachment> {
  return {
    filename: `${fileName(invoice.kind, invoice.number, order, museum)}.pdf`,
    contentType: 'application/pdf',
    content: await print({ kind: 'invoice', invoice, museum }),
  };
}
