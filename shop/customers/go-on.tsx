import { useHydrated } from '../cart/session-value.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './account-page.module.css';
import { useSearch, useWaitingCheckout, useWayBack } from './way-back.ts';

/** The next step: the checkout that is waiting, the page that one came from, or the programme. */
export function GoOn() {
  const { t } = useI18n();
  const path = useLocalPath();
  const waiting = useWaitingCheckout();
  const asked = useSearch() !== '';
  const goal = useWayBack();
  const known = useHydrated();
  const words = waiting ? t('accounts.checkout') : asked ? t('accounts.back') : t('accounts.programme');
  return (
    <div className={styles.ways}>
      <ButtonLink to={known ? goal : path()}>{words}</ButtonLink>
    </div>
  );
}
