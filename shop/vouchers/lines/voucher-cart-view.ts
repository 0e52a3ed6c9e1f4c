import { shopPaths } from '../../../domain/addresses.ts';
import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import type { CartLineView } from '../../products/cart-line-view.ts';
import { presentText } from '../present/present-text.ts';

export const voucherCartView: CartLineView<VoucherLine> = {
  name: ({ name }) => name,
  path: ({ id }) => shopPaths.voucher(id),
  dates: () => undefined,
  months: () => 0,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  description: () => '',
  typedText: ({ present, greeting }, i18n) =>
    [presentText(present, i18n), greeting].filter(Boolean).join(' · '),
};
