// The mail for money that goes back, all of it (spec decisions 3): it came when the places were gone, for an order that was
// paid already, for a cart that never became an order, for a move that nobody made, or the museum takes an order back.
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { RedeemedCode } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { lineTexts } from '../lines/line-texts.ts';
import type { PlacedOrder } from '../lines/product-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { oneLine } from '../text/one-line.ts';
import { logoPictures } from './mail-look.ts';
import { senderOf } from './mail-sender.ts';
import type { OrderMail } from './order-mail.ts';
import { type RefundContent, refundHtml, refundText } from './refund-mail-page.ts';

/** Why the shop does not keep the money. */
export type RefundReason = 'places-gone' | 'paid-twice' | 'not-booked' | 'not-moved' | 'order-refunded';

/** An order that the museum takes back. */
export type TakenBackOrder = PlacedOrder & {
  readonly number: string;
  readonly codes: readonly RedeemedCode[];
  /** A credit note is attached. */
  readonly hasCreditNote: boolean;
};

export type RefundMailInput = {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  readonly reason: RefundReason;
  /** What goes back: all that was paid. 0 for an order that cost nothing. */
  readonly amount: Cents;
  /** What the visitor wanted; paid twice, what they have. */
  readonly lines: readonly OrderLine[];
  /** Of `order-refunded` alone. */
  readonly order?: TakenBackOrder | undefined;
};

const HEADINGS = {
  'places-gone': 'documents.refund.heading',
  'not-booked': 'documents.refund.heading',
  'not-moved': 'documents.refund.notMoved',
  'paid-twice': 'documents.mail.order',
  'order-refunded': 'documents.refund.cancelled',
} as const satisfies Record<RefundReason, string>;

/** Subject and both parts, in the visitor's language. */
export function refundMail(input: RefundMailInput): OrderMail {
  const content = refundContent(input);
  return {
    subject: content.subject,
    html: refundHtml(content),
    text: refundText(content),
    pictures: logoPictures(input.museum),
  };
}

function refundContent(input: RefundMailInput): RefundContent {
  const { museum, reason, lines, order } = input;
  const i18n = documentI18n(input, museum);
  const { language, t, formats } = i18n;
  const amount = formats.money(input.amount);
  return {
    language,
    subject: subjectOf(input, i18n),
    ...senderOf(museum),
    greeting: t('documents.mail.greeting.nameless'),
    reason: reasonText(input, i18n),
    returned: returned(input, i18n),
    heading: t(HEADINGS[reason]),
    lines: lines.map((line, index) => {
      const texts = lineTexts(line);
      return {
        title: oneLine(line.title),
        when: whenLine(texts.when(line, { index, order, museum, i18n })),
        parts: line.parts.map((part) => texts.partWithoutPrice(part, i18n)).join(', '),
      };
    }),
    colon: t('documents.mail.label', { label: '' }),
    refund: input.amount > 0 ? [{ label: t('documents.refund.amount'), value: amount }] : [],
    closing: [...againText(reason, i18n), contactText(museum, i18n)],
  };
}

function subjectOf({ amount, order }: RefundMailInput, { t, formats }: DocumentI18n): string {
  if (order) return t('documents.refund.subject.order', { number: order.number });
  return amount > 0
    ? t('documents.refund.subject', { amount: formats.money(amount) })
    : t('documents.refund.free.subject');
}

function reasonText({ reason, amount, order }: RefundMailInput, { t }: DocumentI18n): string {
  if (reason === 'paid-twice' || reason === 'not-moved') return t(`documents.refund.reason.${reason}`);
  const kind = amount + onCodes(order) > 0 ? 'reason' : 'free';
  return reason === 'order-refunded'
    ? t(`documents.refund.${kind}.order-refunded`, { number: order?.number ?? '' })
    : t(`documents.refund.${kind}.${reason}`);
}

/** What codes had paid of an order. */
function onCodes(order: TakenBackOrder | undefined): Cents {
  return (order?.codes ?? []).reduce((sum, { discount }) => sum + discount, 0);
}

/** What goes back: money, the worth of codes, and the paper that says so. */
function returned({ amount, order }: RefundMailInput, { t, formats }: DocumentI18n): string[] {
  const spent = onCodes(order);
  return [
    amount > 0 ? t('documents.refund.money', { amount: formats.money(amount) }) : '',
    spent > 0 ? t('documents.refund.codes', { amount: formats.money(spent) }) : '',
    order?.hasCreditNote ? t('documents.refund.credit-note') : '',
  ].filter(Boolean);
}

/** A customer with an order, even a refunded one, needs no hint on choosing again. */
function againText(reason: RefundReason, { t }: DocumentI18n): string[] {
  return reason === 'places-gone' || reason === 'not-booked' ? [t(`documents.refund.again.${reason}`)] : [];
}
