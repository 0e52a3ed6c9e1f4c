// Tells a buyer that the payer's bank has taken the money back for good (ADR 146): once for each payment, and only while it is
// true.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { reviewOrder } from '../../orders/review-order.ts';
import { findTakenBack } from '../../payments/taken-back/find-taken-back.ts';
import type { PaymentTakenBack } from '../../payments/taken-back/taken-back-job.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { TAKEN_BACK_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { takenBackMail } from './taken-back-mail.ts';

/** Sends it, unless it has left already or nobody is known to get it. */
export function deliverTakenBack(shop: MailShop, job: PaymentTakenBack): Promise<void> {
  return sendOnce(shop, { subjectId: job.payment_id, kind: TAKEN_BACK_MAIL }, () => writeMail(shop, job));
}

async function writeMail(shop: MailShop, { payment_id, at }: PaymentTakenBack): Promise<Mail | undefined> {
  const { database, museum, imported } = shop;
  const { publicUrl } = shop.config;
  const taken = await findTakenBack(database, payment_id);
  const order = taken && (await reviewOrder(shop, taken.bookingId));
  if (!order || order.email === '') return undefined;
  const language = isLanguage(order.language) ? order.language : defaultLanguage(museum.settings.languages);
  const date = new Date(at);
  return {
    to: order.email,
    ...takenBackMail({
      language,
      museum: orderMuseum(museum, imported, language, order, publicUrl),
      order,
      way: taken.way,
      amount: taken.amount,
      isPart: taken.isPart,
      review: shopAddress(publicUrl, language, shopPaths.orderReview(order.booking_id)),
    }),
    attachments: [],
    messageId: messageIdOf(TAKEN_BACK_MAIL, payment_id, publicUrl),
    date,
    fileName: mailFileName(date, `${TAKEN_BACK_MAIL}-${payment_id}`),
    order: order.number,
  };
}
