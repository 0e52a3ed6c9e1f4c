// The mail about a pass that staff have blocked, unblocked or extended (ADR 127): whether it lets in, and until when.
import { createElement as h } from 'react';
import type { Language } from '../../../domain/language.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, factsBlock, mailPage, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';

export type PassMailInput = {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  /** The number of its order. */
  readonly order: string;
  readonly buyer: string;
  readonly title: string;
  readonly owner: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly isBlocked: boolean;
  /** The address of the order's page. */
  readonly review: string;
};

type Content = ReturnType<typeof contentOf>;

/** Subject and both parts, in the buyer's language. */
export function passMail(input: PassMailInput): OrderMail {
  const content = contentOf(input);
  return {
    subject: content.subject,
    html: htmlOf(content),
    text: textOf(content),
    pictures: logoPictures(input.museum),
  };
}

function contentOf(input: PassMailInput) {
  const { museum, order, buyer, title, owner, valid_from, valid_to, isBlocked, review } = input;
  const i18n = documentI18n(input, museum);
  const { t, formats, language } = i18n;
  const day = formats.day(valid_to, 'long');
  const fact = (label: string, value: string) => ({
    label: t('documents.mail.label', { label }),
    value: inert(oneLine(value)),
  });
  return {
    language,
    subject: isBlocked
      ? t('documents.passChange.blocked.subject')
      : t('documents.passChange.valid.subject', { day }),
    ...senderOf(museum),
    greeting: greetingOf(i18n, buyer),
    said: isBlocked ? t('documents.passChange.blocked') : t('documents.passChange.valid', { day }),
    facts: [
      fact(t('documents.passChange.pass'), title),
      fact(t('documents.pass.owner'), owner),
      fact(t('documents.ticket.order'), order),
    ].filter(({ value }) => value !== ''),
    valid: t('documents.pass.valid', { first: formats.day(valid_from), last: formats.day(valid_to) }),
    review: { href: review, label: t('documents.mail.review') },
    contact: contactText(museum, i18n),
  };
}

function htmlOf(mail: Content): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.said),
    factsBlock(mail.facts),
    h('p', { style: text }, mail.valid),
    h('p', { style: { margin: '28px 0' } }, button(mail.review)),
    h('p', { style: text }, mail.contact),
  );
}

function textOf(mail: Content): string {
  const blocks = [
    [mail.greeting],
    [mail.said],
    [...mail.facts.map(({ label, value }) => `${label} ${value}`), mail.valid],
    [mail.review.label, mail.review.href],
    [mail.contact],
    ['-- ', mail.imprint],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}
