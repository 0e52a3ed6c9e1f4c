import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ApiRefusal } from '../ground/call.ts';
import { useCall } from '../ground/call-context.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useForm } from '../ground/form/use-form.ts';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { PasswordField } from './fields/password-field.tsx';
import { digestOf } from './session/password-digest.ts';
import { useReturnAddress, useReturnSearch } from './session/return-address.ts';
import { signInWithToken, withCurrentToken } from './session/sign-in-with-token.ts';

const EMPTY = { email: '', password: '' };

type Props = { login: ReturnType<typeof useLogin>; variant: ButtonVariant };

export function LoginForm({ login, variant }: Props) {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useReturnSearch();
  const { values, change, errors, busy, submit } = login;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
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
        onChange={(email) => change({ ...values, email })}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        autoComplete="current-password"
        required
        value={values.password}
        onChange={(password) => change({ ...values, password })}
        error={errors.password}
      />
      <div className={styles.ways}>
        <Button type="submit" variant={variant} busy={busy}>
          {t('accounts.login.submit')}
        </Button>
        <Link to={`${path(shopPaths.forgotPassword())}${search}`}>{t('accounts.login.forgot')}</Link>
      </div>
    </form>
  );
}

/** Signs in and returns to the page that asked for it. */
export function useLogin() {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const { show } = useToasts();
  const goal = useReturnAddress();
  const [values, setValues] = useState(EMPTY);
  const form = useForm({
    values,
    keep: setValues,
    check: missing,
    send: async ({ email, password }) => {
      const body = { _u: email.trim(), _p: digestOf(password) };
      try {
        await signInWithToken(
          call,
          await withCurrentToken((who) => call('POST auth/login', { ...who, body })),
        );
      } catch (problem) {
        if (problem instanceof ApiRefusal) show(failureText(problem, t), { tone: 'error' });
        throw problem;
      }
      await navigate(goal);
    },
  });
  return { values, ...form };
}

type Values = typeof EMPTY;

function missing(values: Values) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value.trim() === '' ? [[field, ['REQUIRED'] as const]] : [],
    ),
  );
}
