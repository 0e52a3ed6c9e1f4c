// Mails whoever bought a pass that it is blocked, or until when it is valid (ADR 127): once, and only about its last change.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { type PassChanged, passMailId, passToTell } from '../../orders/passes/change-pass.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { PASS_CHANGED_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { passMail } from './pass-mail.ts';

export function deliverPassNotice(shop: MailShop, job: PassChanged): Promise<void> {
  return sendOnce(shop, { subjectId: passMailId(job), kind: PASS_CHANGED_MAIL }, () => writeMail(shop, job));
}

async function writeMail(shop: MailShop, job: PassChanged): Promise<Mail | undefined> {
  const { database, museum, imported } = shop;
  const { publicUrl } = shop.config;
  const row = await passToTell(database, job);
  if (!row || row.email === '' || row.is_returned) return undefined;
  const language = isLanguage(row.language) ? row.language : defaultLanguage(museum.settings.languages);
  const date = shop.now();
  return {
    to: row.email,
    ...passMail({
      ...row,
      language,
      museum: orderMuseum(museum, imported, language, { lines: [] }, publicUrl),
      order: row.number,
      isBlocked: row.blocked_at !== null,
      review: shopAddress(publicUrl, language, shopPaths.orderReview(row.booking_id)),
    }),
    attachments: [],
    messageId: messageIdOf(PASS_CHANGED_MAIL, passMailId(job), publicUrl),
    date,
    fileName: mailFileName(date, `${PASS_CHANGED_MAIL}-${passMailId(job)}`),
    order: row.number,
  };
}
