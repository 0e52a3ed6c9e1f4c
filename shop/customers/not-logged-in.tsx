import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { SecondaryPage } from './secondary-page.tsx';
import { useReturnSearch } from './session/return-address.ts';

/** In place of a page that says what has happened to an account, for whoever has only its address. */
export function NotLoggedIn() {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useReturnSearch();
  return (
    <SecondaryPage title={t('accounts.nobody.title')} personal>
      <p className={styles.lead}>{t('accounts.nobody.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={`${path(shopPaths.login())}${search}`}>{t('accounts.login.title')}</ButtonLink>
      </div>
    </SecondaryPage>
  );
}
