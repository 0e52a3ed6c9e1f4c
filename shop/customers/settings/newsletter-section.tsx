import { useState } from 'react';
import type { Customer } from '../../../domain/customers/customer.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { updateCustomer } from '../session/customer-store.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';

/** Saves a tick at once. If that fails, the tick is undone and the reason shown. */
export function NewsletterSection({ customer }: { customer: Customer }) {
  const { t } = useI18n();
  const call = useAccountCall();
  const { newsletter } = customer;
  const [asked, setAsked] = useState<boolean>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [message, setMessage] = useState('');
  const keep = async (wanted: boolean) => {
    if (asked !== undefined) return;
    setAsked(wanted);
    setFailure(undefined);
    setMessage('');
    try {
      const body = { c: { newsletter: wanted } };
      updateCustomer(await call('POST customer/update', { body }));
      setMessage(t(wanted ? 'settings.newsletter.on' : 'settings.newsletter.off'));
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
    } finally {
      setAsked(undefined);
    }
  };
  return (
    <SettingsSection id="newsletter" title={t('settings.newsletter')}>
      <CheckboxField
        name="newsletter"
        label={t('accounts.register.newsletter')}
        checked={asked ?? newsletter}
        onChange={(wanted) => void keep(wanted)}
        error={failure && failureText(failure, t)}
      />
      <p role="status">{message}</p>
    </SettingsSection>
  );
}
