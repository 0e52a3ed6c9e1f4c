import type { OrderLine } from '../../domain/orders/order.ts';
import type { I18n } from '../i18n/i18n.tsx';

type Sold = { readonly type: OrderLine['type']; readonly withdrawal_days: number };

/** Whether, and until when, one may withdraw from what was bought (law-and-ux, "Withdrawal"). */
export const withdrawalWords = ({ type, withdrawal_days }: Sold, t: I18n['t']): string => {
  if (withdrawal_days > 0) return t('cart.withdrawal.days', { days: withdrawal_days });
  return type === 'merchandise' || type === 'voucher'
    ? t('cart.withdrawal.excluded')
    : t('cart.withdrawal.none');
};
