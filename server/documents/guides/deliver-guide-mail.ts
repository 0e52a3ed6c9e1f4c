// Tells a guide what has changed in their tours: one mail for all of it, and none where nothing has (operations 3). A job may
// run twice: the same news under the same name leaves once.
import { createHash } from 'node:crypto';
import { isNothing, type WhatChanged } from '../../../domain/guides/what-changed.ts';
import { inLanguage } from '../../../domain/language.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { feedAddress } from '../../guides/feed-address.ts';
import type { GuidesShop } from '../../guides/guides-shop.ts';
import { type GuideNews, type GuideTold, newsFor, noteTold } from '../../guides/tell-guides.ts';
import { languageName } from '../../tours/present-tour.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { GUIDE_MAIL } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { guideMail, type TitledNews } from './guide-mail.ts';

export type GuideMailShop = MailShop & GuidesShop;

export async function deliverGuideMail(shop: GuideMailShop, { guide_id }: GuideTold): Promise<void> {
  const found = await newsFor(shop, guide_id);
  if (!found || isNothing(found.news)) return;
  const subjectId = `${guide_id}.${digestOf(found)}`;
  await sendOnce(shop, { subjectId, kind: GUIDE_MAIL }, () => writeMail(shop, subjectId, found));
  await noteTold(shop, found);
}

/** What was told before and what is told now: given, taken back and given again is another mail. */
function digestOf({ news, have, told }: GuideNews): string {
  return createHash('sha256')
    .update(JSON.stringify([told, have, news]))
    .digest('hex')
    .slice(0, 24);
}

async function writeMail(shop: GuideMailShop, subjectId: string, { guide, news }: GuideNews): Promise<Mail> {
  const { museum, imported, now } = shop;
  const { publicUrl } = shop.config;
  const date = now();
  const { name, language, email } = guide;
  const reader = { name, language, feed: await feedAddress(shop, guide) };
  return {
    to: email,
    ...guideMail(
      reader,
      titled(shop, news, language),
      orderMuseum(museum, imported, language, { lines: [] }, publicUrl),
    ),
    attachments: [],
    messageId: messageIdOf(GUIDE_MAIL, subjectId, publicUrl),
    date,
    fileName: mailFileName(date, `${GUIDE_MAIL}-${subjectId}`),
  };
}

/** Each tour of the news with what it is called. */
function titled(
  { imported: { tours } }: GuideMailShop,
  news: WhatChanged,
  language: OfficeLanguage,
): TitledNews {
  const titledAll = (told: WhatChanged['added']) =>
    told.map((one) => {
      const row = tours.byId.get(one.tour);
      return {
        ...one,
        title: inLanguage(row?.name, language) || one.tour,
        spoken: row ? languageName(row, language) : '',
        house: inLanguage(row?.venue.name, language),
      };
    });
  return { added: titledAll(news.added), changed: titledAll(news.changed), gone: titledAll(news.gone) };
}
