// The one mail after an order: what, when, where, what it cost, and what the law says about it (law-and-ux).
import type { Order } from '../../domain/orders/order.ts';
import { calendarFile } from './calendar-file.ts';
import { type Speech, speechFor } from './document-speech.ts';
import { lineVisit, visitText } from './line-visit.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import { amountText } from './price-text.ts';
import type { TicketMuseum } from './ticket-museum.ts';

export type OrderMail = { readonly subject: string; readonly html: string; readonly text: string };

/** Subject and both parts, in the order's language. `review` is where the order can be seen again. */
export const orderMail = (
  order: Order,
  museum: TicketMuseum,
  links: { readonly review: string },
): OrderMail => {
  const content = mailContent(order, museum, links.review);
  return { subject: content.subject, html: orderMailHtml(content), text: orderMailText(content) };
};

/** What both parts say, in words. */
export type MailContent = ReturnType<typeof mailContent>;

const mailContent = (order: Order, museum: TicketMuseum, review: string) => {
  const speech = speechFor(order, museum);
  const { language, t, formats } = speech;
  const names = [...new Set(order.lines.map((line) => line.eventName))];
  return {
    language,
    subject: oneLine(
      names.length === 1
        ? t('documents.mail.subject', { event: names[0] ?? '', number: order.number })
        : t('documents.mail.subject.several', { number: order.number }),
    ),
    museum: museum.name,
    imprint: imprintOf(museum),
    greeting: order.name.trim()
      ? t('documents.mail.greeting', { name: oneLine(order.name) })
      : t('documents.mail.greeting.nameless'),
    thanks: t('documents.mail.thanks'),
    calendar: calendarFile(order, museum) ? t('documents.mail.calendar') : '',
    heading: t('documents.mail.order'),
    lines: order.lines.map((line) => {
      const visit = lineVisit(line, museum);
      const { main, detail } = visitText(visit, speech);
      return {
        event: oneLine(line.eventName),
        when: main,
        detail,
        timed: visit.kind === 'slot',
        place: [line.venue, line.address].filter(Boolean).map(oneLine).join(', '),
        parts: line.parts.map((part) => ({
          name: `${formats.number(part.count)} × ${oneLine(part.name)}`,
          price: amountText(part.count * part.price, speech),
        })),
        withdrawal:
          line.withdrawal_days > 0
            ? t('documents.withdrawal.days', { days: line.withdrawal_days })
            : t('documents.withdrawal.none'),
      };
    }),
    total: { label: t('documents.mail.total'), value: formats.money(order.total) },
    vat: order.vat.map((sum) =>
      sum.vat_value === 0
        ? { label: t('documents.mail.exempt'), value: formats.money(sum.gross) }
        : {
            label: t('documents.mail.vat', {
              rate: formats.percent(sum.vat_value),
              net: formats.money(sum.net),
            }),
            value: formats.money(sum.tax),
          },
    ),
    facts: [
      { label: t('documents.mail.number'), value: order.number },
      { label: t('documents.mail.date'), value: `${formats.day(order.date)}, ${formats.time(order.date)}` },
      {
        label: t('documents.mail.payment'),
        value: oneLine([order.payment.name, order.payment.reference].filter(Boolean).join(', ')),
      },
    ].filter(({ value }) => value !== ''),
    review: { href: review, label: t('documents.mail.review'), text: t('documents.mail.review.text') },
    farewell: t('documents.mail.farewell'),
    contact: contactText(museum, speech),
  };
};

/** Name and address of who writes. */
export const imprintOf = ({ name, address: { street, zip, city } }: TicketMuseum): string =>
  [name, street, `${zip} ${city}`].filter((part) => part.trim()).join(' · ');

/** Whom to ask. */
export const contactText = ({ email, phone }: TicketMuseum, { t }: Speech): string =>
  phone ? t('documents.mail.contact', { email, phone }) : t('documents.mail.contact.mail', { email });

/** A visitor's or museum's text within one line: no breaks, so that nothing can pose as a header or a paragraph. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
