// After the order (spec decisions 3): one mail in the visitor's language with tickets, calendar file and terms. A job may run twice;
// the mail does not: it is noted when it has left, and its name and Message-ID are the order's own, so that even a
// process that dies between sending and noting makes no second one in the outbox.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { mailToSend } from '../../orders/acts/send-again.ts';
import { reviewInvoice } from '../../orders/invoices/review-invoice.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import type { MailShop } from '../documents-shop.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { voucherPictures } from '../museum/voucher-pictures.ts';
import { orderDocuments } from '../order-documents.ts';
import type { Print } from '../printer/print-task.ts';
import { termsFile } from '../terms-file.ts';
import { ORDER_AGAIN_MAIL } from './mail-kinds.ts';
import { orderMail } from './order-mail.ts';
import { type Mail, mailFileName } from './send-mail.ts';
import { sendOnce } from './send-once.ts';

const KIND = 'order';

/** Sends the mail of a confirmed order, unless it has left already. */
export function deliverOrder(shop: MailShop, bookingId: string): Promise<void> {
  return sendOnce(shop, { subjectId: bookingId, kind: KIND }, async () => {
    const order = await reviewOrder(shop, bookingId);
    // The order was refunded before this mail was sent; the mail about the refund is enough.
    return order?.state === 'confirmed' ? writeMail(shop, order) : undefined;
  });
}

/** Sends it again as staff asked for it: a new mail, once. */
export function deliverOrderAgain(shop: MailShop, mailId: string): Promise<void> {
  return sendOnce(shop, { subjectId: mailId, kind: ORDER_AGAIN_MAIL }, async () => {
    const again = await mailToSend(shop.database, mailId);
    const order = again && (await reviewOrder(shop, again.booking_id));
    if (!again || order?.state !== 'confirmed') return undefined;
    return {
      ...(await writeMail(shop, order)),
      to: again.recipient,
      messageId: messageIdOf(ORDER_AGAIN_MAIL, mailId, shop.config.publicUrl),
      date: again.at,
      fileName: mailFileName(again.at, `${order.number}-${mailId}`),
    };
  });
}

async function writeMail(shop: MailShop, order: Order): Promise<Mail> {
  const { database, museum, clock, config, printer } = shop;
  const { publicUrl } = config;
  const confirmedAt = clock.toInstant(order.date);
  const language: Language = isLanguage(order.language)
    ? order.language
    : defaultLanguage(museum.settings.languages);
  const documentMuseum = orderMuseum(museum, shop.imported, language, order, publicUrl);
  const invoice = await reviewInvoice(database, order.booking_id, 'invoice', clock);
  const pictures = await voucherPictures(shop, order.lines, language);
  const print: Print = (task) => printer.printOnce(order.booking_id, task);
  const terms = await termsFile(printer.print, museum, documentMuseum, language);
  const mail = orderMail(order, documentMuseum, {
    review: shopAddress(publicUrl, language, shopPaths.orderReview(order.booking_id)),
    terms: terms !== undefined,
  });
  return {
    to: order.email,
    ...mail,
    attachments: [
      ...(await orderDocuments(print, order, documentMuseum, { invoice, pictures })),
      ...(terms ? [terms] : []),
    ],
    messageId: messageIdOf(KIND, order.booking_id, publicUrl),
    date: confirmedAt,
    fileName: mailFileName(confirmedAt, order.number),
    order: order.number,
  };
}

/** `<…@host>`, the same for every try at this mail. */
export function messageIdOf(kind: string, id: string, publicUrl: string): string {
  return `<${kind}.${id}@${new URL(publicUrl).hostname}>`;
}
