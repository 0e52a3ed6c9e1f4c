import { shopPaths } from '../../../domain/addresses.ts';
import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import { PieceCount } from '../../cart/piece-count.tsx';
import type { CartLineView } from '../../products/cart-line-view.ts';
import { GreetingLine } from './greeting-line.tsx';

export const voucherCartView: CartLineView<VoucherLine> = {
  name: ({ name }) => name,
  path: ({ id }) => shopPaths.voucher(id),
  dates: () => undefined,
  months: () => 0,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  description: () => '',
  typedText: ({ greeting }) => greeting,
  facts: (line, index) => (
    <>
      <PieceCount line={line} index={index} />
      <GreetingLine line={line} index={index} />
    </>
  ),
  shortageLabel: 'cart.choose-again',
  withAvailable: () => undefined,
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
