import { shopPaths } from '../../../domain/addresses.ts';
import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import type { CartLineView } from '../../products/cart-line-view.ts';

export const merchandiseCartView: CartLineView<MerchandiseLine> = {
  name: ({ name }) => name,
  path: ({ id, valid_months }) => (valid_months > 0 ? shopPaths.pass(id) : shopPaths.article(id)),
  dates: () => undefined,
  months: ({ valid_months }) => valid_months,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  description: () => '',
  typedText: ({ owners }, { t }) => owners.map(({ name }) => t('cart.owner', { name })).join(', '),
};
