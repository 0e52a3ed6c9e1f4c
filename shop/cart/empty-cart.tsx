import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Nothing in the cart yet, and where to go next. */
export const EmptyCart = () => {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <>
      <p>{t('cart.empty.text')}</p>
      <ButtonLink to={path('tickets')}>{t('cart.empty.next')}</ButtonLink>
    </>
  );
};
