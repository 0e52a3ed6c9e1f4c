// What the mail of a present says, for its HTML part and its text part.
import type { Language } from '../../../domain/language.ts';
import { dayOf } from '../../../domain/museum-time.ts';
import type { IssuedVoucher } from '../../../domain/orders/order.ts';
import type { MailCode } from '../mail/mail-codes.ts';
import { senderOf } from '../mail/mail-sender.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { VoucherPicture } from '../museum/voucher-pictures.ts';
import { qrPng } from '../pdf/qr-png.ts';
import { contactText } from '../text/contact-text.ts';
import { type DocumentI18n, documentI18n } from '../text/document-i18n.ts';
import { greetingOf } from '../text/greeting.ts';
import { inert } from '../text/inert.ts';
import { oneLine } from '../text/one-line.ts';

export type PresentMailInput = {
  readonly language: Language;
  readonly museum: DocumentMuseum;
  readonly to: string;
  readonly from: string;
  /** Of one product, amount and greeting, named in this language. */
  readonly vouchers: readonly [IssuedVoucher, ...IssuedVoucher[]];
  readonly picture: VoucherPicture | undefined;
  /** The shop's page that redeems them. */
  readonly redeem: string;
  /** A preview: neither code nor link can be used. */
  readonly sample?: boolean;
};

export type PresentContent = ReturnType<typeof presentContent>;

/** What the museum's picture is called within the mail. */
export const PICTURE_CID = 'present@foyer';

export function presentContent(input: PresentMailInput) {
  const { museum, vouchers, picture, redeem, sample = false } = input;
  const [voucher] = vouchers;
  const i18n = documentI18n(input, museum);
  const { t, formats } = i18n;
  const count = vouchers.length;
  const from = inert(oneLine(input.from));
  return {
    language: i18n.language,
    subject: oneLine(t('documents.present.subject', { from, museum: museum.name })),
    ...senderOf(museum),
    sample: sample ? t('documents.present.sample.text') : '',
    opening: greetingOf(i18n, input.to),
    lead: t('documents.present.lead', { from, count }),
    picture: picture && { cid: PICTURE_CID, alt: picture.alt, ratio: picture.ratio },
    /** In the paragraphs in which it was typed. */
    greeting: inert(voucher.greeting)
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => oneLine(line)),
    name: voucher.name,
    amount: count > 1 ? `${count} × ${formats.money(voucher.amount)}` : formats.money(voucher.amount),
    valid: t('documents.voucher.valid', { last: formats.day(dayOf(voucher.valid_to)) }),
    redeem: { href: redeem, label: t('documents.present.redeem') },
    how: t('documents.present.how'),
    rest: t('documents.voucher.rest.text'),
    codes: vouchers.map((one, index) => codeOf(one, index, i18n)),
    closing: [
      t('documents.present.attached', { count }),
      t('documents.present.why', { from }),
      contactText(museum, i18n),
    ],
  };
}

function codeOf({ barcode, amount }: IssuedVoucher, index: number, { t, formats }: DocumentI18n): MailCode {
  return {
    cid: codeCid(index),
    alt: t('documents.voucher.code', { code: barcode }),
    shown: qrPng(barcode).shown,
    name: formats.money(amount),
    facts: [],
    code: barcode,
  };
}

/** What the picture of a code is called within the mail. */
export function codeCid(index: number): string {
  return `code-${index + 1}@foyer`;
}
