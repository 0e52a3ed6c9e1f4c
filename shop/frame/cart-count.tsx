import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useCartLines } from '../cart/cart-store.ts';

/** How many lines are in the cart (spec 3: the basket count is the number of its lines). */
export function CartCount() {
  const lines = useCartLines();
  const { t } = useI18n();
  if (lines.length === 0) return null;
  return (
    <>
      <span aria-hidden="true">{lines.length}</span>
      <span className="visually-hidden">{t('site.cartLines', { count: lines.length })}</span>
    </>
  );
}
