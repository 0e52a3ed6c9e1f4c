// `/forgot-password` (spec 2 and 8). The page never reveals whether the address has an account.
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { checkRegistration } from '../../domain/customers/registration.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { failureText } from '../ground/failure-text.ts';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { SecondaryPage } from './secondary-page.tsx';
import { useReturnSearch } from './session/return-address.ts';

const EMAIL = [{ name: 'email', required: true, type: 'email' }] as const;

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useReturnSearch();
  const request = useRequest();
  const { values, change, errors, busy, submit } = request;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <SecondaryPage title={t('accounts.forgot.title')} error={isWrong(request)}>
      <FormErrors form={request} labels={{ email: t('accounts.email') }} />
      <p className={`${styles.lead} needs-script`}>{t('accounts.forgot.text')}</p>
      <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
        <TextField
          name="email"
          label={t('accounts.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          required
          value={values.email}
          onChange={(email) => change({ email })}
          error={errors.email}
        />
        <div className={styles.ways}>
          <Button type="submit" busy={busy}>
            {t('accounts.forgot.submit')}
          </Button>
          <Link to={`${path(shopPaths.login())}${search}`}>{t('accounts.forgot.back')}</Link>
        </div>
      </form>
    </SecondaryPage>
  );
}

function useRequest() {
  const { t } = useI18n();
  const call = useCall();
  const path = useLocalPath();
  const navigate = useNavigate();
  const search = useReturnSearch();
  const { show } = useToasts();
  const [values, setValues] = useState({ email: '' });
  const form = useShopForm({
    values,
    keep: setValues,
    check: (given) => checkRegistration(given, EMAIL, []),
    send: async ({ email }) => {
      const backlink = `${window.location.origin}${path(shopPaths.recover())}/`;
      try {
        await call('POST customer/pwdreset', { body: { email: email.trim(), backlink } });
      } catch (problem) {
        if (problem instanceof ApiRefusal) show(failureText(problem, t), { tone: 'error' });
        throw problem;
      }
      show(t('accounts.forgot.sent'), { tone: 'good' });
      await navigate(`${path(shopPaths.passwordResetSuccess())}${search}`);
    },
  });
  const wrong = form.errors.email;
  const errors = wrong && values.email.trim() ? { email: t('accounts.forgot.invalid') } : form.errors;
  return { values, ...form, errors };
}
