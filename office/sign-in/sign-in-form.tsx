import { useState } from 'react';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { signIn } from '../ground/session/session-calls.ts';

/** E-mail and password, then the second factor if one is asked for. @param onSignedIn when somebody is signed in */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void | Promise<void> }) {
  const { t } = useI18n();
  const call = useCall();
  const [values, setValues] = useState({ email: '', password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, needsCode ? ['email', 'password', 'code'] : ['email', 'password']),
    send: async ({ email, password, code }) => {
      const answer = await signIn(call, { email: email.trim(), password, ...(needsCode ? { code } : {}) });
      if (answer.signed_in) await onSignedIn();
      else setNeedsCode(true);
    },
  });
  const field = (name: keyof typeof values) => ({
    name,
    label: t(`signIn.${name}`),
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  const labels = { email: t('signIn.email'), password: t('signIn.password'), code: t('signIn.code') };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      submitLabel={t(needsCode ? 'signIn.code.submit' : 'signIn.submit')}
    >
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      {needsCode && (
        <TextField {...field('code')} hint={t('signIn.code.hint')} autoComplete="one-time-code" />
      )}
    </OfficeForm>
  );
}
