import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Nothing is in the cart yet that a code could pay for, and where to go next. */
export function CodesAlone() {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <>
      <p>{t('vouchers.code.alone')}</p>
      <ButtonLink to={path()}>{t('cart.gone.home')}</ButtonLink>
    </>
  );
}
