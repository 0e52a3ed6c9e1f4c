// `/forgot-password` (spec 2 and 8). Whether the address has an account is never said.
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkRegistration } from '../../domain/customers/registration.ts';
import { ApiRefusal } from '../api/call.ts';
import { useCall } from '../api/call-context.tsx';
import { failureWords } from '../checkout/failure-words.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToasts } from '../ui/toasts.tsx';
import styles from './account-page.module.css';
import { FormErrors, isWrong } from './form-errors.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { useForm } from './use-form.ts';
import { useSearch } from './way-back.ts';

const EMAIL = [{ name: 'email', required: true, type: 'email' }] as const;

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useSearch();
  const request = useRequest();
  const { values, change, errors, busy, submit } = request;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <SecondaryPage title={t('accounts.forgot.title')} error={isWrong(request)}>
      <FormErrors form={request} labels={{ email: t('accounts.email') }} />
      <p className={styles.lead}>{t('accounts.forgot.text')}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
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
          <Link to={`${path('login')}${search}`}>{t('accounts.forgot.back')}</Link>
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
  const search = useSearch();
  const { show } = useToasts();
  const [values, setValues] = useState({ email: '' });
  const form = useForm({
    values,
    keep: setValues,
    check: (given) => checkRegistration(given, EMAIL, []),
    send: async ({ email }) => {
      const backlink = `${window.location.origin}${path('recover/')}`;
      try {
        await call('POST customer/pwdreset', { body: { email: email.trim(), backlink } });
      } catch (problem) {
        if (problem instanceof ApiRefusal) show(failureWords(problem, t), { tone: 'error' });
        throw problem;
      }
      show(t('accounts.forgot.sent'), { tone: 'good' });
      await navigate(`${path('password-reset-success')}${search}`);
    },
  });
  const wrong = form.errors.email;
  const errors = wrong && values.email.trim() ? { email: t('accounts.forgot.invalid') } : form.errors;
  return { values, ...form, errors };
}
