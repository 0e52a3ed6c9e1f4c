// The mail by which free tickets are confirmed (ADR 063): what was ordered, one link, and what to do if it was not the
// reader. It has no text from whoever ordered, who may be anybody.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { orderLinkEn } from '../../../domain/wording/order-link/en.ts';
import { orderLinkWording } from '../../../domain/wording/order-link/order-link-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { oneLine } from '../text/one-line.ts';
import { logoPictures } from './mail-look.ts';
import { button, heading, mailPage, quiet, ruled, text } from './mail-page.ts';
import { senderOf } from './mail-sender.ts';
import type { OrderMail } from './order-mail.ts';

export type LinkMailInput = {
  readonly lines: readonly OrderLine[];
  readonly link: string;
  /** Until when the link can be used, in museum time. */
  readonly until: string;
  readonly museum: DocumentMuseum;
};

/** What a mail around one link says besides what was ordered. */
export type LinkWords = {
  readonly subject: string;
  readonly greeting: string;
  readonly said: string;
  /** Of the button. */
  readonly label: string;
  /** Until when; '' for nothing. */
  readonly valid: string;
  readonly otherwise: string;
};

type LinkContent = ReturnType<typeof linkContent>;

/** Subject and both parts, in the visitor's language. */
export function linkMail(input: LinkMailInput, language: Language): OrderMail {
  const { museum } = input;
  const i18n = documentI18n({ language }, museum);
  const say = createTranslate<typeof orderLinkEn>(
    compileWording(orderLinkWording[language], museum.translations?.[language]),
    language,
  );
  return mailAroundLink(input, language, {
    subject: say('order-link.subject'),
    greeting: i18n.t('documents.mail.greeting.nameless'),
    said: say('order-link.mail', { museum: museum.name }),
    label: say('order-link.link'),
    valid: say('order-link.valid', { at: lastMoment(input, i18n) }),
    otherwise: say('order-link.otherwise'),
  });
}

/** Day and time until which the link can be used. */
export function lastMoment({ until }: Pick<LinkMailInput, 'until'>, i18n: DocumentI18n): string {
  const time = i18n.t('documents.time', { time: i18n.formats.time(until) });
  return whenLine({ main: i18n.formats.day(until), detail: time });
}

/** A mail around one link: what was ordered, what the link does, and what to do if it was not the reader. */
export function mailAroundLink(input: LinkMailInput, language: Language, words: LinkWords): OrderMail {
  const content = linkContent(input, language, words);
  return {
    subject: words.subject,
    html: linkHtml(content),
    text: linkText(content),
    pictures: logoPictures(input.museum),
  };
}

function linkContent(
  { lines, link, museum }: LinkMailInput,
  language: Language,
  { label, ...words }: LinkWords,
) {
  const i18n = documentI18n({ language }, museum);
  return {
    language,
    ...words,
    ...senderOf(museum),
    lines: lines.map((line, index) => {
      const texts = lineTexts(line);
      const when = whenLine(texts.when(line, { index, order: undefined, museum, i18n }));
      const parts = line.parts.map((part) => texts.partWithoutPrice(part, i18n));
      return { title: oneLine(line.title), facts: [when, ...parts] };
    }),
    link: { href: link, label },
    contact: contactText(museum, i18n),
  };
}

function linkHtml(mail: LinkContent): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.said),
    mail.lines.map(lineHtml),
    h('p', { style: { margin: '28px 0 0' } }, button(mail.link)),
    mail.valid && h('p', { className: 'quiet', style: quiet }, mail.valid),
    h('p', { className: 'quiet', style: { ...quiet, overflowWrap: 'anywhere' } }, mail.link.href),
    h('div', { className: 'rule', style: ruled }, h('p', { style: text }, mail.otherwise)),
    h('p', { style: text }, mail.contact),
  );
}

function lineHtml({ title, facts }: LinkContent['lines'][number], index: number): ReactNode {
  return h(
    'div',
    { key: index },
    heading(title),
    facts.map((fact) => h('p', { key: fact, style: { ...text, margin: '4px 0 0' } }, fact)),
  );
}

function linkText(mail: LinkContent): string {
  const blocks = [
    mail.greeting,
    mail.said,
    ...mail.lines.map(({ title, facts }) => [title, ...facts].join('\n  ')),
    `${mail.link.label}:\n${mail.link.href}`,
    ...(mail.valid ? [mail.valid] : []),
    mail.otherwise,
    mail.contact,
    `-- \n${mail.imprint}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
