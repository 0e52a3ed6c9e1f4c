import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { CartElsewhere } from './cart-elsewhere.tsx';

/** Nothing in the cart yet, and where to go next. */
export function EmptyCart() {
  const { t } = useI18n();
  const path = useLocalPath();
  const { hasTickets } = useShell().config;
  return (
    <>
      <p>{t('cart.empty.text')}</p>
      <CartElsewhere />
      <ButtonLink to={path(hasTickets ? shopPaths.events() : shopPaths.home())}>
        {t(hasTickets ? 'cart.empty.next' : 'site.backToShop')}
      </ButtonLink>
    </>
  );
}
