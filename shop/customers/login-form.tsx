import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { CodeField } from './fields/code-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { digestOf } from './session/password-digest.ts';
import { useReturnAddress, useReturnSearch } from './session/return-address.ts';
import { signInWithToken, withCurrentToken } from './session/sign-in-with-token.ts';

const EMPTY = { email: '', password: '', code: '' };

type Props = { login: ReturnType<typeof useLogin>; variant: ButtonVariant };

export function LoginForm({ login, variant }: Props) {
  const { t } = useI18n();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void login.submit();
  };
  return (
    <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
      {login.asksCode ? <SecondStep login={login} /> : <FirstStep login={login} />}
      <div className={styles.ways}>
        <Button type="submit" variant={variant} busy={login.busy}>
          {t('accounts.login.submit')}
        </Button>
        <OtherWay login={login} />
      </div>
    </form>
  );
}

type StepProps = Pick<Props, 'login'>;

function FirstStep({ login: { values, change, errors } }: StepProps) {
  const { t } = useI18n();
  return (
    <>
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
    </>
  );
}

function SecondStep({ login: { values, change, errors } }: StepProps) {
  return (
    <CodeField
      name="code"
      focused
      value={values.code}
      onChange={(code) => change({ ...values, code })}
      error={errors.code}
    />
  );
}

function OtherWay({ login }: StepProps) {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useReturnSearch();
  if (!login.asksCode)
    return <Link to={`${path(shopPaths.forgotPassword())}${search}`}>{t('accounts.login.forgot')}</Link>;
  return (
    <Button variant="quiet" onClick={login.goBack}>
      {t('accounts.login.code.back')}
    </Button>
  );
}

/** Signs in, in two steps where the account wants that, and returns to the page that asked for it. */
export function useLogin() {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const { show } = useToasts();
  const goal = useReturnAddress();
  const [values, setValues] = useState(EMPTY);
  const [asksCode, setAsksCode] = useState(false);
  const form = useShopForm({
    values,
    keep: setValues,
    check: missing,
    fieldsOf: ({ fields: { _c: code, ...others } }) => ({ ...others, ...(code && { code }) }),
    send: async ({ email, password, code }) => {
      const body = { _u: email.trim(), _p: digestOf(password), ...(code.trim() ? { _c: code.trim() } : {}) };
      try {
        await signInWithToken(
          call,
          await withCurrentToken((who) => call('POST auth/login', { ...who, body })),
        );
      } catch (problem) {
        if (!(problem instanceof ApiRefusal)) throw problem;
        if (problem.code === 'AUTH_CODE_NEEDED' && !asksCode) return setAsksCode(true);
        if (problem.code !== 'AUTH_CODE_NEEDED') show(failureText(problem, t), { tone: 'error' });
        throw problem;
      }
      await navigate(goal);
    },
  });
  const goBack = () => {
    setAsksCode(false);
    setValues(EMPTY);
  };
  return { values, asksCode, goBack, ...form };
}

type Values = typeof EMPTY;

/** A missing code is the server's to say: whether there must be one, only the server knows. */
function missing({ email, password }: Values) {
  return Object.fromEntries(
    Object.entries({ email, password }).flatMap(([field, value]) =>
      value.trim() === '' ? [[field, ['REQUIRED'] as const]] : [],
    ),
  );
}
