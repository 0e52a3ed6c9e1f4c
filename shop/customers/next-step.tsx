import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useHydrated } from '../ground/session-value.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { useReturnAddress, useReturnSearch, useWaitingCheckout } from './session/return-address.ts';

/** A button to the checkout, to the page that the visitor came from, or to the programme. */
export function NextStep() {
  const { t } = useI18n();
  const path = useLocalPath();
  const waiting = useWaitingCheckout();
  const asked = useReturnSearch() !== '';
  const goal = useReturnAddress();
  const known = useHydrated();
  const words = waiting ? t('accounts.checkout') : asked ? t('accounts.back') : t('accounts.programme');
  return (
    <div className={styles.ways}>
      <ButtonLink to={known ? goal : path()}>{words}</ButtonLink>
    </div>
  );
}
