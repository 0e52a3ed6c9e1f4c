// Mails a buyer that a parcel is on its way (ADR 124), once, and not at all where that was taken back or corrected meanwhile.
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { parcelIn } from '../../orders/parcels/present-parcel.ts';
import { type ParcelSent, parcelMailId, parcelToTell } from '../../orders/parcels/send-parcel.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { PARCEL_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { parcelMail } from './parcel-mail.ts';

export function deliverParcelNotice(shop: MailShop, job: ParcelSent): Promise<void> {
  return sendOnce(shop, { subjectId: parcelMailId(job), kind: PARCEL_MAIL }, () => writeMail(shop, job));
}

async function writeMail(shop: MailShop, job: ParcelSent): Promise<Mail | undefined> {
  const { museum, imported } = shop;
  const { publicUrl } = shop.config;
  const row = await parcelToTell(shop, job);
  const parcel = row && parcelIn(row);
  if (!row?.sent_at || !parcel || row.buyer.email === '') return undefined;
  const language = isLanguage(row.language) ? row.language : defaultLanguage(museum.settings.languages);
  return {
    to: row.buyer.email,
    ...parcelMail({
      ...row,
      language,
      museum: orderMuseum(museum, imported, language, row, publicUrl),
      order: row.number,
      buyer: row.buyer.name,
      parcel,
      carriers: museum.settings.carriers ?? [],
      corrected: job.corrected,
    }),
    attachments: [],
    messageId: messageIdOf(PARCEL_MAIL, parcelMailId(job), publicUrl),
    date: row.sent_at,
    fileName: mailFileName(row.sent_at, `${PARCEL_MAIL}-${parcelMailId(job)}`),
    order: row.number,
  };
}
