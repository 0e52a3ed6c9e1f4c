import { shopPaths } from '../../../domain/addresses.ts';
import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import { withPieces } from '../../../domain/products/pieces.ts';
import type { CartLineView } from '../../products/cart-line-view.ts';
import { ArticleLineFacts } from './article-line-facts.tsx';

export const merchandiseCartView: CartLineView<MerchandiseLine> = {
  name: ({ name }) => name,
  path: ({ id, valid_months }) => (valid_months > 0 ? shopPaths.pass(id) : shopPaths.article(id)),
  dates: () => undefined,
  months: ({ valid_months }) => valid_months,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  description: () => '',
  typedText: ({ owners }, { t }) => owners.map(({ name }) => t('cart.owner', { name })).join(', '),
  facts: (line, index) => <ArticleLineFacts line={line} index={index} />,
  shortageLabel: 'cart.choose-again',
  withAvailable: (line, available) => (line.owners.length === 0 ? withPieces(line, available) : undefined),
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
