// The receipt of a declaration of withdrawal, on a durable medium (§ 356a(4) BGB): its content, and the day and time of
// its arrival, in the words that the page said it in. Each typed text stays on one line.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { dayOf, type MuseumDateTime } from '../../../domain/museum-time.ts';
import type { Withdrawal } from '../../../domain/orders/withdrawal.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import type { withdrawalEn } from '../../../domain/wording/withdrawal/en.ts';
import { withdrawalWording } from '../../../domain/wording/withdrawal/withdrawal-wording.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import type { Labelled } from '../text/labelled.ts';
import { oneLine } from '../text/one-line.ts';
import { logoPictures } from './mail-look.ts';
import { type MailFrame, mailPage, ruled, text } from './mail-page.ts';
import { senderOf } from './mail-sender.ts';
import type { OrderMail } from './order-mail.ts';

export type WithdrawalMailInput = {
  readonly withdrawal: Withdrawal & { readonly language: string };
  readonly received: MuseumDateTime;
  readonly museum: DocumentMuseum;
};

type WithdrawalContent = MailFrame & {
  readonly language: Language;
  readonly opening: readonly string[];
  readonly statement: string;
  readonly facts: readonly Labelled[];
  readonly closing: readonly string[];
};

/** Subject and both parts, in the language in which it was declared. */
export function withdrawalMail(input: WithdrawalMailInput): OrderMail {
  const content = receiptContent(input);
  return {
    subject: content.subject,
    html: withdrawalHtml(content),
    text: withdrawalText(content),
    pictures: logoPictures(input.museum),
  };
}

function receiptContent(input: WithdrawalMailInput): WithdrawalContent {
  const { museum } = input;
  const { i18n, t, say, at, statement, facts, sender } = declaration(input);
  return {
    language: i18n.language,
    subject: t('documents.withdrawn.subject'),
    ...sender,
    opening: [t('documents.mail.greeting.nameless'), t('documents.withdrawn.text', at)],
    statement,
    facts,
    closing: [say('withdrawal.next'), t('documents.withdrawn.otherwise'), contactText(museum, i18n)],
  };
}

/** What was declared and when it arrived, in words. */
function declaration(
  { withdrawal, received, museum }: WithdrawalMailInput,
  language: string = withdrawal.language,
) {
  const i18n = documentI18n({ language }, museum);
  const { formats, t } = i18n;
  const say = createTranslate<typeof withdrawalEn>(
    compileWording(withdrawalWording[i18n.language], museum.translations?.[i18n.language]),
    i18n.language,
  );
  const at = { day: formats.day(dayOf(received)), time: formats.time(received) };
  const facts: Labelled[] = [
    { label: say('withdrawal.name'), value: inert(oneLine(withdrawal.name)) },
    { label: say('withdrawal.number'), value: inert(oneLine(withdrawal.number)) },
    { label: say('withdrawal.email'), value: oneLine(withdrawal.email) },
    { label: say('withdrawal.part'), value: inert(oneLine(withdrawal.part)) || say('withdrawal.whole') },
  ];
  const statement = say('withdrawal.statement', { museum: museum.name });
  return { i18n, t, say, at, statement, facts, sender: senderOf(museum) };
}

function withdrawalHtml(mail: WithdrawalContent): string {
  return mailPage(
    mail,
    mail.opening.map(paragraph),
    h(
      'div',
      { className: 'rule', style: { ...ruled, marginBottom: 28 } },
      h('p', { style: text }, mail.statement),
      mail.facts.map(fact),
    ),
    mail.closing.map(paragraph),
  );
}

function paragraph(said: string): ReactNode {
  return h('p', { key: said, style: text }, said);
}

function fact({ label, value }: Labelled): ReactNode {
  return h(
    'p',
    { key: label, style: { ...text, margin: '0 0 8px', overflowWrap: 'anywhere' } },
    h('strong', null, label),
    h('br'),
    value,
  );
}

function withdrawalText(mail: WithdrawalContent): string {
  const blocks = [
    ...mail.opening,
    mail.statement,
    mail.facts.map(({ label, value }) => `${label}\n  ${value}`).join('\n'),
    ...mail.closing,
    `-- \n${mail.imprint}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What the museum's staff read of it. @param list where all of them stand */
export function withdrawalNotice(input: WithdrawalMailInput, language: Language, list: string): OrderMail {
  const { t, at, statement, facts, sender } = declaration(input, language);
  const content: WithdrawalContent = {
    language,
    subject: t('documents.withdrawn.notice.subject'),
    ...sender,
    opening: [t('documents.withdrawn.notice.text', at)],
    statement,
    facts,
    closing: [t('documents.withdrawn.notice.list', { address: list })],
  };
  return {
    subject: content.subject,
    html: withdrawalHtml(content),
    text: withdrawalText(content),
    pictures: logoPictures(input.museum),
  };
}
