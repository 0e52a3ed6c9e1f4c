// Confirms a request of a group, and notifies the museum. Each mail is sent once, however often the job runs.

import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { type GroupRequested, requestToMail } from '../../group-requests/receive-request.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { GROUP_REQUEST_MAIL, GROUP_REQUEST_NOTICE } from '../mail/mail-kinds.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { confirmationMail, noticeMail } from './request-mail.ts';

export async function deliverRequestMails(shop: MailShop, { number }: GroupRequested): Promise<void> {
  const { database, museum, imported, config } = shop;
  const { publicUrl } = config;
  const row = await requestToMail(database, number);
  if (!row) return;
  const { email, received_at: date } = row;
  const first = defaultLanguage(museum.settings.languages);
  const museumIn = (language: Language) => orderMuseum(museum, imported, language, { lines: [] }, publicUrl);
  const language = isLanguage(row.language) ? row.language : first;
  const subjectId = String(number);
  const send = (kind: string, addresses: Pick<Mail, 'to' | 'replyTo'>, mail: () => OrderMail) =>
    sendOnce(shop, { subjectId, kind }, async () => ({
      ...addresses,
      ...mail(),
      attachments: [],
      messageId: messageIdOf(kind, subjectId, publicUrl),
      date,
      fileName: mailFileName(date, `${kind}-${subjectId}`),
    }));
  const address = publicUrl + officePaths.groupRequest(subjectId);
  // The museum must know of it, even when the other address takes no mail.
  const sent = await Promise.allSettled([
    row.mailed &&
      send(GROUP_REQUEST_MAIL, { to: email }, () => confirmationMail(row, museumIn(language), language)),
    send(GROUP_REQUEST_NOTICE, { to: museum.settings.email, replyTo: email }, () =>
      noticeMail(row, museumIn(first), first, address),
    ),
  ]);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}
