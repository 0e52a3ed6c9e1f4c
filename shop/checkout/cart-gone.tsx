import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useCart } from '../cart/use-cart.ts';
import { ButtonLink } from '../ground/button-link.tsx';
import frame from '../ground/form/form-page.module.css';
import { useLocalPath } from '../ground/use-local-path.ts';

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
          <ButtonLink to={path(shopPaths.checkout())}>{t('cart.gone.checkout')}</ButtonLink>
        ) : (
          <ButtonLink to={path()}>{t('cart.gone.home')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
