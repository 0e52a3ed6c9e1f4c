// What the mail after an order says, for its HTML part and its text part.
import type { Order } from '../../../domain/orders/order.ts';
import { paidBy } from '../../../domain/orders/paid-by.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import { untaxedPart } from '../../../domain/products/vat.ts';
import { isPayment } from '../../../domain/vouchers/single-purpose.ts';
import { whenLine } from '../lines/when-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import type { Labelled } from '../text/labelled.ts';
import { oneLine } from '../text/one-line.ts';
import { attachedText } from './attached-text.ts';
import { type MailCodes, MOST_CODES } from './mail-codes.ts';
import { mailLine } from './mail-line.ts';
import { senderOf } from './mail-sender.ts';
import { mailVisits } from './mail-visits.ts';
import { parcelNote } from './parcel-note.ts';

/** The address of the order's page, and whether the museum's terms are attached. */
export type OrderMailOptions = { readonly review: string; readonly terms?: boolean };

export type MailContent = ReturnType<typeof orderMailContent>;

export function orderMailContent(
  order: Order,
  museum: DocumentMuseum,
  codes: MailCodes,
  i18n: DocumentI18n,
  { review, terms = false }: OrderMailOptions,
) {
  const { language, t, formats } = i18n;
  const more = order.admissions.length - MOST_CODES;
  return {
    language,
    subject: subjectOf(order, museum, i18n),
    ...senderOf(museum),
    greeting: greetingOf(i18n, order.name),
    thanks: t('documents.mail.thanks'),
    visits: mailVisits(order, museum, i18n, codes),
    more: more > 0 ? t('documents.mail.more', { count: more }) : '',
    presents: order.presents?.length ? t('documents.present.code') : '',
    parcel: parcelNote(order, museum, i18n),
    heading: t('documents.mail.order'),
    colon: t('documents.mail.label', { label: '' }),
    lines: order.lines.map((line, index) => mailLine(order, line, index, museum, i18n)),
    answers: t('documents.tour.answers'),
    extras: extrasOf(order, i18n),
    total: { label: t('documents.mail.total'), value: formats.money(order.total) },
    vat: vatRows(order, i18n),
    facts: [
      { label: t('documents.mail.number'), value: order.number },
      {
        label: t('documents.mail.date'),
        value: whenLine({
          main: formats.day(order.date),
          detail: t('documents.time', { time: formats.time(order.date) }),
        }),
      },
      ...paymentFacts(order, museum, i18n),
    ].filter(({ value }) => value !== ''),
    mandate: isDebited(order, museum) ? t('documents.mail.mandate', { museum: museum.name }) : '',
    review: { href: review, label: t('documents.mail.review'), text: t('documents.mail.review.text') },
    farewell: t('documents.mail.farewell'),
    contact: contactText(museum, i18n),
    attached: attachedText(order, museum, i18n, terms),
  };
}

/** An order of visits alone is named by its event; every other by the museum. */
function subjectOf(order: Order, museum: DocumentMuseum, { t }: DocumentI18n): string {
  const { number } = order;
  if (!order.lines.every(isVisit))
    return oneLine(t('documents.mail.subject.order', { museum: museum.name, number }));
  const [event, ...more] = new Set(order.lines.map(({ title }) => title));
  return oneLine(
    more.length === 0
      ? t('documents.mail.subject', { event: event ?? '', number })
      : t('documents.mail.subject.several', { number }),
  );
}

/** What is added to the lines and taken off them. */
function extrasOf({ shipping, codes }: Order, { t, formats }: DocumentI18n): Labelled[] {
  return [
    ...(shipping ? [{ label: t('documents.mail.shipping'), value: formats.money(shipping.cost) }] : []),
    ...codes
      .filter(({ discount }) => discount > 0)
      .map(({ barcode, discount }) => ({
        label: t('documents.mail.code', { code: oneLine(barcode) }),
        value: formats.money(-discount),
      })),
  ];
}

/** VAT per rate, and what of the price has none. Multi-purpose vouchers pay for a price, they do not lower it. */
function vatRows({ vat, total, codes }: Order, { t, formats }: DocumentI18n): Labelled[] {
  const paid = codes.filter(isPayment).reduce((sum, { discount }) => sum + discount, 0);
  const untaxed = untaxedPart(total + paid, vat);
  return [
    ...vat
      .filter(({ vat_value }) => vat_value > 0)
      .map(({ vat_value, net, tax }) => ({
        label: t('documents.mail.vat', { rate: formats.percent(vat_value), net: formats.money(net) }),
        value: formats.money(tax),
      })),
    ...(untaxed > 0 ? [{ label: t('documents.mail.exempt'), value: formats.money(untaxed) }] : []),
  ];
}

/** How it was paid; nothing of what cost nothing. */
function paymentFacts(order: Order, museum: DocumentMuseum, { t }: DocumentI18n): Labelled[] {
  const { name, reference } = order.payment;
  const label = t('documents.mail.payment');
  switch (paidBy(order)) {
    case 'nothing':
      return [];
    case 'voucher':
      return [{ label, value: t('documents.mail.payment.voucher') }];
    case 'payment':
      return [
        { label, value: oneLine(name) },
        ...(isDebited(order, museum)
          ? [
              { label: t('documents.mail.mandate.reference'), value: oneLine(reference) },
              { label: t('documents.mail.mandate.creditor'), value: museum.debit?.creditor_id ?? '' },
            ]
          : []),
      ];
  }
}

/**
 * Was it paid by SEPA direct debit? Then the mail repeats the mandate (law-and-ux, "SEPA direct debit"). The mandate's
 * reference is the payment's, which does not exist before the order: the checkout says that it comes with this mail.
 */
function isDebited({ total, payment }: Order, { debit }: DocumentMuseum): boolean {
  return total > 0 && debit?.payarts.includes(payment.payartId) === true;
}
