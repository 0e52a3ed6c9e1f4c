// The mail for money that goes back, all of it (decisions 3): it came when the places were gone, for an order that was
// paid already, or for a cart that never became an order.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../domain/language.ts';
import type { Cents } from '../../domain/money.ts';
import type { OrderLine } from '../../domain/orders/order.ts';
import { speechFor } from './document-speech.ts';
import { lineVisit, visitText } from './line-visit.ts';
import { heading, mailPage, rows, ruled, text } from './mail-page.ts';
import { contactText, imprintOf, type OrderMail, oneLine } from './order-mail.ts';
import type { TicketMuseum } from './ticket-museum.ts';

/** Why the shop does not keep the money. */
export type RefundReason = 'places-gone' | 'paid-twice' | 'not-booked';

export type RefundMailInput = {
  readonly language: Language;
  readonly museum: TicketMuseum;
  readonly reason: RefundReason;
  /** What goes back: all that was paid. */
  readonly amount: Cents;
  /** What the visitor wanted; paid twice, what they have. */
  readonly lines: readonly OrderLine[];
};

/** Subject and both parts, in the visitor's language. */
export const refundMail = (input: RefundMailInput): OrderMail => {
  const content = refundContent(input);
  return { subject: content.subject, html: refundHtml(content), text: refundText(content) };
};

type RefundContent = ReturnType<typeof refundContent>;

const refundContent = ({ museum, reason, lines, ...input }: RefundMailInput) => {
  const speech = speechFor(input, museum);
  const { language, t, formats } = speech;
  const amount = formats.money(input.amount);
  return {
    language,
    subject: t('documents.refund.subject', { amount }),
    museum: museum.name,
    imprint: imprintOf(museum),
    greeting: t('documents.mail.greeting.nameless'),
    reason: t(`documents.refund.reason.${reason}`),
    money: t('documents.refund.money', { amount }),
    heading: t(reason === 'paid-twice' ? 'documents.mail.order' : 'documents.refund.heading'),
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
    // Who has an order need not choose again.
    closing: [
      ...(reason === 'paid-twice' ? [] : [t(`documents.refund.again.${reason}`)]),
      contactText(museum, speech),
    ],
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
    mail.closing.map((said, index) =>
      h('p', { key: said, style: index === 0 ? { ...text, marginTop: 28 } : text }, said),
    ),
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
    mail.closing,
    ['-- ', mail.imprint],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
};
