import type { MerchandiseOrderLine } from '../../../domain/merchandise/merchandise-order-line.ts';
import { type OrderLineView, pieceParts } from '../../products/order-line-view.ts';
import { PassOwners } from './pass-owner.tsx';

/** Articles, and passes with their owners. */
export const merchandiseOrderView: OrderLineView<MerchandiseOrderLine> = {
  facts: () => null,
  parts: pieceParts,
  typedText: ({ article }) => article.owners.length > 0 && <PassOwners owners={article.owners} />,
  ticketFacts: () => [],
};
