// The mail about money that the payer's bank has taken back for good (ADR 146): what happened, that the order still stands, and
// whom to ask about paying again.
import { createElement as h } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { TakenBackWay } from '../../../domain/payments/taken-back.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { lineTexts } from '../lines/line-texts.ts';
import type { PlacedOrder } from '../lines/product-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, factsBlock, heading, mailPage, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { oneLine } from '../text/one-line.ts';

export type TakenBackMailInput = {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  readonly order: PlacedOrder & {
    readonly number: string;
    readonly name: string;
    readonly lines: readonly OrderLine[];
  };
  readonly way: TakenBackWay;
  readonly amount: Cents;
  /** The bank has left a part of the payment. */
  readonly isPart: boolean;
  /** The address of the order's page. */
  readonly review: string;
};

type Content = ReturnType<typeof contentOf>;

/** Subject and both parts, in the buyer's language. */
export function takenBackMail(input: TakenBackMailInput): OrderMail {
  const content = contentOf(input);
  return {
    subject: content.subject,
    html: htmlOf(content),
    text: textOf(content),
    pictures: logoPictures(input.museum),
  };
}

function contentOf(input: TakenBackMailInput) {
  const { museum, order, way, isPart, review } = input;
  const i18n = documentI18n(input, museum);
  const { t, formats, language } = i18n;
  const { number, name } = order;
  const amount = formats.money(input.amount);
  const fact = (label: string, value: string) => ({ label: t('documents.mail.label', { label }), value });
  return {
    language,
    subject: t(isPart ? 'documents.takenBack.subject.part' : 'documents.takenBack.subject', { number }),
    ...senderOf(museum),
    greeting: greetingOf(i18n, name),
    happened: t(`documents.takenBack.${isPart ? 'part' : way}`, { amount }),
    stands: t(isPart ? 'documents.takenBack.stands.part' : 'documents.takenBack.stands'),
    pay: t('documents.takenBack.pay', { number }),
    facts: [fact(t('documents.ticket.order'), number), fact(t('documents.takenBack.amount'), amount)],
    heading: t('documents.mail.order'),
    lines: order.lines.map((line, index) => {
      const texts = lineTexts(line);
      return {
        title: oneLine(line.title),
        when: whenLine(texts.when(line, { index, order, museum, i18n })),
        parts: line.parts.map((part) => texts.partWithoutPrice(part, i18n)).join(', '),
      };
    }),
    review: { href: review, label: t('documents.mail.review') },
    closing: [t('documents.takenBack.settled'), contactText(museum, i18n)],
  };
}

function htmlOf(mail: Content): string {
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.happened),
    h('p', { style: text }, mail.stands),
    h('p', { style: { ...text, fontWeight: 700 } }, mail.pay),
    factsBlock(mail.facts),
    h('p', { style: { margin: '28px 0' } }, button(mail.review)),
    heading(mail.heading),
    mail.lines.map(({ title, when, parts }, index) =>
      h(
        'div',
        { key: index, className: 'rule', style: { ...ruled, marginTop: index === 0 ? 10 : 20 } },
        h('h2', { style: { margin: '0 0 6px', fontSize: 18, lineHeight: 1.25, fontWeight: 700 } }, title),
        when && h('p', { style: { ...text, margin: 0 } }, when),
        h('p', { style: { ...text, margin: 0 } }, parts),
      ),
    ),
    mail.closing.map((said, index) =>
      h('p', { key: said, style: index === 0 ? { ...text, marginTop: 28 } : text }, said),
    ),
  );
}

function textOf(mail: Content): string {
  const blocks = [
    [mail.greeting],
    [mail.happened],
    [mail.stands],
    [mail.pay],
    mail.facts.map(({ label, value }) => `${label} ${value}`),
    [`${mail.review.label}:`, mail.review.href],
    [mail.heading.toUpperCase()],
    ...mail.lines.map(({ title, when, parts }) => [title, when, `  ${parts}`]),
    mail.closing,
    ['-- ', mail.imprint],
  ];
  return `${blocks.map((block) => block.filter(Boolean).join('\n')).join('\n\n')}\n`;
}
