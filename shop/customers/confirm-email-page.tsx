// `/confirm-email`: opened from a mail after a registration or a change of address. It takes the account's session or its
// password to confirm, so that neither a mail program that opens links nor an owner of the address who did not register
// confirms anybody's account.
import { type FormEvent, useState } from 'react';
import type { FieldProblem } from '../../domain/refusal.ts';
import { Button } from '../../ui/button.tsx';
import type { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import styles from './account-page.module.css';
import { PasswordField } from './fields/password-field.tsx';
import { NextStep } from './next-step.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { useCustomer } from './session/customer-store.ts';
import { checkSession } from './session/keep-session.tsx';
import { forgetLinkSecret, useLinkSecret } from './session/link-secret.ts';
import { digestOf } from './session/password-digest.ts';
import { withCurrentToken } from './session/sign-in-with-token.ts';

const EMPTY = { password: '' };

export function Component() {
  const { t } = useI18n();
  const secret = useLinkSecret('confirmEmail');
  const [email, setEmail] = useState<string>();
  if (email !== undefined)
    return (
      <SecondaryPage title={t('accounts.confirmed.title')}>
        <p role="status" className={`${styles.lead} ${styles.email}`}>
          {t('accounts.confirmed.text', { email })}
        </p>
        <NextStep />
      </SecondaryPage>
    );
  if (secret !== '') return <Confirm key={secret} secret={secret ?? ''} onDone={setEmail} />;
  return (
    <SecondaryPage title={t('accounts.confirm.title')}>
      <p className={styles.lead}>{t('accounts.confirm.noLink')}</p>
    </SecondaryPage>
  );
}

type Props = { secret: string; onDone: (email: string) => void };

function Confirm(props: Props) {
  const { t } = useI18n();
  const { values, asksPassword, form } = useConfirmation(props);
  const label = t('accounts.password');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <SecondaryPage title={t('accounts.confirm.title')} error={isWrong(form)} personal>
      <FormErrors form={form} labels={{ password: label }} />
      <p className={styles.lead}>{t(asksPassword ? 'accounts.confirm.password' : 'accounts.confirm.text')}</p>
      <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
        {asksPassword && (
          <PasswordField
            name="password"
            label={label}
            autoComplete="current-password"
            required
            value={values.password}
            onChange={(password) => form.change({ password })}
            error={form.errors['password']}
          />
        )}
        <div className={styles.ways}>
          <Button type="submit" busy={form.busy}>
            {t('accounts.confirm.submit')}
          </Button>
        </div>
      </form>
      <p>{t('accounts.confirm.other')}</p>
    </SecondaryPage>
  );
}

/** Confirms with the session of this tab, or with the password, also when the session is of another account. */
function useConfirmation({ secret, onDone }: Props) {
  const call = useCall();
  const customer = useCustomer();
  const [values, setValues] = useState(EMPTY);
  const [refused, setRefused] = useState(false);
  const asksPassword = refused || !customer || customer.isGuest;
  const form = useShopForm({
    values,
    keep: setValues,
    check: ({ password }): Record<string, FieldProblem[]> =>
      asksPassword && password === '' ? { password: ['REQUIRED'] } : {},
    fieldsOf: ({ fields }: ApiRefusal) => {
      if (fields['_p']) setRefused(true);
      return fields['_p'] ? { password: fields['_p'] } : fields;
    },
    send: async ({ password }) => {
      const body = { token: secret, ...(asksPassword ? { _p: digestOf(password) } : {}) };
      const { email } = await withCurrentToken((who) => call('POST customer/emailconfirm', { ...who, body }));
      forgetLinkSecret('confirmEmail');
      await checkSession(call);
      onDone(email);
    },
  });
  return { values, asksPassword, form };
}
