import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import { withPieces } from '../../../domain/products/pieces.ts';
import type { CartRowView } from '../../products/cart-row-view.ts';
import { ArticleLineFacts } from './article-line-facts.tsx';

export const merchandiseCartRow: CartRowView<MerchandiseLine> = {
  facts: (line, index) => <ArticleLineFacts line={line} index={index} />,
  shortageLabel: 'cart.choose-again',
  withAvailable: (line, available) => (line.owners.length === 0 ? withPieces(line, available) : undefined),
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
