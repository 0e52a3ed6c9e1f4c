import { dayOf } from '../../../domain/museum-time.ts';
import type { VoucherOrderLine } from '../../../domain/vouchers/voucher-order-line.ts';
import { countedPart, NO_BOOKING, type ProductTexts, plainTime } from './product-texts.ts';

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
  facts: ({ voucher }, { t }) => [{ label: t('documents.voucher.greeting'), value: voucher.greeting }],
  isForGroup: () => false,
  paysForAll: () => false,
  untaxed: 'multi',
};
