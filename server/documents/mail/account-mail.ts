// The mails about accounts: what has happened, one link, and what to do if it was not the reader. They contain no text
// from the visitor who caused them, so that visitors cannot send their own words in the museum's name.
import { createElement as h, type ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { accountMailsWording } from '../../../domain/wording/account-mails/account-mails-wording.ts';
import type { accountMailsEn } from '../../../domain/wording/account-mails/en.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import type { PreparedMail } from '../../customers/account-mails/prepare-account-mail.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { logoPictures } from './mail-look.ts';
import { button, mailPage, quiet, ruled, text } from './mail-page.ts';
import { senderOf } from './mail-sender.ts';
import type { OrderMail } from './order-mail.ts';

type AccountContent = ReturnType<typeof accountContent>;

/** Subject and both parts, in the visitor's language. */
export function accountMail(mail: PreparedMail, language: Language, museum: DocumentMuseum): OrderMail {
  const content = accountContent(mail, language, museum);
  return {
    subject: content.subject,
    html: accountHtml(content),
    text: accountText(content),
    pictures: logoPictures(museum),
  };
}

function accountContent({ kind, link }: PreparedMail, language: Language, museum: DocumentMuseum) {
  const i18n = documentI18n({ language }, museum);
  const t = createTranslate<typeof accountMailsEn>(
    compileWording(accountMailsWording[language], museum.translations?.[language]),
    language,
  );
  return {
    language,
    subject: t(`account-mails.${kind}.subject`),
    ...senderOf(museum),
    greeting: i18n.t('documents.mail.greeting.nameless'),
    said: t(`account-mails.${kind}.text`, { museum: museum.name }),
    link: { href: link, label: t(`account-mails.${kind}.link`) },
    lives: hasSecret(kind) ? t(`account-mails.${kind}.lives`) : '',
    otherwise: t(`account-mails.${kind}.otherwise`),
    isWarning: isWarning(kind),
    contact: contactText(museum, i18n),
  };
}

/** Their links hold a secret and are what the mail is for; with the others, one does something about what has happened. */
function hasSecret(kind: PreparedMail['kind']): kind is 'confirm' | 'recover' | 'change-email' {
  return kind === 'confirm' || kind === 'recover' || kind === 'change-email';
}

const WARNINGS: readonly PreparedMail['kind'][] = [
  'email-changes',
  'password-changed',
  'sessions-ended',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-new',
];

function isWarning(kind: PreparedMail['kind']): boolean {
  return WARNINGS.includes(kind);
}

function accountHtml(mail: AccountContent): string {
  const way = [
    h('p', { key: 'way', style: { margin: '24px 0' } }, button(mail.link)),
    mail.lives && h('p', { key: 'lives', className: 'quiet', style: quiet }, mail.lives),
    mail.lives && inFull(mail.link.href),
  ];
  return mailPage(
    mail,
    h('p', { style: text }, mail.greeting),
    h('p', { style: text }, mail.said),
    !mail.isWarning && way,
    h('div', { className: 'rule', style: ruled }, h('p', { style: text }, mail.otherwise)),
    mail.isWarning && way,
    h('p', { style: text }, mail.contact),
  );
}

/** For readers whose programme shows no buttons. */
function inFull(href: string): ReactNode {
  return h('p', { key: 'href', className: 'quiet', style: { ...quiet, overflowWrap: 'anywhere' } }, href);
}

function accountText(mail: AccountContent): string {
  const way = [`${mail.link.label}:\n${mail.link.href}`, mail.lives];
  const blocks = [
    mail.greeting,
    mail.said,
    ...(mail.isWarning ? [mail.otherwise, ...way] : [...way, mail.otherwise]),
    mail.contact,
    `-- \n${mail.imprint}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
