import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import { PieceCount } from '../../cart/piece-count.tsx';
import type { CartRowView } from '../../products/cart-row-view.ts';
import { GreetingLine } from './greeting-line.tsx';
import { PresentLine } from './present-line.tsx';

export const voucherCartRow: CartRowView<VoucherLine> = {
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
