// The mail with which somebody is invited to the office: what it is, one link, and what to do if it makes no sense.
import { createElement as h } from 'react';
import type { invitationEn } from '../../../domain/staff/invitation/en.ts';
import { invitationWording } from '../../../domain/staff/invitation/invitation-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { PreparedStaffMail } from '../../staff/mails/prepare-staff-mail.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, mailPage, quiet, ruled, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';

/** Subject and both parts. */
export function staffMail({ name, language, link }: PreparedStaffMail, museum: DocumentMuseum): OrderMail {
  const t = createTranslate<typeof invitationEn>(compileWording(invitationWording[language]), language);
  const contact = contactText(museum, documentI18n({ language }, museum));
  const sender = senderOf(museum);
  const subject = t('invitation.subject', { museum: museum.name });
  const greeting = t('invitation.greeting', { name });
  const said = t('invitation.said', { museum: museum.name });
  const [label, lives, otherwise] = [t('invitation.link'), t('invitation.lives'), t('invitation.otherwise')];
  return {
    subject,
    html: mailPage(
      { language, subject, ...sender },
      h('p', { style: text }, greeting),
      h('p', { style: text }, said),
      h('p', { style: { margin: '24px 0' } }, button({ href: link, label })),
      h('p', { className: 'quiet', style: quiet }, lives),
      h('p', { className: 'quiet', style: { ...quiet, overflowWrap: 'anywhere' } }, link),
      h('div', { className: 'rule', style: ruled }, h('p', { style: text }, otherwise)),
      h('p', { style: text }, contact),
    ),
    text: `${[greeting, said, `${label}:\n${link}`, lives, otherwise, contact, `-- \n${sender.imprint}`].join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}
