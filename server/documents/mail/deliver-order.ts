// After the order (spec decisions 3): one mail in the visitor's language with tickets, calendar file and terms. A job may run twice;
// the mail does not: it is noted when it has left, and its name and Message-ID are the order's own, so that even a
// process that dies between sending and noting makes no second one in the outbox.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import { reviewInvoice } from '../../orders/invoices/review-invoice.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import type { MailShop } from '../documents-shop.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { orderDocuments } from '../order-documents.ts';
import { termsFile } from '../terms-file.ts';
import { noteMailSent, wasMailSent } from './mail-store.ts';
import { orderMail } from './order-mail.ts';
import { mailFileName } from './send-mail.ts';

const KIND = 'order';

/** Sends the mail of a confirmed order, unless it has left already. */
export async function deliverOrder(shop: MailShop, bookingId: string): Promise<void> {
  const { database, mailer, museum, clock, config, printer } = shop;
  const { publicUrl } = config;
  if (await wasMailSent(database, bookingId, KIND)) return;
  const order = await reviewOrder(database, bookingId, clock);
  // The order was refunded before this mail was sent; the mail about the refund is enough.
  if (order?.state !== 'confirmed') return;
  const confirmedAt = clock.toInstant(order.date);
  const language: Language = isLanguage(order.language)
    ? order.language
    : defaultLanguage(museum.settings.languages);
  const documentMuseum = orderMuseum(museum, shop.imported, language, order, publicUrl);
  const invoice = await reviewInvoice(database, bookingId, 'invoice', clock);
  const terms = await termsFile(printer.print, museum, documentMuseum, language);
  const mail = orderMail(order, documentMuseum, {
    review: shopAddress(publicUrl, language, shopPaths.orderReview(bookingId)),
    terms: terms !== undefined,
  });
  await mailer.send({
    to: order.email,
    ...mail,
    attachments: [
      ...(await orderDocuments(printer.print, order, documentMuseum, invoice)),
      ...(terms ? [terms] : []),
    ],
    messageId: messageIdOf(KIND, bookingId, publicUrl),
    date: confirmedAt,
    fileName: mailFileName(confirmedAt, order.number),
  });
  await noteMailSent(database, bookingId, KIND);
}

/** `<…@host>`, the same for every try at this mail. */
export function messageIdOf(kind: string, id: string, publicUrl: string): string {
  return `<${kind}.${id}@${new URL(publicUrl).hostname}>`;
}
