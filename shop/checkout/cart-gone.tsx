import { useCart } from '../cart/cart-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import frame from './checkout-frame.module.css';

/**
 * The server no longer knows the cart (spec 8, 410): it was paid for already, or took too long.
 * @param message the server's words, where it knows more
 */
export function CartGone({ message }: { message?: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const { lines } = useCart();
  return (
    <div className={frame.next}>
      <p className={frame.lead}>{message || t('cart.gone.text')}</p>
      <div className={frame.ways}>
        {lines.length > 0 ? (
          <ButtonLink to={path('checkout')}>{t('cart.gone.checkout')}</ButtonLink>
        ) : (
          <ButtonLink to={path()}>{t('cart.gone.home')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
