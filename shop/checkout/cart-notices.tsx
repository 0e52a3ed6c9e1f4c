import { Suspense, useEffect, useRef } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCart } from '../cart/use-cart.ts';
import { failureText } from '../ground/failure-text.ts';
import frame from '../ground/form/form-page.module.css';

// What goes with an answer of the server can come after it. The notice itself may be needed without a connection.
const CancelOthers = later(() =>
  import('./cancel-others.tsx').then((module) => ({ default: module.CancelOthers })),
);
const PriceChange = later(() =>
  import('./price-change.tsx').then((module) => ({ default: module.PriceChange })),
);

/** The server's refusal of the cart and what to do about it. Takes the focus when it appears. */
export function CartNotices() {
  const { t } = useI18n();
  const { error } = useCart();
  const box = useRef<HTMLDivElement>(null);
  // The same list stays through later edits of the lines, so only a new refusal takes the focus.
  const refusal = error?.repriced;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1} className={frame.notices}>
      <Suspense>{error.repriced.length > 0 && <PriceChange />}</Suspense>
      {error.code === 'CART_NOT_AVAILABLE' && (
        <Notice tone="error" title={t('cart.unavailable')}>
          <p>{t('cart.unavailable.text')}</p>
        </Notice>
      )}
      {error.repriced.length === 0 && error.code !== 'CART_NOT_AVAILABLE' && (
        <Notice tone="error" title={t('cart.not-ordered')}>
          <p>{failureText(error, t)}</p>
          <Suspense>{error.unpaidCarts.length > 0 && <CancelOthers carts={error.unpaidCarts} />}</Suspense>
          {error.code.startsWith('SHIPPING_') && (
            <p>
              <a href="#delivery-heading">{t('customers.shipping')}</a>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
