// Mails to the museum about offers to groups (ADR 130), in the language of the office: what has happened, and where it stands.
import { createElement as h } from 'react';
import type { offerNoticesEn } from '../../../domain/group-requests/offer-notices/en.ts';
import { offerNoticesWording } from '../../../domain/group-requests/offer-notices/offer-notices-wording.ts';
import { defaultLanguage } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { officeLanguage } from '../../../domain/staff/office-language.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import type { OfferRow } from '../../group-offers/offer-to-mail.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, mailPage, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';

export type Notice = {
  readonly kind: string;
  /** Under which it is noted. */
  readonly id: string;
  readonly date: Date;
  readonly subject: string;
  /** Paragraphs; '' is left out. */
  readonly said: readonly string[];
};

function museumOf({ museum, imported, config }: MailShop) {
  const language = officeLanguage(defaultLanguage(museum.settings.languages));
  return { language, museum: orderMuseum(museum, imported, language, { lines: [] }, config.publicUrl) };
}

export function noticeTexts(shop: MailShop) {
  const { language, museum } = museumOf(shop);
  const wording = compileWording(offerNoticesWording[language]);
  return {
    say: createTranslate<typeof offerNoticesEn>(wording, language),
    money: documentI18n({ language }, museum).formats.money,
  };
}

export function offerNotice(shop: MailShop, row: OfferRow, { kind, id, date, ...notice }: Notice): Mail {
  const { language, museum } = museumOf(shop);
  const subject = inert(oneLine(notice.subject));
  const said = notice.said.filter((one) => one !== '').map((one) => inert(oneLine(one)));
  const href = shop.config.publicUrl + officePaths.groupRequest(String(row.request_number));
  const label = noticeTexts(shop).say('notice.link');
  const sender = senderOf(museum);
  return {
    to: shop.museum.settings.email,
    replyTo: row.email,
    subject,
    html: mailPage(
      { language, subject, ...sender },
      said.map((one) => h('p', { key: one, style: { ...text, overflowWrap: 'anywhere' } }, one)),
      h('p', { style: { margin: '24px 0' } }, button({ href, label })),
    ),
    text: `${[...said, `${label}:\n${href}`, `-- \n${sender.imprint}`].join('\n\n')}\n`,
    pictures: logoPictures(museum),
    attachments: [],
    messageId: messageIdOf(kind, id, shop.config.publicUrl),
    date,
    fileName: mailFileName(date, `${kind}-${id}`),
  };
}
