// A mail to one of the museum's people: what it is, one link, and what to do if it makes no sense.
import { createElement as h } from 'react';
import { RECOVERY_MINUTES } from '../../../domain/staff/access-mails/access-mail.ts';
import { accessMailsWording } from '../../../domain/staff/access-mails/access-mails-wording.ts';
import type { accessMailsEn } from '../../../domain/staff/access-mails/en.ts';
import type { invitationEn } from '../../../domain/staff/invitation/en.ts';
import { invitationWording } from '../../../domain/staff/invitation/invitation-wording.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { PreparedStaffMail } from '../../staff/mail-contents/prepare-staff-mail.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, mailPage, quiet, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';

/** Subject and both parts. */
export function staffMail(prepared: PreparedStaffMail, museum: DocumentMuseum): OrderMail {
  const { language, link } = prepared;
  const contact = contactText(museum, documentI18n({ language }, museum));
  const sender = senderOf(museum);
  const { subject, greeting, said, label, lives, otherwise } = textsOf(prepared, museum.name);
  const quietLines = lives === undefined ? [] : [lives, link];
  return {
    subject,
    html: mailPage(
      { language, subject, ...sender },
      h('p', { style: text }, greeting),
      h('p', { style: text }, said),
      h('p', { style: { margin: '24px 0' } }, button({ href: link, label })),
      ...quietLines.map((line) =>
        h('p', { key: line, className: 'quiet', style: { ...quiet, overflowWrap: 'anywhere' } }, line),
      ),
      h('div', { className: 'rule', style: ruled }, h('p', { style: text }, otherwise)),
      h('p', { style: text }, contact),
    ),
    text: `${[greeting, said, `${label}:\n${link}`, ...(lives === undefined ? [] : [lives]), otherwise, contact, `-- \n${sender.imprint}`].join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}

type Texts = {
  readonly subject: string;
  readonly greeting: string;
  readonly said: string;
  readonly label: string;
  /** Of a link that works once. */
  readonly lives?: string;
  readonly otherwise: string;
};

function textsOf({ about, name, language }: PreparedStaffMail, museum: string): Texts {
  if (about === 'invitation') return invitationTexts(name, language, museum);
  const t = createTranslate<typeof accessMailsEn>(compileWording(accessMailsWording[language]), language);
  const greeting = t('access.greeting', { name });
  if (about === 'recover')
    return {
      subject: t('access.recover.subject', { museum }),
      greeting,
      said: t('access.recover.said', { museum }),
      label: t('access.recover.link'),
      lives: t('access.recover.lives', { minutes: RECOVERY_MINUTES }),
      otherwise: t('access.recover.otherwise'),
    };
  return {
    subject: t('access.subject', { museum }),
    greeting,
    said: t(`access.${about}`),
    label: t('access.account'),
    otherwise: t('access.otherwise'),
  };
}

function invitationTexts(name: string, language: OfficeLanguage, museum: string): Texts {
  const t = createTranslate<typeof invitationEn>(compileWording(invitationWording[language]), language);
  return {
    subject: t('invitation.subject', { museum }),
    greeting: t('invitation.greeting', { name }),
    said: t('invitation.said', { museum }),
    label: t('invitation.link'),
    lives: t('invitation.lives'),
    otherwise: t('invitation.otherwise'),
  };
}
