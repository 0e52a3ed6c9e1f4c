import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { useShell } from '../site/use-shell.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Nothing in the cart yet, and where to go next. */
export function EmptyCart() {
  const { t } = useI18n();
  const path = useLocalPath();
  const { hasTickets } = useShell().config;
  return (
    <>
      <p>{t('cart.empty.text')}</p>
      <ButtonLink to={path(hasTickets ? 'tickets' : '')}>
        {t(hasTickets ? 'cart.empty.next' : 'site.backToShop')}
      </ButtonLink>
    </>
  );
}
