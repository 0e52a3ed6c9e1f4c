import type { VoucherOrderLine } from '../../../domain/vouchers/voucher-order-line.ts';
import { type OrderLineView, pieceParts } from '../../products/order-line-view.ts';
import { Greeting } from './greeting.tsx';

export const voucherOrderView: OrderLineView<VoucherOrderLine> = {
  facts: () => null,
  parts: pieceParts,
  typedText: ({ voucher }) => <Greeting text={voucher.greeting} />,
  ticketFacts: () => [],
};
