// The mail for money that came too late (decisions 3): the reservation had lapsed, the places were gone, and all of the
// money goes back.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';
import type { OrderLine } from '../../domain/orders/order.ts';
import { speechFor } from './document-speech.ts';
import { lineVisit, visitText } from './line-visit.ts';
import { heading, mailPage, rows, ruled, text } from './mail-page.ts';
import { contactText, imprintOf, type OrderMail, oneLine } from './order-mail.ts';
import type { TicketMuseum } from './ticket-museum.ts';

export type RefundMailInput = {
  readonly language: Language;
  readonly museum: TicketMuseum;
  /** What goes back: all that was paid. */
  readonly amount: Cents;
  /** What the visitor wanted. */
  readonly lines: readonly OrderLine[];
};

/** Subject and both parts, in the visitor's language. */
export const refundMail = (input: RefundMailInput): OrderMail => {
  const content = refundContent(input);
  return { subject: content.subject, html: refundHtml(content), text: refundText(content) };
};

type RefundContent = ReturnType<typeof refundContent>;

const refundContent = ({ museum, lines, ...input }: RefundMailInput) => {
  const speech = speechFor(input, museum);
  const { language, t, formats } = speech;
  const amount = formats.money(input.amount);
  return {
    language,
    subject: t('documents.refund.subject', { amount }),
    museum: museum.name,
    imprint: imprintOf(museum),
    greeting: t('documents.mail.greeting.nameless'),
    reason: t('documents.refund.reason'),
    money: t('documents.refund.money', { amount }),
    heading: t('documents.refund.heading'),
    lines: lines.map((line) => {
      const { main, detail } = visitText(lineVisit(line, museum), speech);
      return {
        event: oneLine(line.eventName),
        when: main,
        detail,
        parts: line.parts.map((part) => `${formats.number(part.count)} × ${oneLine(part.name)}`).join(', '),
      };
    }),
    refund: { label: t('documents.refund.amount'), value: amount },
    again: t('documents.refund.again'),
    contact: contactText(museum, speech),
  };
};

const refundHtml = (mail: RefundContent): string =>
  mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.reason),
    h('p', { style: { ...text, fontWeight: 700 } }, mail.money),
    mail.lines.length > 0 && heading(mail.heading),
    mail.lines.map(wanted),
    h(
      'div',
      { className: 'rule', style: { ...ruled, borderTopWidth: 3 } },
      rows([mail.refund], { fontSize: 20, fontWeight: 700 }),
    ),
    h('p', { style: { ...text, marginTop: 28 } }, mail.again),
    h('p', { style: text }, mail.contact),
  );

const wanted = (line: RefundContent['lines'][number], index: number): ReactNode =>
  h(
    'div',
    { key: index, className: 'rule', style: { ...ruled, marginTop: index === 0 ? 10 : 20 } },
    h('h2', { style: { margin: '0 0 6px', fontSize: 18, lineHeight: 1.25, fontWeight: 700 } }, line.event),
    h('p', { style: { ...text, margin: 0 } }, `${line.when}, ${line.detail}`),
    h('p', { style: { ...text, margin: 0 } }, line.parts),
  );

const refundText = (mail: RefundContent): string => {
  const blocks = [
    [mail.greeting],
    [mail.reason],
    [mail.money],
    ...(mail.lines.length > 0 ? [[mail.heading.toUpperCase()]] : []),
    ...mail.lines.map((line) => [line.event, `${line.when}, ${line.detail}`, `  ${line.parts}`]),
    [`${mail.refund.label}: ${mail.refund.value}`],
    [mail.again, mail.contact],
    ['-- ', mail.imprint],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
};
