import { dayOf } from '../../../domain/museum-time.ts';
import type { VoucherOrderLine } from '../../../domain/vouchers/voucher-order-line.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import { countedPart, NO_BOOKING, type ProductTexts, plainTime } from './product-texts.ts';

/** Who else gets it and when; '' for the buyer's own. */
function sentTo({ present }: VoucherOrderLine['voucher'], { t, formats }: DocumentI18n): string {
  if (!present) return '';
  const { to: name, email, day } = present;
  return day === ''
    ? t('documents.present.now', { name, email })
    : t('documents.present.on', { name, email, day: formats.day(day) });
}

/** Vouchers: the last day of their codes, and the greeting. A voucher without a rate can be used for several rates. */
export const voucherTexts: ProductTexts<VoucherOrderLine> = {
  when: (_line, { index, order, i18n: { t, formats } }) => {
    const voucher = order?.vouchers.find(({ line }) => line === index);
    return plainTime(
      voucher ? t('documents.voucher.valid', { last: formats.day(dayOf(voucher.valid_to)) }) : '',
    );
  },
  booking: () => NO_BOOKING,
  partText: countedPart,
  partWithoutPrice: countedPart,
  facts: ({ voucher }, i18n) => [
    { label: i18n.t('documents.present.label'), value: sentTo(voucher, i18n) },
    { label: i18n.t('documents.voucher.greeting'), value: voucher.greeting },
  ],
  isForGroup: () => false,
  paysForAll: () => false,
  untaxed: 'multi',
};
