// The receipt of a declaration of withdrawal, on a durable medium (§ 356a(4) BGB): its content, and the day and time of its
// arrival, in the words that the page said it in. What somebody typed stays within one line each.
import { createElement as h, type ReactNode } from 'react';
import { dayOf, type MuseumDateTime } from '../../domain/museum-time.ts';
import type { Withdrawal } from '../../domain/orders/withdrawal.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import type { withdrawalEn } from '../../domain/wording/withdrawal/en.ts';
import { withdrawalWording } from '../../domain/wording/withdrawal/withdrawal-wording.ts';
import { compileWording } from '../site/compile-wording.ts';
import { speechFor } from './document-speech.ts';
import type { Labelled } from './line-tour.ts';
import { mailPage, ruled, text } from './mail-page.ts';
import { oneLine } from './one-line.ts';
import { contactText, imprintOf, type OrderMail } from './order-mail.ts';
import type { TicketMuseum } from './ticket-museum.ts';

export type WithdrawalMailInput = {
  readonly withdrawal: Withdrawal & { readonly language: string };
  readonly received: MuseumDateTime;
  readonly museum: TicketMuseum;
};

/** Subject and both parts, in the language in which it was declared. */
export const withdrawalMail = (input: WithdrawalMailInput): OrderMail => {
  const content = withdrawalContent(input);
  return { subject: content.subject, html: withdrawalHtml(content), text: withdrawalText(content) };
};

type WithdrawalContent = ReturnType<typeof withdrawalContent>;

const withdrawalContent = ({ withdrawal, received, museum }: WithdrawalMailInput) => {
  const speech = speechFor(withdrawal, museum);
  const { language, t, formats } = speech;
  const say = createTranslate<typeof withdrawalEn>(
    compileWording(withdrawalWording[language], museum.translations?.[language]),
    language,
  );
  const at = { day: formats.day(dayOf(received)), time: formats.time(received) };
  const facts: Labelled[] = [
    { label: say('withdrawal.name'), value: oneLine(withdrawal.name) },
    { label: say('withdrawal.number'), value: oneLine(withdrawal.number) },
    { label: say('withdrawal.email'), value: oneLine(withdrawal.email) },
    { label: say('withdrawal.part'), value: oneLine(withdrawal.part) || say('withdrawal.whole') },
  ];
  return {
    language,
    subject: t('documents.withdrawn.subject'),
    museum: museum.name,
    imprint: imprintOf(museum),
    greeting: t('documents.mail.greeting.nameless'),
    arrived: t('documents.withdrawn.text', at),
    statement: say('withdrawal.statement', { museum: museum.name }),
    facts,
    closing: [say('withdrawal.next'), t('documents.withdrawn.otherwise'), contactText(museum, speech)],
  };
};

const fact = ({ label, value }: Labelled): ReactNode =>
  h(
    'p',
    { key: label, style: { ...text, margin: '0 0 8px', overflowWrap: 'anywhere' } },
    h('strong', null, label),
    h('br'),
    value,
  );

const withdrawalHtml = (mail: WithdrawalContent): string =>
  mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.arrived),
    h(
      'div',
      { className: 'rule', style: { ...ruled, marginBottom: 28 } },
      h('p', { style: text }, mail.statement),
      mail.facts.map(fact),
    ),
    mail.closing.map((said) => h('p', { key: said, style: text }, said)),
  );

const withdrawalText = (mail: WithdrawalContent): string => {
  const blocks = [
    mail.greeting,
    mail.arrived,
    mail.statement,
    mail.facts.map(({ label, value }) => `${label}\n  ${value}`).join('\n'),
    ...mail.closing,
    `-- \n${mail.imprint}`,
  ];
  return `${blocks.join('\n\n')}\n`;
};
