import { dayOf } from '../../../domain/museum-time.ts';
import type { VoucherOrderLine } from '../../../domain/vouchers/voucher-order-line.ts';
import { type ProductWords, shortTerm } from './product-texts.ts';

/** Vouchers: the last day of their codes, the greeting. Without a rate they are for several, and no supply as yet. */
export const voucherWords: ProductWords<VoucherOrderLine> = {
  term: (_line, index, ordered, _museum, { t, formats }) => {
    const voucher = ordered?.vouchers.find(({ line }) => line === index);
    return shortTerm(
      voucher ? t('documents.voucher.valid', { last: formats.day(dayOf(voucher.valid_to)) }) : '',
    );
  },
  facts: ({ voucher }, { t }) => [{ label: t('documents.voucher.greeting'), value: voucher.greeting }],
  untaxed: 'multi',
};
