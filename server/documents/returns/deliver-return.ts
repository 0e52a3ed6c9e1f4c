// Mails a customer what the museum has given back of an order (ADR 098), with the credit note where an invoice was issued.
// Once for each return, however often the job runs.
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { reviewInvoice } from '../../orders/invoices/review-invoice.ts';
import { findReturn } from '../../orders/returns/order-returns.ts';
import { presentReturn, reviewOrder } from '../../orders/review-order.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { invoiceFiles } from '../order-documents.ts';
import type { Print } from '../printer/print-task.ts';
import { returnMail } from './return-mail.ts';

const KIND = 'refund';

/** Sends the mail about a return, unless it has left already or nobody is known to get it. */
export function deliverReturn(shop: MailShop, returnId: string): Promise<void> {
  return sendOnce(shop, { subjectId: returnId, kind: KIND }, () => writeMail(shop, returnId));
}

async function writeMail(shop: MailShop, returnId: string): Promise<Mail | undefined> {
  const { database, clock, museum, imported, printer } = shop;
  const { publicUrl } = shop.config;
  const row = await findReturn(database, returnId);
  const order = row && (await reviewOrder(shop, row.booking_id));
  if (!row || !order || order.email === '') return undefined;
  const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
  const documentMuseum = orderMuseum(museum, imported, language, order, publicUrl);
  const print: Print = (task) => printer.printOnce(order.booking_id, task);
  const creditNote = row.credit_note
    ? await reviewInvoice(database, order.booking_id, 'credit-note', clock, row.credit_note)
    : undefined;
  return {
    to: order.email,
    ...returnMail({
      language,
      museum: documentMuseum,
      order,
      returned: presentReturn(row, clock),
      isWhole: row.content.isWhole,
      waiting: row.waiting,
    }),
    attachments: creditNote ? await invoiceFiles(print, creditNote, order, documentMuseum) : [],
    messageId: messageIdOf(KIND, returnId, publicUrl),
    date: row.at,
    fileName: mailFileName(row.at, `${KIND}-${returnId}`),
    order: order.number,
  };
}
