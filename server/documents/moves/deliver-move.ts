// Mails a visitor that their visit was moved (ADR 126), once for each move, however often the job runs.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { findMove } from '../../orders/acts/write-move.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { VISIT_MOVED_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { orderDocuments } from '../order-documents.ts';
import type { Print } from '../printer/print-task.ts';
import { moveMail } from './move-mail.ts';

/** Sends it, unless it has left already, nothing of the order is left, or nobody is known to get it. */
export function deliverMove(shop: MailShop, moveId: string): Promise<void> {
  return sendOnce(shop, { subjectId: moveId, kind: VISIT_MOVED_MAIL }, () => writeMail(shop, moveId));
}

async function writeMail(shop: MailShop, moveId: string): Promise<Mail | undefined> {
  const { database, museum, imported, printer } = shop;
  const { publicUrl } = shop.config;
  const move = await findMove(database, moveId);
  const order = move && (await reviewOrder(shop, move.booking_id));
  if (!move || order?.state !== 'confirmed' || order.email === '') return undefined;
  const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
  const documentMuseum = orderMuseum(museum, imported, language, order, publicUrl);
  const print: Print = (task) => printer.printOnce(order.booking_id, task);
  const review = shopAddress(publicUrl, language, shopPaths.orderReview(order.booking_id));
  return {
    to: order.email,
    ...moveMail({ museum: documentMuseum, order, line: move.line, ...move.content, review }),
    attachments: await orderDocuments(print, order, documentMuseum, { visitsAlone: true }),
    messageId: messageIdOf(VISIT_MOVED_MAIL, moveId, publicUrl),
    date: move.at,
    fileName: mailFileName(move.at, `${VISIT_MOVED_MAIL}-${moveId}`),
    order: order.number,
  };
}
