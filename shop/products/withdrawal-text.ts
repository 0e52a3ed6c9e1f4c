import { type BoughtLine, type OrderLine, productKind } from '../../domain/product-kinds.ts';
import type { WithdrawalTerm } from '../../domain/products/withdrawal-term.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The right of withdrawal of what was bought, and its period (law-and-ux, "Withdrawal"); thanks for a gift. */
export function withdrawalText(sold: BoughtLine | OrderLine, t: I18n['t']): string {
  return termText(productKind(sold.type).withdrawal(sold), t);
}

/** Text of a right of withdrawal, also for products that are not in the cart yet. */
export function termText(term: WithdrawalTerm, t: I18n['t']): string {
  if ('from' in term)
    return term.from === 'receipt'
      ? t('merchandise.withdrawal.days', { days: term.days })
      : t('cart.withdrawal.days', { days: term.days });
  switch (term.because) {
    case 'visit':
      return t('cart.withdrawal.none');
    case 'excluded':
      return t('cart.withdrawal.excluded');
    case 'gift':
      return t('cart.gift');
  }
}
