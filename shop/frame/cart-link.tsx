import { Suspense } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Link } from '../ground/link.tsx';
import { useHasStored } from '../ground/use-has-stored.ts';
import { useLocalPath } from '../ground/use-local-path.ts';

const CartCount = later(() => import('./cart-count.tsx').then((module) => ({ default: module.CartCount })));

/** The basket. The cart's rules are loaded only once something is in it. */
export function CartLink() {
  const { t } = useI18n();
  const path = useLocalPath();
  const used = useHasStored('cart');
  return (
    <Link to={path(shopPaths.checkout())} className="cart-link">
      <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8h16v12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
      </svg>
      <span className="cart-word">{t('site.cart')}</span>
      <span className="cart-count">
        <Suspense>{used && <CartCount />}</Suspense>
      </span>
    </Link>
  );
}
