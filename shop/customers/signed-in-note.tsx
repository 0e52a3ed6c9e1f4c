import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import frame from '../ground/form/form-page.module.css';
import { useCustomer } from './session/customer-store.ts';

/** Where one signs in or registers: who is signed in already. Nothing for guests and strangers. */
export function SignedInNote() {
  const { t } = useI18n();
  const customer = useCustomer();
  if (!customer || customer.isGuest) return null;
  const { fname, lname, email } = customer;
  return (
    <div className={frame.notices}>
      <Notice tone="info">
        <p>{t('accounts.login.already', { name: `${fname} ${lname}`.trim() || email })}</p>
      </Notice>
    </div>
  );
}
