// The mail that says that a parcel is on its way (ADR 124): with whom, under which number, and what is in it.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { OrderedParcel } from '../../../domain/orders/parcels/parcels-of.ts';
import {
  carrierName,
  type OwnCarrier,
  type SentBy,
  trackingAddress,
} from '../../../domain/shipping/carriers.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, factsBlock, heading, mailPage, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';
import { addressLines } from '../text/postal-address.ts';

export type ParcelMailInput = SentBy & {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  /** The number of its order. */
  readonly order: string;
  readonly buyer: string;
  readonly parcel: Pick<OrderedParcel, 'to' | 'items'>;
  /** The museum's own. */
  readonly carriers: readonly OwnCarrier[];
  /** Another number was mailed before. */
  readonly corrected: boolean;
};

type Content = ReturnType<typeof contentOf>;

/** Subject and both parts, in the buyer's language. */
export function parcelMail(input: ParcelMailInput): OrderMail {
  const content = contentOf(input);
  return {
    subject: content.subject,
    html: htmlOf(content),
    text: textOf(content),
    pictures: logoPictures(input.museum),
  };
}

function contentOf(input: ParcelMailInput) {
  const { museum, order, buyer, parcel, carrier, tracking, corrected } = input;
  const i18n = documentI18n(input, museum);
  const { t, formats, language } = i18n;
  const by = inert(oneLine(carrierName(carrier)));
  const address = [parcel.to.name, ...addressLines(parcel.to, formats, museum)].filter(Boolean);
  const label = (said: string) => t('documents.mail.label', { label: said });
  const href = trackingAddress(carrier, tracking, input.carriers);
  return {
    language,
    subject: t('documents.parcel.subject', { number: order }),
    ...senderOf(museum),
    greeting: greetingOf(i18n, buyer),
    said: [
      by === ''
        ? t('documents.parcel.sent', { number: order })
        : t('documents.parcel.carrier', { number: order, carrier: by }),
      corrected ? t('documents.parcel.corrected') : '',
    ].filter(Boolean),
    link: href ? { href, label: t('documents.parcel.follow') } : undefined,
    facts: [
      { label: label(t('documents.parcel.tracking')), value: tracking },
      {
        label: label(t('documents.parcel.to')),
        value: address.map((part) => inert(oneLine(part))).join(', '),
      },
    ].filter(({ value }) => value !== ''),
    heading: t('documents.parcel.contents'),
    items: parcel.items.map(({ count, name }) => `${count} × ${oneLine(name)}`),
    contact: contactText(museum, i18n),
  };
}

function htmlOf(mail: Content): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    mail.said.map((said) => h('p', { key: said, style: text }, said)),
    mail.link && h('p', { style: { margin: '28px 0' } }, button(mail.link)),
    factsBlock(mail.facts),
    heading(mail.heading),
    h('div', { className: 'rule', style: { ...ruled, marginTop: 10 } }, mail.items.map(itemHtml)),
    h('p', { style: { ...text, marginTop: 28 } }, mail.contact),
  );
}

function itemHtml(said: string): ReactNode {
  return h('p', { key: said, style: { ...text, margin: 0 } }, said);
}

function textOf(mail: Content): string {
  const blocks = [
    [mail.greeting],
    mail.said,
    mail.link ? [mail.link.label, mail.link.href] : [],
    mail.facts.map(({ label, value }) => `${label} ${value}`),
    [mail.heading.toUpperCase(), ...mail.items],
    [mail.contact],
    ['-- ', mail.imprint],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}
