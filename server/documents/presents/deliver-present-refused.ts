// Tells the buyer, once, that a present was refused for good.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import { type PresentKey, presentMailId, presentsOf } from '../../vouchers/presents/presents.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { PRESENT_REFUSED_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { presentRefusedMail } from './present-refused-mail.ts';

export function deliverPresentRefused(shop: MailShop, key: PresentKey): Promise<void> {
  const note = { subjectId: presentMailId(key), kind: PRESENT_REFUSED_MAIL };
  return sendOnce(shop, note, () => writeMail(shop, key));
}

async function writeMail(shop: MailShop, key: PresentKey): Promise<Mail | undefined> {
  const { database, museum, config } = shop;
  const order = await reviewOrder(shop, key.booking_id);
  const present = order?.presents?.find(({ line }) => line === key.line);
  const row = (await presentsOf(database, key.booking_id)).find(({ line }) => line === key.line);
  // It has left after all, because staff tried again.
  if (order?.state !== 'confirmed' || present?.state !== 'refused' || !row?.refused_at) return undefined;
  const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
  const documentMuseum = orderMuseum(museum, shop.imported, language, order, config.publicUrl);
  const review = shopAddress(config.publicUrl, language, shopPaths.orderReview(order.booking_id));
  const id = presentMailId(key);
  return {
    to: order.email,
    ...presentRefusedMail(order, present, documentMuseum, review),
    attachments: [],
    messageId: messageIdOf(PRESENT_REFUSED_MAIL, id, config.publicUrl),
    date: row.refused_at,
    fileName: mailFileName(row.refused_at, `${PRESENT_REFUSED_MAIL}-${id}`),
    order: order.number,
  };
}
