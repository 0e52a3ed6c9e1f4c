// `/recover/{guid?}` (spec 2): the mailed link leads here with its secret in the hash. A new password signs the customer in.
import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useNavigate } from 'react-router';
import { localPath, shopPaths, withSecret } from '../../domain/addresses.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { Button } from '../../ui/button.tsx';
import type { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { Link } from '../ground/link.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './account-page.module.css';
import { CodeField } from './fields/code-field.tsx';
import { NewPasswordFields } from './fields/new-password-fields.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { forgetLinkSecret, useLinkSecret } from './session/link-secret.ts';
import { digestOf } from './session/password-digest.ts';
import { signInWithToken } from './session/sign-in-with-token.ts';

const EMPTY = { password: '', passwordRepeated: '', code: '' };

/** Moves a secret from the path to the hash, which is not sent to any server. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return params.guid
    ? redirect(withSecret(localPath(context.get(shopContext).language, shopPaths.recover()), params.guid))
    : null;
}

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const secret = useLinkSecret('recover');
  // Another link is another form.
  if (secret !== '') return <NewPassword key={secret} secret={secret ?? ''} />;
  return (
    <SecondaryPage title={t('accounts.recover.title')}>
      <p className={styles.lead}>{t('accounts.recover.noLink')}</p>
      <div className={styles.ways}>
        <ButtonLink to={path(shopPaths.forgotPassword())}>{t('accounts.recover.again')}</ButtonLink>
      </div>
    </SecondaryPage>
  );
}

function NewPassword({ secret }: { secret: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const { values, asksCode, form } = useNewPassword(secret);
  const { change, errors, busy, submit, failure } = form;
  const labels = {
    password: t('accounts.password.new'),
    passwordRepeated: t('accounts.password.new.repeat'),
    code: t('accounts.login.code'),
  };
  const empty = values.password === '' || values.passwordRepeated === '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <SecondaryPage title={t('accounts.recover.title')} error={isWrong(form)}>
      <FormErrors
        form={form}
        labels={labels}
        title={empty ? t('accounts.recover.fill') : undefined}
        failure={failure?.status === 400 ? t('accounts.recover.fill') : undefined}
      >
        <Link to={path(shopPaths.forgotPassword())}>{t('accounts.recover.again')}</Link>
      </FormErrors>
      <form method="post" className={styles.form} onSubmit={onSubmit} noValidate>
        <NewPasswordFields
          values={values}
          onChange={(typed) => change({ ...values, ...typed })}
          errors={errors}
          label={labels.password}
          labelRepeated={labels.passwordRepeated}
        />
        {asksCode && (
          <CodeField
            name="code"
            value={values.code}
            onChange={(code) => change({ ...values, code })}
            error={errors['code']}
          />
        )}
        <div className={styles.ways}>
          <Button type="submit" busy={busy}>
            {t('accounts.recover.submit')}
          </Button>
        </div>
      </form>
    </SecondaryPage>
  );
}

/** Sets the new password by the link's secret, and signs the customer in. */
function useNewPassword(secret: string) {
  const call = useCall();
  const path = useLocalPath();
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [asksCode, setAsksCode] = useState(false);
  const form = useShopForm({
    values,
    keep: setValues,
    check: problemsOf,
    fieldsOf: (refusal) => {
      if (refusal.code === 'AUTH_CODE_NEEDED') setAsksCode(true);
      return fieldsOf(refusal);
    },
    send: async ({ password, code }) => {
      const body = { token: secret, _p: digestOf(password), ...(code.trim() ? { _c: code.trim() } : {}) };
      const token = await call('POST customer/pwdconfirm', { body });
      forgetLinkSecret('recover');
      await signInWithToken(call, token);
      await navigate(path(shopPaths.recoverSuccess()), { replace: true });
    },
  });
  return { values, asksCode, form };
}

function problemsOf({ password, passwordRepeated }: typeof EMPTY): Record<string, FieldProblem[]> {
  const problem = passwordProblem(password);
  const again = passwordRepeated === '' ? 'REQUIRED' : password !== passwordRepeated && 'PASSWORDS_DIFFER';
  return { ...(problem && { password: [problem] }), ...(again && { passwordRepeated: [again] }) };
}

/** The server knows the new password as `_p`, and the code as `_c`. */
function fieldsOf({ fields: { _p: password, _c: code, ...others } }: ApiRefusal) {
  return {
    ...others,
    ...(password && { password }),
    ...(code && { code }),
  };
}
