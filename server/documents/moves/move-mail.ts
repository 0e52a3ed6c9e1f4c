// The mail about a visit that staff have moved (ADR 126): the old time and the new one, with the new tickets and a file that
// changes the entry in the visitor's calendar.

import type { Order } from '../../../domain/orders/order.ts';
import type { VisitLine } from '../../../domain/orders/visit-line.ts';
import { hasCalendar } from '../calendar/calendar-file.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { oneLine } from '../text/one-line.ts';
import { type MoveContent, moveHtml, moveText } from './move-mail-page.ts';

export type MoveMailInput = {
  readonly museum: DocumentMuseum;
  /** As it is since. */
  readonly order: Order;
  /** The line that they are on since, and they alone at both times. */
  readonly line: number;
  readonly from: VisitLine;
  readonly to: VisitLine;
  /** The address of the order's page. */
  readonly review: string;
};

/** Subject and both parts, in the order's language. */
export function moveMail(input: MoveMailInput): OrderMail {
  const content = contentOf(input, documentI18n(input.order, input.museum));
  return {
    subject: content.subject,
    html: moveHtml(content),
    text: moveText(content),
    pictures: logoPictures(input.museum),
  };
}

function contentOf(input: MoveMailInput, i18n: DocumentI18n): MoveContent {
  const { museum, order, from, to, review } = input;
  const { language, t } = i18n;
  const texts = lineTexts(to);
  const { meetingPoint } = texts.booking(to, i18n);
  return {
    language,
    subject: oneLine(t('documents.moved.subject', { event: to.title, number: order.number })),
    ...senderOf(museum),
    greeting: greetingOf(i18n, order.name),
    reason: t('documents.moved.reason', { number: order.number }),
    title: oneLine(to.title),
    parts: to.parts.map((part) => texts.partWithoutPrice(part, i18n)).join(', '),
    now: { label: t('documents.moved.now'), value: whenOf(to, input, i18n) },
    before: { label: t('documents.moved.before'), value: whenOf(from, input, i18n) },
    place: [meetingPoint?.value, to.venue, to.address]
      .flatMap((part) => (part ? [oneLine(part)] : []))
      .join(', '),
    papers: [
      t('documents.moved.tickets'),
      hasCalendar(order, museum) ? t('documents.moved.calendar') : '',
    ].filter(Boolean),
    review: { href: review, label: t('documents.mail.review') },
    closing: [t('documents.mail.farewell'), contactText(museum, i18n)],
  };
}

/** The day and time, and the language of a tour. */
function whenOf(line: VisitLine, { order, line: index, museum }: MoveMailInput, i18n: DocumentI18n): string {
  const texts = lineTexts(line);
  const when = whenLine(texts.when(line, { index, order, museum, i18n }));
  return [when, oneLine(texts.booking(line, i18n).subtitle)].filter(Boolean).join(' · ');
}
