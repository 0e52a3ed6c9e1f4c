// `/password-reset-success` (spec 2): says that a link was sent if the account exists.
import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { SecondaryPage } from './secondary-page.tsx';
import { useReturnSearch } from './session/return-address.ts';

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useReturnSearch();
  return (
    <SecondaryPage title={t('accounts.sent.title')}>
      <p className={styles.lead}>{t('accounts.sent.text')}</p>
      <p className={styles.lead}>{t('accounts.sent.nothing')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" to={`${path(shopPaths.forgotPassword())}${search}`}>
          {t('accounts.sent.again')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={`${path(shopPaths.login())}${search}`}>
          {t('accounts.forgot.back')}
        </ButtonLink>
      </div>
    </SecondaryPage>
  );
}
