// A mail to a guide: their new tours, those that end at another time, those that are not theirs any more.
import { createElement as h } from 'react';
import type { guideMailEn } from '../../../domain/guides/mails/en.ts';
import { guideMailWording } from '../../../domain/guides/mails/guide-mail-wording.ts';
import { type MuseumDateTime, timeOf } from '../../../domain/museum-time.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { createFormats } from '../../../domain/wording/formats.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, mailPage, quiet, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';

type TitledTour = {
  readonly datetime: MuseumDateTime;
  readonly datetime_end: MuseumDateTime;
  readonly title: string;
  /** The tour's language in the reader's. */
  readonly spoken: string;
  readonly house: string;
};

export type TitledNews = Readonly<Record<'added' | 'changed' | 'gone', readonly TitledTour[]>>;

type Reader = { readonly name: string; readonly language: OfficeLanguage; readonly feed: string };

/** Subject and both parts. */
export function guideMail(
  { name, language, feed }: Reader,
  news: TitledNews,
  museum: DocumentMuseum,
): OrderMail {
  const t = guideTranslate(language);
  const parts = partsOf(news, language);
  const subject = t('guideMail.subject', { museum: museum.name });
  const greeting = t('guideMail.greeting', { name });
  const said = [t('guideMail.feed.text'), t('guideMail.otherwise')] as const;
  const contact = contactText(museum, documentI18n({ language }, museum));
  const sender = senderOf(museum);
  const link = { href: feed.replace(/^https?:/, 'webcal:'), label: t('guideMail.feed') };
  return {
    subject,
    html: mailPage(
      { language, subject, ...sender },
      h('p', { style: text }, greeting),
      ...parts.flatMap(({ head, lines }) => [
        h('p', { key: head, style: text }, head),
        h(
          'ul',
          { key: `${head} lines`, style: text },
          lines.map((line) => h('li', { key: line }, line)),
        ),
      ]),
      h('p', { style: { margin: '24px 0' } }, button(link)),
      h('p', { className: 'quiet', style: quiet }, said[0]),
      h('div', { className: 'rule', style: ruled }, h('p', { style: text }, said[1])),
      h('p', { style: text }, contact),
    ),
    text: `${[
      greeting,
      ...parts.map(({ head, lines }) => [head, ...lines.map((line) => `- ${line}`)].join('\n')),
      `${link.label}:\n${link.href}`,
      ...said,
      contact,
      `-- \n${sender.imprint}`,
    ].join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}

export function guideTranslate(language: OfficeLanguage) {
  return createTranslate<typeof guideMailEn>(compileWording(guideMailWording[language]), language);
}

function partsOf(news: TitledNews, language: OfficeLanguage): { head: string; lines: string[] }[] {
  const t = guideTranslate(language);
  const formats = createFormats(language);
  return (['added', 'changed', 'gone'] as const).flatMap((kind) => {
    const told = news[kind];
    if (told.length === 0) return [];
    const lines = told.map(({ datetime, datetime_end, title, spoken, house }) =>
      t('guideMail.line', {
        day: formats.day(datetime, 'full'),
        from: formats.time(datetime),
        to: formats.clock(timeOf(datetime_end)),
        title,
        language: spoken,
        house,
      }),
    );
    return { head: t(`guideMail.${kind}`, { count: told.length }), lines };
  });
}
