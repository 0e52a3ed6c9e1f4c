// Deletes the account (GDPR art. 17): says what that means, asks for the password and for confirmation.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Customer } from '../../../domain/customers/customer.ts';
import type { RegistrationProblems } from '../../../domain/customers/registration.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { showMessage } from '../../ground/message-store.ts';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { keepDraft, signOut } from '../session/customer-store.ts';
import { digestOf } from '../session/password-digest.ts';
import { Editable } from './editable.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Typed = { _po: string };

export function DeleteSection({ customer }: { customer: Customer }) {
  const { t } = useI18n();
  const title = t('settings.delete');
  return (
    <SettingsSection id="delete" title={title}>
      <Editable
        title={title}
        change={t('settings.delete')}
        form={(close) => <DeleteForm customer={customer} onLeave={() => close()} />}
      >
        <p>{t('settings.delete.text')}</p>
      </Editable>
    </SettingsSection>
  );
}

function DeleteForm({ customer, onLeave }: { customer: Customer; onLeave: () => void }) {
  const { t } = useI18n();
  const question = useQuestion();
  const deleteAccount = useDelete();
  const form = useSettingsForm<keyof Typed>({
    start: { _po: '' },
    prefix: 'delete-',
    labels: { _po: t('settings.password.old') },
    check,
    send: async ({ _po }) => {
      if (await question.ask()) await deleteAccount(_po);
    },
  });
  return (
    <>
      <SettingsForm form={form} submit={t('settings.delete')} onLeave={onLeave} danger>
        <ul className={styles.consequences}>
          <li>{t('settings.delete.data')}</li>
          <li>{t('settings.delete.orders')}</li>
          <li>{t('settings.delete.books')}</li>
        </ul>
        <PasswordField {...form.field('_po')} autoComplete="current-password" required />
      </SettingsForm>
      <ConfirmDialog
        open={question.open}
        title={t('settings.delete.title')}
        confirmLabel={t('settings.delete.yes')}
        cancelLabel={t('settings.delete.no')}
        onConfirm={() => question.answer(true)}
        onClose={() => question.answer(false)}
        tone="danger"
      >
        <p>{t('settings.delete.sure', { email: customer.email })}</p>
      </ConfirmDialog>
    </>
  );
}

/** A question whose answer can be waited for. */
function useQuestion() {
  const [answer, setAnswer] = useState<(yes: boolean) => void>();
  return {
    open: answer !== undefined,
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    answer: (yes: boolean) => {
      answer?.(yes);
      setAnswer(undefined);
    },
  };
}

function useDelete() {
  const { t } = useI18n();
  const call = useAccountCall();
  const navigate = useNavigate();
  const path = useLocalPath();
  return async (password: string) => {
    await call('POST customer/delete', { body: { _po: digestOf(password) } });
    // Leave first, because this page redirects to the login without an account.
    await navigate(path(), { replace: true });
    signOut();
    keepDraft(undefined);
    showMessage({ text: t('settings.deleted'), tone: 'good' });
  };
}

function check({ _po }: Typed): RegistrationProblems {
  return _po === '' ? { _po: ['REQUIRED'] } : {};
}
