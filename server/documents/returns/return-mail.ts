// The mail about a part of an order, or all of it, that the museum gives back (ADR 098): what is void, how much goes back,
// where it goes, and what the museum keeps.
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import { dayOf } from '../../../domain/museum-time.ts';
import type { Order, OrderReturn } from '../../../domain/orders/order.ts';
import { lineTexts } from '../lines/line-texts.ts';
import { whenLine } from '../lines/when-line.ts';
import { logoPictures } from '../mail/mail-look.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import { type RefundContent, refundHtml, refundText } from '../mail/refund-mail-page.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { contactText } from '../text/contact-text.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { oneLine } from '../text/one-line.ts';

export type ReturnMailInput = {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  /** As it was ordered. */
  readonly order: Order;
  readonly returned: OrderReturn;
  /** It gave back the order as it was placed. */
  readonly isWhole: boolean;
  /** Money of it that is not sent, because the payer's bank has it. */
  readonly waiting: Cents;
};

type Said = ReturnMailInput & { readonly i18n: DocumentI18n };

/** Subject and both parts, in the visitor's language. */
export function returnMail(input: ReturnMailInput): OrderMail {
  const content = contentOf({ ...input, i18n: documentI18n(input, input.museum) });
  return {
    subject: content.subject,
    html: refundHtml(content),
    text: refundText(content),
    pictures: logoPictures(input.museum),
  };
}

function contentOf(said: Said): RefundContent {
  const { museum, returned, i18n } = said;
  const { language, t, formats } = i18n;
  return {
    language,
    subject: subjectOf(said),
    ...senderOf(museum),
    greeting: t('documents.mail.greeting.nameless'),
    reason: whatHappened(said),
    returned: [returned.reason.trim(), ...whereItGoes(said)].filter(Boolean),
    heading: t('documents.refund.cancelled'),
    lines: voidLines(said),
    colon: t('documents.mail.label', { label: '' }),
    refund:
      returned.amount > 0
        ? [{ label: t('documents.refund.amount'), value: formats.money(returned.amount) }]
        : [],
    closing: [contactText(museum, i18n)],
  };
}

/** An order of which everything was given back is void, whatever was kept of it. */
function isOver({ order, isWhole }: Said): boolean {
  return isWhole || (order.state === 'refunded' && order.returns?.length === 1);
}

function hasPieces({ returned }: Said): boolean {
  return returned.parts.some(({ count }) => count > 0);
}

function subjectOf(said: Said): string {
  const { number } = said.order;
  const { t } = said.i18n;
  if (isOver(said)) return t('documents.refund.subject.order', { number });
  return t(hasPieces(said) ? 'documents.return.subject' : 'documents.return.subject.price', { number });
}

function whatHappened(said: Said): string {
  const { order, returned, isWhole, i18n } = said;
  const { number } = order;
  if (isWhole && returned.money + returned.codes > 0)
    return i18n.t('documents.refund.reason.order-refunded', { number });
  if (isOver(said)) return i18n.t('documents.refund.free.order-refunded', { number });
  return i18n.t(hasPieces(said) ? 'documents.return.part' : 'documents.return.price', { number });
}

function whereItGoes({ returned, isWhole, waiting, i18n }: Said): string[] {
  const { t, formats } = i18n;
  const { money, codes, voucher, fee, amount, credit_note } = returned;
  const sent = money - waiting;
  return [
    sent > 0
      ? t(isWhole ? 'documents.refund.money' : 'documents.return.money', { amount: formats.money(sent) })
      : '',
    voucher
      ? t('documents.return.instead', {
          amount: formats.money(voucher.amount),
          code: voucher.barcode,
          last: formats.day(dayOf(voucher.valid_to)),
        })
      : '',
    codes > 0
      ? t(isWhole ? 'documents.refund.codes' : 'documents.return.codes', { amount: formats.money(codes) })
      : '',
    fee > 0 && amount > 0 ? t('documents.return.fee', { amount: formats.money(fee) }) : '',
    fee > 0 && amount === 0 ? t('documents.return.kept') : '',
    credit_note === '' ? '' : t('documents.refund.credit-note'),
  ].filter(Boolean);
}

/** What lets nobody in any more. */
function voidLines({ order, returned, museum, i18n }: Said): RefundContent['lines'] {
  return order.lines.flatMap((line, index) => {
    const parts = line.parts.flatMap((part, at) => {
      const back = returned.parts.find((one) => one.line === index && one.part === at);
      return back && back.count > 0 ? [{ ...part, count: back.count }] : [];
    });
    if (parts.length === 0) return [];
    const texts = lineTexts(line);
    return [
      {
        title: oneLine(line.title),
        when: whenLine(texts.when(line, { index, order, museum, i18n })),
        parts: parts.map((part) => texts.partWithoutPrice(part, i18n)).join(', '),
      },
    ];
  });
}
