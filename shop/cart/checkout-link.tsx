import { useEffect, useRef } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';

/** The way to the checkout, in place of the button that added. It takes over the focus of that button. */
export function CheckoutLink() {
  const { t } = useI18n();
  const path = useLocalPath();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <span ref={place}>
      <ButtonLink
        to={path(shopPaths.checkout())}
        // The second half of the double click that added.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {t('cart.bar.link')}
      </ButtonLink>
    </span>
  );
}
