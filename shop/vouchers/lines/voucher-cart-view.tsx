import { shopPaths } from '../../../domain/addresses.ts';
import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import { PieceCount } from '../../cart/piece-count.tsx';
import type { CartLineView } from '../../products/cart-line-view.ts';
import { presentText } from '../present/present-text.ts';
import { GreetingLine } from './greeting-line.tsx';

import { PresentLine } from './present-line.tsx';

export const voucherCartView: CartLineView<VoucherLine> = {
  name: ({ name }) => name,
  path: ({ id }) => shopPaths.voucher(id),
  dates: () => undefined,
  months: () => 0,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  description: () => '',
  typedText: ({ present, greeting }, i18n) =>
    [presentText(present, i18n), greeting].filter(Boolean).join(' · '),
  facts: (line, index) => (
    <>
      <PieceCount line={line} index={index} />
      <PresentLine present={line.present} />
      <GreetingLine line={line} index={index} />
    </>
  ),
  shortageLabel: 'cart.choose-again',
  withAvailable: () => undefined,
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
