import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';

/** A note that the cart has nothing yet that a code could pay for, and a link to go on. */
export function OnlyCodes() {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <>
      <p>{t('vouchers.code.alone')}</p>
      <ButtonLink to={path()}>{t('cart.gone.home')}</ButtonLink>
    </>
  );
}
