// `/recover-success` (spec 2): the password was changed and the customer is signed in.
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './account-page.module.css';
import { NextStep } from './next-step.tsx';
import { NotLoggedIn } from './not-logged-in.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { useCustomer } from './session/customer-store.ts';

export function Component() {
  const { t } = useI18n();
  const customer = useCustomer();
  if (!customer || customer.isGuest) return <NotLoggedIn />;
  return (
    <SecondaryPage title={t('accounts.recovered.title')} personal>
      <p className={styles.lead}>{t('accounts.recovered.text')}</p>
      <NextStep />
    </SecondaryPage>
  );
}
