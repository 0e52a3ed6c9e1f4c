// The mails about a request of a group: its confirmation, and what the museum's staff read of it. Texts that were typed stay on
// one line.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { groupRequestsEn } from '../../../domain/wording/group-requests/en.ts';
import { groupRequestsWording } from '../../../domain/wording/group-requests/group-requests-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import type { RequestRow } from '../../group-requests/receive-request.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { mailPage, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { inert } from '../text/inert.ts';
import type { Labelled } from '../text/labelled.ts';
import { oneLine } from '../text/one-line.ts';

type Said = {
  readonly language: Language;
  readonly subject: string;
  readonly opening: readonly string[];
  readonly facts: readonly Labelled[];
  readonly closing: string;
};

/** Subject and both parts, in the language in which it was asked. */
export function confirmationMail(row: RequestRow, museum: DocumentMuseum, language: Language): OrderMail {
  const t = translateIn(language, museum);
  return requestMail(museum, {
    language,
    subject: t('groups.mail.subject'),
    opening: [t('groups.mail.greeting'), t('groups.mail.text')],
    facts: factsOf(row, museum, language),
    closing: contactText(museum, documentI18n({ language }, museum)),
  });
}

/** For the museum. @param address of the request in the office */
export function noticeMail(
  row: RequestRow,
  museum: DocumentMuseum,
  language: Language,
  address: string,
): OrderMail {
  const t = translateIn(language, museum);
  return requestMail(museum, {
    language,
    subject: t('groups.mail.notice.subject', { name: inert(oneLine(row.organisation || row.name)) }),
    opening: [t('groups.mail.greeting'), t('groups.mail.notice.text'), address],
    facts: factsOf(row, museum, language),
    closing: '',
  });
}

function translateIn(language: Language, museum: DocumentMuseum) {
  const wording = compileWording(groupRequestsWording[language], museum.translations?.[language]);
  return createTranslate<typeof groupRequestsEn>(wording, language);
}

function factsOf(row: RequestRow, museum: DocumentMuseum, language: Language): Labelled[] {
  const t = translateIn(language, museum);
  const { name, organisation, email, phone, people, days, wishes, answers } = row;
  return [
    { label: t('groups.name'), value: name },
    { label: t('groups.organisation'), value: organisation },
    { label: t('groups.email'), value: email },
    { label: t('groups.phone'), value: phone },
    { label: t('groups.people'), value: String(people) },
    { label: t('groups.days'), value: days },
    ...answers.map(({ label, text: said }) => ({ label, value: said })),
    { label: t('groups.wishes'), value: wishes },
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value: inert(oneLine(value)) }));
}

function requestMail(museum: DocumentMuseum, said: Said): OrderMail {
  const { language, subject, opening, facts, closing } = said;
  const sender = senderOf(museum);
  const blocks = [
    ...opening,
    facts.map(({ label, value }) => `${label}\n  ${value}`).join('\n'),
    ...(closing ? [closing] : []),
    `-- \n${sender.imprint}`,
  ];
  return {
    subject,
    html: mailPage(
      { language, subject, ...sender },
      opening.map(paragraph),
      h('div', { className: 'rule', style: { ...ruled, marginBottom: 28 } }, facts.map(fact)),
      closing && paragraph(closing),
    ),
    text: `${blocks.join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}

function paragraph(said: string): ReactNode {
  return h('p', { key: said, style: { ...text, overflowWrap: 'anywhere' } }, said);
}

function fact({ label, value }: Labelled): ReactNode {
  const style = { ...text, margin: '0 0 8px', overflowWrap: 'anywhere' } as const;
  return h('p', { key: label, style }, h('strong', null, label), h('br'), value);
}
