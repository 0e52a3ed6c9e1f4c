// What the buyer of a present is told when the recipient's mail server has refused it for good (ADR 080).
import { createElement as h } from 'react';
import type { Order, OrderedPresent } from '../../../domain/orders/order.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { button, mailPage, text } from '../mail/mail-page.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';

/** Subject and both parts, in the buyer's language. @param review the address of the order's page */
export function presentRefusedMail(
  order: Pick<Order, 'name' | 'language' | 'number'>,
  present: Pick<OrderedPresent, 'to' | 'email'>,
  museum: DocumentMuseum,
  review: string,
): OrderMail {
  const i18n = documentI18n(order, museum);
  const { t, language } = i18n;
  const name = inert(oneLine(present.to));
  const subject = t('documents.present.refused.subject', { name });
  const said = [
    greetingOf(i18n, order.name),
    t('documents.present.refused.text', { name, email: inert(oneLine(present.email)) }),
    t('documents.present.refused.next'),
  ];
  const link = { href: review, label: t('documents.mail.review') };
  const number = t('documents.mail.label', { label: t('documents.mail.number') });
  const closing = [`${number} ${order.number}`, contactText(museum, i18n)];
  const frame = { language, subject, ...senderOf(museum) };
  return {
    subject,
    html: mailPage(
      frame,
      said.map((one) => h('p', { key: one, style: text }, one)),
      h('p', { style: { margin: '0 0 24px' } }, button(link)),
      closing.map((one) => h('p', { key: one, style: text }, one)),
    ),
    text: `${[...said, link.href, ...closing, `-- \n${frame.imprint}`].join('\n\n')}\n`,
    pictures: logoPictures(museum),
  };
}
