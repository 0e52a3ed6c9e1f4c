import { isGoods } from '../../domain/merchandise/goods.ts';
import type { OrderLine } from '../../domain/orders/order.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

type Article = Parameters<typeof isGoods>[0];

/** A line of the cart says of itself what an order's line says of its article. */
type Sold = Article & {
  readonly type: OrderLine['type'];
  readonly withdrawal_days: number;
  readonly article?: Article;
};

/** Whether, from when and until when, one may withdraw from what was bought (law-and-ux, "Withdrawal"). */
export function withdrawalWords(sold: Sold, t: I18n['t']): string {
  const { type, withdrawal_days: days, article = sold } = sold;
  if (days > 0)
    return isGoods(article)
      ? t('merchandise.withdrawal.days', { days })
      : t('cart.withdrawal.days', { days });
  return type === 'merchandise' || type === 'voucher'
    ? t('cart.withdrawal.excluded')
    : t('cart.withdrawal.none');
}
